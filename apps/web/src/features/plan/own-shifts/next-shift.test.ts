import { describe, expect, it } from 'vitest';
import { sampleShift } from '../../../testing/sample-shift.ts';
import { colleaguesOn, timeLeft, upcomingOf } from './next-shift.tsx';

const at = (instant: string) => Date.parse(instant);

describe('an employee’s own shifts', () => {
  const over = sampleShift({ date: '2026-11-30' });
  const running = sampleShift();
  const next = sampleShift({ date: '2026-12-03' });
  const others = sampleShift({ employee_id: 'jonas', date: '2026-12-02' });

  it('are upcoming until they end, the next one first', () => {
    const shown = upcomingOf([next, others, over, running], 'ona', at('2026-12-01T10:00:00Z'));
    expect(shown).toEqual([running, next]);
  });

  it('are shared with anyone who works at the same time, at least in part', () => {
    const late = sampleShift({ employee_id: 'jonas', start_time: '15:00', end_time: '20:00' });
    const after = sampleShift({ employee_id: 'rūta', start_time: '15:30', end_time: '20:00' });
    expect(colleaguesOn(running, [running, late, after, others])).toEqual([late]);
  });
});

describe('timeLeft', () => {
  it.each([
    ['2026-12-03T10:30:00Z', { days: 2, hours: 2, minutes: 30 }],
    ['2026-12-01T08:00:01Z', { days: 0, hours: 0, minutes: 1 }],
    ['2026-12-01T07:00:00Z', { days: 0, hours: 0, minutes: 0 }],
  ])('until %s', (instant, left) => expect(timeLeft(instant, at('2026-12-01T08:00:00Z'))).toEqual(left));
});
