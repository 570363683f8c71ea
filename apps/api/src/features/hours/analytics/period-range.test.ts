import { expect, test } from 'vitest';
import { accountingPeriods, periodRange } from './period-range.ts';

test.each([
  ['this_month', '2026-03-31', ['2026-03-01', '2026-03-31'], ['2026-02-01', '2026-02-28']],
  ['this_month', '2028-03-01', ['2028-03-01', '2028-03-31'], ['2028-02-01', '2028-02-29']],
  ['this_quarter', '2026-02-14', ['2026-01-01', '2026-03-31'], ['2025-10-01', '2025-12-31']],
  ['this_quarter', '2026-12-31', ['2026-10-01', '2026-12-31'], ['2026-07-01', '2026-09-30']],
  ['this_year', '2026-11-21', ['2026-01-01', '2026-12-31'], ['2025-01-01', '2025-12-31']],
] as const)('%s on %s', (period, today, current, previous) => {
  const range = ([start, end]: readonly [string, string]) => ({ start, end });
  expect(periodRange(period, today)).toEqual({ current: range(current), previous: range(previous) });
});

test.each([
  ['2026-01-01', '2026-10-01', ['2026-10-01 2026-12-31']],
  ['2026-02-01', '2026-11-01', ['2026-11-01 2027-01-31']],
  ['2026-03-01', '2026-11-01', ['2026-09-01 2026-11-30', '2026-12-01 2027-02-28']],
  ['2027-02-01', '2026-11-01', ['2026-11-01 2027-01-31']],
])('accounting periods of three months from %s, around %s', (anchor, start, expected) => {
  const periods = accountingPeriods(anchor, 3, { start, end: '2026-12-31' });
  expect(periods.map((period) => `${period.start} ${period.end}`)).toEqual(expected);
});
