import { describe, expect, it } from 'vitest';
import { createClock } from '../dates/clock.ts';
import { blocksByPerson, isOutsideEmployment, isWholeDay, withEmployment } from './blocks.ts';

const range = { start: '2026-11-30', end: '2027-01-03' };
const stated = (start: string, end: string, own = {}) => ({
  id: start,
  employee_id: 'ona',
  start,
  end,
  source: 'self' as const,
  note: null,
  repeats_weekly: false,
  ...own,
});
const blocks = (...all: ReturnType<typeof stated>[]) =>
  blocksByPerson(all, range, createClock('Europe/Vilnius')).get('ona') ?? new Map();

describe('blocksByPerson', () => {
  it('reads instants as hours of the project', () => {
    const days = blocks(stated('2026-12-01T06:00:00Z', '2026-12-01T14:00:00Z'));
    expect(days.get('2026-12-01')).toMatchObject([{ kind: 'self', from: '08:00', to: '16:00' }]);
  });

  it('spreads time off over its days and does not touch the day after', () => {
    const days = blocks(stated('2026-12-02T22:00:00Z', '2026-12-04T22:00:00Z', { source: 'time_off' }));
    expect([...days.keys()]).toEqual(['2026-12-03', '2026-12-04']);
    expect([...days.values()].flat().every(isWholeDay)).toBe(true);
  });

  it('repeats a weekly block at the same local hours, also where the clocks have changed since', () => {
    const days = blocks(stated('2026-10-19T13:00:00Z', '2026-10-19T21:00:00Z', { repeats_weekly: true }));
    expect([...days.keys()]).toEqual(['2026-11-30', '2026-12-07', '2026-12-14', '2026-12-21', '2026-12-28']);
    expect(days.get('2026-12-07')).toMatchObject([{ from: '16:00', to: '24:00' }]);
  });

  it('does not say twice what the server has already repeated', () => {
    const weekly = { repeats_weekly: true };
    const days = blocks(
      stated('2026-12-01T06:00:00Z', '2026-12-01T08:00:00Z', weekly),
      stated('2026-12-08T06:00:00Z', '2026-12-08T08:00:00Z', weekly),
    );
    expect(days.get('2026-12-08')).toHaveLength(1);
  });
});

it('bars days before the first or after the last one of an employment', () => {
  const ona = { id: 'ona', first_day: '2026-12-03', last_day: '2026-12-05' };
  const blocks = withEmployment(new Map(), [ona], { start: '2026-12-01', end: '2026-12-07' });
  const barred = ['02', '03', '05', '06'].map((day) =>
    isOutsideEmployment(blocks, { employee_id: 'ona', date: `2026-12-${day}` }),
  );
  expect(barred).toEqual([true, false, false, true]);
  // Open shifts, and who has no dates.
  expect(isOutsideEmployment(blocks, { employee_id: null, date: '2026-12-02' })).toBe(false);
  expect(isOutsideEmployment(blocks, { employee_id: 'jonas', date: '2026-12-02' })).toBe(false);
});
