import { expect, test } from 'vitest';
import { forecastDays, type Forecast } from './forecast-days.ts';
import type { DayAhead, TakingsDay } from './takings-day.ts';
import { drawBusiness, generateSeries, randomFrom } from './testing/generate-series.ts';

const usual = { special: null, factor: 1 } as const;
/** Consecutive days from a Monday. */
const series = (days: number, valuesOf: (day: number) => (number | null)[]): TakingsDay[] =>
  Array.from({ length: days }, (_, day) => ({ ...usual, weekday: (day % 7) + 1, values: valuesOf(day) }));
const week: DayAhead[] = Array.from({ length: 7 }, (_, day) => ({
  weekday: day + 1,
  special: null,
  factor: 1,
  open: null,
}));
const totals = ({ days }: Forecast) => days.map(({ total }) => Math.round(total.expected));

test('a business that is the same each week is forecast as it is, whatever the method', () => {
  // Monday 10 and 20, Tuesday 20 and 40, ... Sunday 70 and 140.
  const steady = series(42, (day) => [((day % 7) + 1) * 10, ((day % 7) + 1) * 20]);
  const forecast = forecastDays(steady, week);
  expect(totals(forecast)).toEqual([30, 60, 90, 120, 150, 180, 210]);
  expect(forecast.measured?.last_week_off_by).toBe(0);
  expect(forecast.measured?.off_by).toBe(0);
});

test('a closed hour and a closed day are not a zero: they stay closed, and lower nothing', () => {
  // Closed on Sundays, and on Saturdays in the second slot.
  const closes = series(28, (day) => [day % 7 === 6 ? null : 10, day % 7 >= 5 ? null : 10]);
  const { days } = forecastDays(closes, week);
  expect(days[0]?.expected.map((value) => Math.round(value ?? -1))).toEqual([10, 10]);
  expect(days[5]?.expected.map((value) => value && Math.round(value))).toEqual([10, null]);
  expect(days[6]?.total).toEqual({ low: 0, expected: 0, high: 0 });
});

test('after a closed fortnight it goes on where it was', () => {
  const pause = series(56, (day) => (day >= 28 && day < 42 ? [null] : [50]));
  expect(totals(forecastDays(pause, week))).toEqual([50, 50, 50, 50, 50, 50, 50]);
});

test('a month of zeros is forecast as zeros, and one guest a day as one', () => {
  expect(
    totals(
      forecastDays(
        series(28, () => [0, 0]),
        week,
      ),
    ),
  ).toEqual([0, 0, 0, 0, 0, 0, 0]);
  const one = forecastDays(
    series(28, () => [0, 1]),
    week,
  );
  expect(totals(one)).toEqual([1, 1, 1, 1, 1, 1, 1]);
  expect(one.days[0]?.low.every((value) => value !== null && value >= 0)).toBe(true);
});

test('an event is taken out of what is learnt, and put into the day that has one', () => {
  const events = series(42, (day) => [day % 14 === 9 ? 150 : 100]).map((day, at) => ({
    ...day,
    factor: at % 14 === 9 ? 1.5 : 1,
  }));
  const ahead = week.map((day, at) => ({ ...day, factor: at === 3 ? 2 : 1 }));
  const forecast = forecastDays(events, ahead);
  expect(totals(forecast)).toEqual([100, 100, 100, 200, 100, 100, 100]);
  expect(forecast.days[3]?.factor).toBe(2);
});

test('holidays are learnt apart: two that brought half, with one usual day added, give two thirds', () => {
  const holidays = series(42, (day) => [day === 10 || day === 31 ? 50 : 100]).map((day, at) => ({
    ...day,
    special: at === 10 || at === 31 ? ('holiday' as const) : null,
  }));
  const forecast = forecastDays(
    holidays,
    week.map((day, at) => ({ ...day, special: at === 0 ? 'holiday' : null })),
  );
  // (0.5 + 0.5 + 1) / 3
  expect(totals(forecast)).toEqual([67, 100, 100, 100, 100, 100, 100]);
});

test('a holiday without anything between known days was closed: one of them, and one usual day, give half', () => {
  const days = series(42, (day) => [day === 10 ? null : 100]).map((day, at) => ({
    ...day,
    special: at === 10 ? ('holiday' as const) : null,
  }));
  const forecast = forecastDays(
    days,
    week.map((day, at) => ({ ...day, special: at === 0 ? 'holiday' : null })),
  );
  // (0 + 1) / 2
  expect(totals(forecast)).toEqual([50, 100, 100, 100, 100, 100, 100]);
});

test('an hour of refunds is expected below zero, within its band', () => {
  const { days } = forecastDays(
    series(42, (day) => [100, day % 2 === 0 ? -40 : -60]),
    week,
  );
  for (const { expected, low, high } of days) {
    expect(low[1]).toBeLessThanOrEqual(expected[1] ?? NaN);
    expect(high[1]).toBeGreaterThanOrEqual(expected[1] ?? NaN);
    expect(expected[1]).toBeLessThan(0);
  }
});

test('a weekday that was never open before is expected like an average day when it opens', () => {
  const { days } = forecastDays(
    series(28, (day) => [day % 7 === 0 ? null : 60]),
    week.map((day) => ({ ...day, open: [true] })),
  );
  expect(Math.round(days[0]?.total.expected ?? 0)).toBe(60);
});

test('a week is enough for a forecast, but not to measure it', () => {
  const forecast = forecastDays(
    series(7, () => [8]),
    week,
  );
  expect(totals(forecast)).toEqual([8, 8, 8, 8, 8, 8, 8]);
  expect(forecast.measured).toBeNull();
});

test('without any usual day, or with days of different slots, there is none', () => {
  expect(() =>
    forecastDays(
      series(7, () => [null]),
      week,
    ),
  ).toThrow(RangeError);
  expect(() => forecastDays([], week)).toThrow(RangeError);
  expect(() => forecastDays([...series(7, () => [1]), ...series(1, () => [1, 2])], week)).toThrow(RangeError);
});

test('what is expected is never negative, low is at most what is expected, and high at least', () => {
  for (let seed = 1; seed <= 30; seed++) {
    const random = randomFrom(seed);
    const { days } = forecastDays(generateSeries(drawBusiness(random), 7 * (2 + (seed % 12)), random), week);
    for (const { expected, low, high } of days)
      for (const [slot, value] of expected.entries()) {
        if (value === null) continue;
        expect(low[slot] ?? NaN).toBeGreaterThanOrEqual(0);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(high[slot] ?? NaN).toBeGreaterThanOrEqual(low[slot] ?? NaN);
      }
  }
});
