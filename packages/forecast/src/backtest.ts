import { isUsual, type Learnt, type TakingsDay } from './takings-day.ts';

/** A forecast of the past beside what came. */
export interface Miss {
  expected: number;
  came: number;
}

export interface Backtest {
  /** Slot by slot. */
  slots: readonly Miss[];
  /** Day by day. */
  days: readonly Miss[];
}

const WEEK = 7;
/** So far ahead a month is planned at most. */
const HORIZON = 28;
const MOST_ORIGINS = 10;

/**
 * Forecasts the last weeks again, each from what was known before it: at each of up to ten week's ends the method
 * learns from the days before and forecasts up to four weeks. Closed slots and special days aren't compared.
 */
export function backtest(days: readonly TakingsDay[], learn: (days: readonly TakingsDay[]) => Learnt): Backtest {
  const parts = originsOf(days).map((origin) =>
    missesAfter(days.slice(origin, origin + HORIZON), learn(days.slice(0, origin))),
  );
  return { slots: parts.flatMap(({ slots }) => slots), days: parts.flatMap((part) => part.days) };
}

/** What was learnt beside what came on the days after it; closed slots and special days are left out. */
export function missesAfter(came: readonly TakingsDay[], learnt: Learnt): Backtest {
  const slots: Miss[] = [];
  const days: Miss[] = [];
  for (const [at, day] of came.entries()) {
    if (!isUsual(day)) continue;
    const expected = learnt(day.weekday, at + 1);
    const total = { expected: 0, came: 0 };
    for (const [slot, value] of day.values.entries()) {
      if (value === null) continue;
      const miss = { expected: (expected[slot] ?? 0) * day.factor, came: value };
      slots.push(miss);
      total.expected += miss.expected;
      total.came += miss.came;
    }
    days.push(total);
  }
  return { slots, days };
}

/** Ends of weeks, the newest first, each with at least a week before it and one after it. */
function originsOf(days: readonly TakingsDay[]): number[] {
  const first = days.findIndex(isUsual);
  if (first < 0) return [];
  const origins: number[] = [];
  for (let origin = days.length - WEEK; origin >= first + WEEK && origins.length < MOST_ORIGINS; origin -= WEEK)
    origins.push(origin);
  return origins;
}

/** The sum of all misses as a share of what came; 1 when nothing came. */
export function shareMissed(misses: readonly Miss[]): number {
  const came = misses.reduce((sum, miss) => sum + miss.came, 0);
  const missed = misses.reduce((sum, miss) => sum + Math.abs(miss.came - miss.expected), 0);
  return came === 0 ? (missed === 0 ? 0 : 1) : missed / came;
}

/** At most so far off in 8 of 10. */
export function usualMiss(misses: readonly Miss[]): number {
  const sizes = misses.map(({ expected, came }) => Math.abs(came - expected)).sort((a, b) => a - b);
  return sizes[Math.ceil(sizes.length * 0.8) - 1] ?? 0;
}
