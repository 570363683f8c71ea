import { expect, test } from 'vitest';
import { datesBetween } from '../../../lib/dates/dates.ts';
import { groupDays } from './over-time.tsx';

const day = (date: string) => ({
  date,
  needed: 2,
  filled: 1,
  hours: 7.1,
  overtime_hours: 0,
  night_hours: 0,
  holiday_hours: 0,
  absence_days: 0,
  cost_cents: 100,
  late_cents: 0,
});
const days = datesBetween('2026-10-01', '2026-12-31').map(day);

test('a month by days, a quarter by weeks, a year by months', () => {
  expect(groupDays(days.slice(0, 31), 'this_month')).toHaveLength(31);
  const weeks = groupDays(days, 'this_quarter');
  expect(weeks).toHaveLength(14);
  // The quarter starts on a Thursday.
  expect(weeks[0]).toEqual({
    start: '2026-10-01',
    end: '2026-10-04',
    needed: 8,
    filled: 4,
    hours: 28.4,
    cost_cents: 400,
  });
  expect(groupDays(days, 'this_year').map(({ start, end }) => [start, end])).toEqual([
    ['2026-10-01', '2026-10-31'],
    ['2026-11-01', '2026-11-30'],
    ['2026-12-01', '2026-12-31'],
  ]);
});
