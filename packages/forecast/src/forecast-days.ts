import { backtest, missesAfter, shareMissed, usualMiss, type Backtest, type Miss } from './backtest.ts';
import { learnMean } from './naive.ts';
import { learnSmoothed } from './smoothing.ts';
import { learnSpread } from './spread.ts';
import {
  isUsual,
  sumOf,
  type DayAhead,
  type Expected,
  type Learnt,
  type TakingsDay,
  type Typed,
} from './takings-day.ts';

/** The method itself, the same weekday last week, and the mean of the last 4 and 8 of the same weekday. */
export const methods = ['smoothed', 'last_week', 'mean_of_4', 'mean_of_8'] as const;
export type MethodName = (typeof methods)[number];

const learners: Record<MethodName, (days: readonly TakingsDay[]) => Learnt> = {
  smoothed: learnSmoothed,
  last_week: (days) => learnMean(days, 1),
  mean_of_4: (days) => learnMean(days, 4),
  mean_of_8: (days) => learnMean(days, 8),
};

export interface ForecastDay {
  expected: Expected;
  /** Of ten cases one is lower, and one is higher than `high`. */
  low: Expected;
  high: Expected;
  total: { low: number; expected: number; high: number };
  /** By how much it differs from a usual day of its weekday: an event's or the holidays' factor; 1: as usual. */
  factor: number;
  /** What the method expects of it, where a person expects something else; null: nobody does. */
  computed: number | null;
}

export interface Forecast {
  method: MethodName;
  /** Measured on the last weeks, each forecast from what was known before; null: too short to measure. */
  measured: Measured | null;
  days: readonly ForecastDay[];
  /** The value that stays unexceeded in this share of cases. @param share such as 0.8 for 8 of 10 days */
  unexceeded: (expected: number, share: number) => number;
}

export interface Measured {
  /** In 8 of 10 slots off by at most this much, and what "as last week" would have been off. */
  off_by: number;
  last_week_off_by: number;
  /** All misses as a share of what came in. */
  share_missed: number;
  last_week_share_missed: number;
  /** So many slots were compared. */
  slots: number;
}

/**
 * What comes in on days ahead, from a series of consecutive days without a gap (a day of which nothing is known has
 * only nulls).
 * @throws RangeError when nothing at all is known, or days have different numbers of slots
 */
export function forecastDays(history: readonly TakingsDay[], ahead: readonly DayAhead[]): Forecast {
  checkSeries(history);
  const tests = Object.fromEntries(methods.map((name) => [name, backtest(history, learners[name])])) as Record<
    MethodName,
    Backtest
  >;
  const method = bestOf(tests);
  const learnt = learners[method](history);
  const slotSpread = learnSpread(tests[method].slots);
  const daySpread = learnSpread(tests[method].days);
  const holiday = holidayFactor(history, learnt);
  const everOpen = openIn(history);
  return {
    method,
    measured: measure(tests, method),
    unexceeded: slotSpread,
    days: ahead.map((day, at) => {
      const factor = day.factor * (day.special === 'holiday' ? holiday : 1);
      const open = day.open ?? openBefore(history, day.weekday);
      const all = learnt(day.weekday, at + 1);
      const computed = all.map((value, slot) => (open[slot] === true ? value * factor : null));
      const expected = day.typed === undefined ? computed : typedSlots(day.typed, [computed, masked(all, everOpen)]);
      const bandAt = (share: number, bound: (a: number, b: number) => number) =>
        expected.map((value) => (value === null ? null : bound(value, slotSpread(value, share))));
      const total = sumOf(expected);
      return {
        expected,
        low: bandAt(0.1, Math.min),
        high: bandAt(0.9, Math.max),
        total: {
          low: total === 0 ? 0 : Math.min(total, daySpread(total, 0.1)),
          expected: total,
          high: total === 0 ? 0 : Math.max(total, daySpread(total, 0.9)),
        },
        factor,
        computed: day.typed === undefined ? null : sumOf(computed),
      };
    }),
  };
}

/** What one method, learnt from the history, would have missed on the days after it. */
export function missesOf(
  history: readonly TakingsDay[],
  came: readonly TakingsDay[],
  method: MethodName,
): readonly Miss[] {
  return missesAfter(came, learners[method](history)).slots;
}

function checkSeries(history: readonly TakingsDay[]): void {
  const slots = history[0]?.values.length ?? 0;
  if (history.some(({ values }) => values.length !== slots))
    throw new RangeError('Days have different numbers of slots');
  if (!history.some(isUsual)) throw new RangeError('Nothing is known of any usual day');
}

/** The one that missed least; too short to measure: the mean of what there is. */
function bestOf(tests: Record<MethodName, Backtest>): MethodName {
  if (tests.smoothed.slots.length === 0) return 'mean_of_4';
  const missed = (name: MethodName) => shareMissed(tests[name].slots);
  return methods.reduce((best, name) => (missed(name) < missed(best) ? name : best));
}

function measure(tests: Record<MethodName, Backtest>, method: MethodName): Measured | null {
  const { slots } = tests[method];
  if (slots.length === 0) return null;
  return {
    off_by: usualMiss(slots),
    last_week_off_by: usualMiss(tests.last_week.slots),
    share_missed: shareMissed(slots),
    last_week_share_missed: shareMissed(tests.last_week.slots),
    slots: slots.length,
  };
}

/** The slots in which something was known on this weekday; where the series has no two of it: on any day. */
function openBefore(history: readonly TakingsDay[], weekday: number): boolean[] {
  const isShort = history.filter((day) => day.weekday === weekday).length < 2;
  const seen = history.filter((day) => isUsual(day) && (isShort || day.weekday === weekday));
  return seen.length === 0 ? (history[0]?.values ?? []).map(() => false) : openIn(seen);
}

/** The slots in which something was known on any of the days. */
const openIn = (days: readonly TakingsDay[]) =>
  (days[0]?.values ?? []).map((_, slot) => days.some(({ values }) => values[slot] != null));

const masked = (values: readonly number[], open: readonly boolean[]): Expected =>
  values.map((value, slot) => (open[slot] === true ? value : null));

/**
 * What a person expects, slot by slot. A total has the shape of what is computed; on a weekday that is closed that of
 * the hours in which it is ever open.
 */
function typedSlots(typed: Typed, shapes: readonly Expected[]): Expected {
  if ('slots' in typed) return typed.slots;
  const shape = shapes.find((one) => sumOf(one) > 0) ?? shapes.find((one) => one.some((value) => value !== null)) ?? [];
  const sum = sumOf(shape);
  const open = shape.filter((value) => value !== null).length;
  return shape.map((value) => {
    if (value === null) return null;
    return sum > 0 ? (value / sum) * typed.total : typed.total / open;
  });
}

/** What holidays brought beside usual days of their weekday; one usual day is added, as two holidays say little. */
function holidayFactor(history: readonly TakingsDay[], learnt: Learnt): number {
  let [sum, count] = [1, 1];
  for (const [at, day] of history.entries()) {
    if (day.special !== 'holiday') continue;
    // Between days of which something is known: it was closed, or nobody came.
    if (day.values.every((value) => value === null)) {
      if (at > 0 && at < history.length - 1) count++;
      continue;
    }
    const usual = learnt(day.weekday, 1);
    const known = day.values.map((value, slot) => (value === null ? 0 : (usual[slot] ?? 0) * day.factor));
    const expected = sumOf(known);
    if (expected === 0) continue;
    sum += sumOf(day.values) / expected;
    count++;
  }
  return sum / count;
}
