import type { schedule } from '@pamaina/contract';
import { drawShift } from '../lib/schedule/shift-body.ts';

let counted = 0;

/** A shift for tests: Ona, Tuesday 1 December 2026, the morning, draft; a test overrides the fields it is about. */
export function sampleShift(own: Partial<schedule.Shift> = {}): schedule.Shift {
  counted += 1;
  const body = {
    date: '2026-12-01',
    template: 'RYT',
    start_time: '07:00',
    end_time: '15:30',
    break_minutes: 30,
    role: 'barista',
    employee_id: 'ona',
    pinned: false,
    ...own,
  };
  return {
    ...drawShift(body, own.id ?? `shift-${counted}`, body.employee_id === null ? null : 'Ona', 1),
    by_hand: false,
    ...own,
  };
}
