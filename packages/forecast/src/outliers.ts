import { isUsual, type TakingsDay } from './takings-day.ts';

/** So many times the usual of its weekday, or a typing error. */
const TIMES = 8;
const LEAST = 20;

export interface Outlier {
  /** The day's place in the series, and the slot. */
  day: number;
  slot: number;
  value: number;
  /** The median of the same slot on the same weekday. */
  usual: number;
}

/**
 * Values that are many times the usual of their slot and weekday, such as 4,000 guests in place of 400. Nothing is
 * found where fewer than three days can be compared.
 */
export function findOutliers(days: readonly TakingsDay[]): Outlier[] {
  const found: Outlier[] = [];
  for (const [day, { weekday, values, special }] of days.entries()) {
    if (special !== null) continue;
    for (const [slot, value] of values.entries()) {
      if (value === null || value < LEAST) continue;
      const others = days.filter((other, at) => at !== day && other.weekday === weekday && isUsual(other));
      const usual = median(others.flatMap((other) => other.values[slot] ?? []));
      if (usual !== null && value > TIMES * Math.max(usual, 1)) found.push({ day, slot, value, usual });
    }
  }
  return found;
}

function median(values: readonly number[]): number | null {
  if (values.length < 2) return null;
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = [sorted[sorted.length % 2 === 0 ? half - 1 : half], sorted[half]];
  return (low + high) / 2;
}
