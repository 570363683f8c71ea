import { isUsual, plainValue, type Learnt, type TakingsDay } from './takings-day.ts';

/**
 * Numbers of the method. Each was varied on generated series of three weeks to a year: half and double change the
 * error by less than a point of a percent, so they are constants.
 */
const ROUNDS = 3;
/** So many days like the average are added to what is known of a weekday: few weeks say little about one. */
const WEEKDAY_SHRINKAGE = 1;
/** So many days with the hours of all days are added to what is known of a weekday's hours. */
const HOURS_SHRINKAGE = 3;
/** After so many days what was seen counts half as much for the hours of a day. */
const HALF_LIFE = 90;
/** Days to each side that a day is compared with to see what its weekday does. */
const NEIGHBOURS = 10;
const PACES = [0.03, 0.06, 0.12, 0.24];
/** A day counts when at least this share of what usually comes in had been open. */
const LEAST_SHARE = 0.5;

interface Total {
  day: number;
  weekday: number;
  /** What would have come in, had the whole usual day been open. */
  total: number;
}

/**
 * Level, weekday and hours apart: the level of the day totals by exponential smoothing (Gardner 1985, simple
 * smoothing), over a weekday index that is shrunk towards 1; the hours of a weekday shrunk towards those of all days.
 */
export function learnSmoothed(days: readonly TakingsDay[]): Learnt {
  const shares = learnShares(days);
  const totals = totalsOf(days, shares);
  const index = learnIndex(totals);
  const level = lastLevel(totals.map(({ total, weekday }) => total / indexOf(index, weekday)));
  return (weekday) => {
    const day = level * indexOf(index, weekday);
    return sharesOf(shares, weekday).map((share) => day * share);
  };
}

interface Shares {
  all: readonly number[];
  byWeekday: ReadonlyMap<number, readonly number[]>;
}

const sharesOf = ({ byWeekday, all }: Shares, weekday: number) => byWeekday.get(weekday) ?? all;
const indexOf = (index: ReadonlyMap<number, number>, weekday: number) => index.get(weekday) ?? 1;

/** Which share of a day comes in in each slot: of all days, and of each weekday. */
function learnShares(days: readonly TakingsDay[]): Shares {
  const usual = days.map((day, at) => ({ day, weight: 0.5 ** ((days.length - 1 - at) / HALF_LIFE) }));
  const known = usual.filter(({ day }) => isUsual(day));
  const all = normal(meansBySlot(known));
  const byWeekday = new Map<number, readonly number[]>();
  for (let weekday = 1; weekday <= 7; weekday++) {
    const same = known.filter(({ day }) => day.weekday === weekday);
    if (same.length === 0) continue;
    const count = same.reduce((sum, { weight }) => sum + weight, 0);
    const means = meansBySlot(same);
    const open = means.map((mean) => mean !== null);
    // Both as shares of the slots that are open on this weekday.
    const own = normal(means);
    const others = normal(all.map((share, slot) => (open[slot] === true ? share : null)));
    byWeekday.set(
      weekday,
      own.map((share, slot) => (count * share + HOURS_SHRINKAGE * (others[slot] ?? 0)) / (count + HOURS_SHRINKAGE)),
    );
  }
  return { all, byWeekday };
}

function meansBySlot(known: readonly { day: TakingsDay; weight: number }[]): (number | null)[] {
  const slots = known[0]?.day.values.length ?? 0;
  return Array.from({ length: slots }, (_, slot) => {
    let [sum, weights] = [0, 0];
    for (const { day, weight } of known) {
      const value = plainValue(day, slot);
      if (value === null) continue;
      sum += weight * value;
      weights += weight;
    }
    return weights === 0 ? null : sum / weights;
  });
}

/** As shares of one; where nothing came in, equal ones. */
function normal(values: readonly (number | null)[]): number[] {
  const sum = values.reduce<number>((total, value) => total + Math.max(0, value ?? 0), 0);
  const open = values.filter((value) => value !== null).length;
  return values.map((value) => {
    if (value === null) return 0;
    return sum > 0 ? Math.max(0, value) / sum : 1 / open;
  });
}

function totalsOf(days: readonly TakingsDay[], shares: Shares): Total[] {
  return days.flatMap((day, at) => {
    if (!isUsual(day)) return [];
    const usual = sharesOf(shares, day.weekday);
    let [sum, share] = [0, 0];
    for (const slot of day.values.keys()) {
      const value = plainValue(day, slot);
      if (value === null) continue;
      sum += value;
      share += usual[slot] ?? 0;
    }
    return share < LEAST_SHARE ? [] : [{ day: at, weekday: day.weekday, total: sum / share }];
  });
}

/** What each weekday is beside the days around it; 1 is the average. */
function learnIndex(totals: readonly Total[]): Map<number, number> {
  let index = new Map<number, number>();
  for (let round = 0; round < ROUNDS; round++) {
    const level = levelAround(totals.map((one) => ({ ...one, total: one.total / indexOf(index, one.weekday) })));
    const ratios = new Map<number, number[]>();
    for (const [at, { weekday, total }] of totals.entries()) {
      const around = level[at] ?? 0;
      if (around > 0) ratios.set(weekday, [...(ratios.get(weekday) ?? []), total / around]);
    }
    index = new Map(
      [...ratios].map(([weekday, list]) => [
        weekday,
        (list.reduce((sum, ratio) => sum + ratio, 0) + WEEKDAY_SHRINKAGE) / (list.length + WEEKDAY_SHRINKAGE),
      ]),
    );
  }
  return index;
}

/** The mean of the days around each day. */
function levelAround(totals: readonly Total[]): number[] {
  let [from, to, sum] = [0, 0, 0];
  return totals.map(({ day }) => {
    for (; to < totals.length && (totals[to]?.day ?? 0) <= day + NEIGHBOURS; to++) sum += totals[to]?.total ?? 0;
    for (; (totals[from]?.day ?? 0) < day - NEIGHBOURS; from++) sum -= totals[from]?.total ?? 0;
    return sum / (to - from);
  });
}

/** The level after the last day; of several paces the one that was nearest to the days a week ahead. */
function lastLevel(values: readonly number[]): number {
  const start = mean(values.slice(0, 7));
  let best = { error: Infinity, level: start };
  for (const pace of PACES) {
    const levels: number[] = [];
    let [level, error] = [start, 0];
    for (const [at, value] of values.entries()) {
      // Seven days before: what is forecast is weeks ahead, not tomorrow.
      error += Math.abs(value - (levels[at - 7] ?? start));
      level += pace * (value - level);
      levels.push(level);
    }
    if (error < best.error) best = { error, level };
  }
  return best.level;
}

const mean = (values: readonly number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
