import type { repair } from '@pamaina/contract';
import { expect, test } from 'vitest';
import { sampleShift } from '../../../testing/sample-shift.ts';
import { weekOfChanges } from './repair-week.tsx';

const days = ['2026-12-07', '2026-12-08'];
const morning = { start_time: '07:00', end_time: '15:00' };
const evening = { start_time: '15:00', end_time: '23:00' };
const change = (shift_id: string, from: string, to: string | null): repair.RepairChange => ({
  shift_id,
  date: '2026-12-07',
  ...morning,
  template: null,
  role: 'cook',
  from_employee_id: from,
  from_name: from,
  to_employee_id: to,
  to_name: to,
  publishes: false,
  takers: [],
  asked: null,
});

test('who gives a shift away, who takes it, and what else both work', () => {
  const shifts = [
    sampleShift({ id: 's1', date: '2026-12-07', employee_id: 'ona', ...morning }),
    sampleShift({ id: 's2', date: '2026-12-08', employee_id: 'rasa', ...evening }),
    sampleShift({ id: 's3', date: '2026-12-08', employee_id: 'zita', ...evening }),
  ];
  expect(weekOfChanges([change('s1', 'ona', 'rasa')], shifts, days)).toEqual([
    { key: 'ona', name: 'ona', cells: [[{ kind: 'gone', ...morning }], []] },
    { key: 'rasa', name: 'rasa', cells: [[{ kind: 'new', ...morning }], [{ kind: 'stays', ...evening }]] },
  ]);
});

test('what nobody can take is last, without other open shifts', () => {
  const open = sampleShift({ id: 's9', date: '2026-12-08', employee_id: null, ...evening });
  const rows = weekOfChanges([change('s1', 'ona', null), change('s2', 'ona', 'rasa')], [open], days);
  expect(rows.map(({ key }) => key)).toEqual(['ona', 'rasa', '']);
  expect(rows[2]?.cells).toEqual([[{ kind: 'new', ...morning }], []]);
});
