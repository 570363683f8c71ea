import { isUsual, plainValue, type TakingsDay } from './takings-day.ts';

/** So many times the usual of its weekday, or a typing error. */
const TIMES = 8;
const LEAST = 20;
/** So many others have to be known that aren't zero. */
const COMPARED = 2;
/** Where more of all days are that far out, it is how the business is. */
const MOST_SHARE = 0.02;

export interface Outlier {
  /** The day's place in the series, and the slot. */
  day: number;
  slot: number;
  value: number;
  /** The median of what came in in the same slot on the same weekday, where something did. */
  usual: number;
}

/**
 * Values that are many times the usual of their slot and weekday, such as 4,000 guests in place of 400; an event is
 * taken out first. Hours in which nothing came in say nothing about the others: a shop with few, large sales has no
 * outliers.
 */
export function findOutliers(days: readonly TakingsDay[]): Outlier[] {
  const found: Outlier[] = [];
  const usualOf = usualValues(days);
  for (const [day, one] of days.entries()) {
    if (one.special !== null) continue;
    for (const [slot, value] of one.values.entries()) {
      const plain = plainValue(one, slot);
      if (value === null || plain === null || value < LEAST) continue;
      const usual = medianWithout(usualOf(one.weekday, slot), plain);
      if (usual !== null && plain > TIMES * Math.max(usual, 1)) found.push({ day, slot, value, usual });
    }
  }
  const known = days.filter(isUsual).length;
  return new Set(found.map(({ day }) => day)).size > Math.max(1, known * MOST_SHARE) ? [] : found;
}

/** The values of a slot on a weekday from the least, each list sorted once: a file can have years. */
function usualValues(days: readonly TakingsDay[]): (weekday: number, slot: number) => readonly number[] {
  const byWeekday = Map.groupBy(days.filter(isUsual), ({ weekday }) => weekday);
  const sorted = new Map<string, number[]>();
  return (weekday, slot) => {
    const key = `${weekday} ${slot}`;
    const known = sorted.get(key);
    if (known !== undefined) return known;
    const values = (byWeekday.get(weekday) ?? [])
      .flatMap((day) => plainValue(day, slot) ?? [])
      .filter((value) => value > 0)
      .toSorted((a, b) => a - b);
    sorted.set(key, values);
    return values;
  };
}

/** The median of the others; null where they are too few. @param sorted has the value */
function medianWithout(sorted: readonly number[], value: number): number | null {
  const others = sorted.length - 1;
  if (others < COMPARED) return null;
  const place = sorted.indexOf(value);
  const at = (index: number) => sorted[index < place ? index : index + 1] ?? 0;
  const half = Math.floor(others / 2);
  return (at(others % 2 === 0 ? half - 1 : half) + at(half)) / 2;
}
