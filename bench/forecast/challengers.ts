import { readFileSync } from 'node:fs';
import { initSync, MSTL } from '@bsull/augurs/mstl';
import type { Miss, TakingsDay } from '@pamaina/forecast';

/**
 * A library of forecasts beside the product's method: `@bsull/augurs`, Rust in WebAssembly, with its MSTL (seasons by
 * loess, the rest by exponential smoothing). Its AutoETS alone knows no seasons: a week is forecast as seven like days.
 */
export const challengers = ['mstl_days', 'mstl_hours'] as const;
export type Challenger = (typeof challengers)[number];

const WEEK = 7;
const HOURS = 24;
initSync({ module: readFileSync(new URL('mstl_bg.wasm', import.meta.resolve('@bsull/augurs/mstl'))) });

/** What the challenger would have missed on the days after the history, hour by hour; null: it fails on this one. */
export function challengerMisses(
  history: readonly TakingsDay[],
  came: readonly TakingsDay[],
  name: Challenger,
): readonly Miss[] | null {
  try {
    const expected = name === 'mstl_days' ? byDays(history, came) : byHours(history, came);
    return came.flatMap(({ values }, day) =>
      values.flatMap((value, slot) =>
        value === null ? [] : [{ expected: Math.max(0, expected(day, slot)), came: value }],
      ),
    );
  } catch (error) {
    console.error(`${name}: ${String(error)}`);
    return null;
  }
}

type ExpectedAt = (day: number, slot: number) => number;

/** The totals of days with a season of a week; hours by what their weekday has on average. */
function byDays(history: readonly TakingsDay[], came: readonly TakingsDay[]): ExpectedAt {
  const points = predict(history.map(totalIn(history)), [WEEK], came.length);
  return (day, slot) => {
    const weekday = came[day]?.weekday ?? 1;
    const usual = meansOf(history, weekday);
    const sum = usual.reduce((total, value) => total + value, 0);
    return sum === 0 ? 0 : ((points[day] ?? 0) * (usual[slot] ?? 0)) / sum;
  };
}

/** All hours in one series, closed ones as 0, with seasons of a day and a week. */
function byHours(history: readonly TakingsDay[], came: readonly TakingsDay[]): ExpectedAt {
  const series = history.flatMap(({ weekday, values }) =>
    values.every((value) => value === null) ? meansOf(history, weekday) : values.map((value) => value ?? 0),
  );
  const points = predict(series, [HOURS, WEEK * HOURS], came.length * HOURS);
  return (day, slot) => points[day * HOURS + slot] ?? 0;
}

function predict(series: number[], periods: number[], horizon: number): number[] {
  const model = MSTL.ets(periods);
  try {
    model.fit(series);
    return model.predict(horizon).point;
  } finally {
    model.free();
  }
}

/** A day of which nothing is known is like the mean of its weekday: the library needs a value for each. */
const totalIn =
  (history: readonly TakingsDay[]) =>
  ({ weekday, values }: TakingsDay): number =>
    (values.every((value) => value === null) ? meansOf(history, weekday) : values).reduce<number>(
      (sum, value) => sum + (value ?? 0),
      0,
    );

/** What each slot has on a weekday on average; closed: 0. */
function meansOf(history: readonly TakingsDay[], weekday: number): number[] {
  const same = history.filter((day) => day.weekday === weekday && day.values.some((value) => value !== null));
  return Array.from(
    { length: HOURS },
    (_, slot) => same.reduce((sum, { values }) => sum + (values[slot] ?? 0), 0) / Math.max(1, same.length),
  );
}
