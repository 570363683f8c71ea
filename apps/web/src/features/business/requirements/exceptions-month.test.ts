import { expect, test } from 'vitest';
import type { Month } from '../../../lib/dates/months.ts';
import { monthWeeks } from './exceptions-month.tsx';

test.each<[Month, number, string, string]>([
  ['2026-02', 5, '2026-01-26', '2026-03-01'],
  ['2027-02', 4, '2027-02-01', '2027-02-28'],
  ['2026-08', 6, '2026-07-27', '2026-09-06'],
])('%s has %i whole weeks, from %s to %s', (month, count, first, last) => {
  const weeks = monthWeeks(month);
  expect(weeks.map((week) => week.length)).toEqual(Array.from({ length: count }, () => 7));
  expect([weeks[0]?.[0], weeks.at(-1)?.[6]]).toEqual([first, last]);
});
