import { expect, test } from 'vitest';
import { forecastPeriod } from './forecast-period.ts';
import { leastPeriodCost, type Owed } from './least-period-cost.ts';
import { payMultipliers } from './pay-multipliers.ts';
import { eu, lithuania } from '../testing/laws.ts';

const law = payMultipliers(lithuania);
const HOUR = 60;
const person = (hours: number, euro: number): Owed => ({ owed: hours * HOUR, rateCents: euro * 100 });
const least = (people: Owed[], planned: number, open = 0) =>
  leastPeriodCost(people, { planned: planned * HOUR, open: open * HOUR }, law);

test('nothing where the work meets what is owed', () => {
  expect(least([person(100, 10), person(60, 8)], 160)).toBe(0);
});

test('too little work: those who earn least are left with half their pay', () => {
  // 40 hours are missing, for the employee at 8 euro an hour: 40 x 8 x 0.5 = 160 euro.
  expect(least([person(100, 10), person(60, 8)], 120)).toBe(16_000);
});

test('open shifts can still be given away', () => {
  expect(least([person(100, 10), person(60, 8)], 120, 30)).toBe(4_000);
  expect(least([person(100, 10), person(60, 8)], 120, 500)).toBe(0);
});

test('excess work is overtime of the employee who earns least, and hours worked above the norm stay', () => {
  // 10 hours x 8 euro x 1.5, and 2 hours of the first employee that cannot be undone: 2 x 10 x 1.5.
  expect(least([person(-2, 10), person(60, 8)], 70)).toBe(12_000 + 3_000);
});

test('nothing for planned shifts that were missed, and no overtime before they are made up for', () => {
  // 60 hours are owed, 8 of them were missed: with 40 to assign, 12 hours at half of 8 euro.
  const missed = { ...person(60, 8), missed: 8 * HOUR };
  expect(least([missed], 40)).toBe(4_800);
  expect([52, 56, 60].map((planned) => least([missed], planned))).toEqual([0, 0, 0]);
  expect(least([missed], 61)).toBe(1_200);
});

test('nobody, or a law that pays for nothing below the norm', () => {
  expect(least([], 100)).toBe(0);
  expect(leastPeriodCost([person(100, 10)], { planned: 0, open: 0 }, payMultipliers(eu))).toBe(0);
});

test('no way of giving the hours out costs less', () => {
  const people = [person(5, 9), person(3, 7), person(-1, 12)];
  for (let planned = 0; planned <= 12; planned += 1) {
    let best = Infinity;
    for (let a = 0; a <= planned; a += 1)
      for (let b = 0; a + b <= planned; b += 1) {
        const given = [a, b, planned - a - b];
        const cents = people.map(({ owed, rateCents }, index) => {
          const worked = { expected: (given[index] ?? 0) * HOUR, norm: Math.max(0, owed) };
          const standing = Math.max(0, -owed);
          const forecast = forecastPeriod({
            expected: worked.expected + standing,
            norm: worked.norm,
            rateCents,
            multipliers: law,
          });
          return forecast.cents ?? 0;
        });
        best = Math.min(
          best,
          cents.reduce((sum, one) => sum + one, 0),
        );
      }
    expect(least(people, planned)).toBe(best);
  }
});
