import { expect, test } from 'vitest';
import { isBelowMinimum, minimumWageOf } from './minimum-wage-of.ts';
import wages from '../plan/minimum-wages.json' with { type: 'json' };

test.each([
  [2024, 565, 92_400],
  [2025, 635, 103_800],
  [2026, 705, 115_300],
])('Lithuania in %i', (year, hour_cents, month_cents) => {
  expect(minimumWageOf('LT', year)).toMatchObject({ hour_cents, month_cents });
});

test('a year or a country without data says nothing', () => {
  expect([minimumWageOf('LT', 2023), minimumWageOf('LT', 2099), minimumWageOf('XX', 2026)]).toEqual([null, null, null]);
  expect(isBelowMinimum(1, null)).toBe(false);
});

test('7.04 euro an hour is too low in 2026, 7.05 is not; no rate is no wage', () => {
  const minimum = minimumWageOf('LT', 2026);
  expect([704, 705, 706, null].map((rate) => isBelowMinimum(rate, minimum))).toEqual([true, false, false, false]);
  // It was sufficient in 2025.
  expect(isBelowMinimum(704, minimumWageOf('LT', 2025))).toBe(false);
});

test('each year of a country is listed once and names its source', () => {
  const keys = wages.map(({ country, year }) => `${country} ${year}`);
  expect(new Set(keys).size).toBe(keys.length);
  expect(wages.filter(({ source }) => source === '')).toEqual([]);
});
