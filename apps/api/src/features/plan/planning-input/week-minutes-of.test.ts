import { expect, test } from 'vitest';
import { weekMinutesOf } from './balances.ts';

const usual = { isReduced: false, daysPerWeek: 5 } as const;
const spans = [
  { from: null, to: '2031-03-31', contract: { ...usual, hoursPerWeek: 40 } },
  { from: '2031-04-01', to: '2031-06-30', contract: { ...usual, hoursPerWeek: 32 } },
  { from: '2031-07-01', to: null, contract: { ...usual, hoursPerWeek: 24, restWeekdays: [1, 2, 6, 7] } },
];
const hours = (monday: string) => (weekMinutesOf(spans, monday) ?? 0) / 60;

// 31 March 2031 is a Monday: 8 + 4 * 6.4. 1 July is a Tuesday, which is free from then on: 6.4 + 3 * 8.
test('each day of a week has its part by the rest days of its own terms, not by those of later ones', () => {
  expect(['2031-03-24', '2031-03-31', '2031-06-23', '2031-06-30', '2031-07-07'].map(hours)).toEqual([
    40, 33.6, 32, 30.4, 24,
  ]);
});
