import type { Miss } from './backtest.ts';

/** How what comes spreads around what is expected. @param share of cases that are lower, such as 0.9 */
export type Spread = (expected: number, share: number) => number;

/** With fewer past errors than this in a class of sizes, all are one class. */
const LEAST_IN_CLASS = 60;
const MOST_CLASSES = 4;

interface Class {
  /** The mean of what was expected in it. */
  size: number;
  /** Ascending, each divided by the root of what was expected. */
  errors: readonly number[];
}

/**
 * From the own past errors, each divided by the root of what was expected: counts spread with the root of their size.
 * Classes by size catch what spreads more than that; between two classes the errors are blended.
 */
export function learnSpread(misses: readonly Miss[]): Spread {
  const classes = classesOf(misses);
  if (classes.length === 0) return (expected) => expected;
  return (expected, share) => {
    const above = classes.findIndex(({ size }) => size >= expected);
    const upper = classes[above] ?? classes.at(-1);
    const lower = classes[above - 1] ?? (above < 0 ? classes.at(-1) : classes[0]);
    if (upper === undefined || lower === undefined) return expected;
    const width = upper.size - lower.size;
    const part = width > 0 ? (expected - lower.size) / width : 0;
    const error = (1 - part) * quantile(lower.errors, share) + part * quantile(upper.errors, share);
    // Counts aren't negative; an hour of refunds can be.
    return Math.max(Math.min(0, expected), expected + error * rootOf(expected));
  };
}

const rootOf = (expected: number) => Math.sqrt(Math.max(expected, 0.25));

function classesOf(misses: readonly Miss[]): Class[] {
  if (misses.length === 0) return [];
  const sorted = misses.toSorted((a, b) => a.expected - b.expected);
  const count = Math.max(1, Math.min(MOST_CLASSES, Math.floor(sorted.length / LEAST_IN_CLASS)));
  return Array.from({ length: count }, (_, at) => {
    const part = sorted.slice(Math.round((at * sorted.length) / count), Math.round(((at + 1) * sorted.length) / count));
    return {
      size: part.reduce((sum, { expected }) => sum + expected, 0) / part.length,
      errors: part.map(({ expected, came }) => (came - expected) / rootOf(expected)).sort((a, b) => a - b),
    };
  });
}

/**
 * The value that so large a share of further cases will not exceed: between the order statistics at `share * (n + 1)`,
 * so that few past errors give a wider band, not a narrower one (Hyndman and Fan 1996, their type 6).
 */
function quantile(sorted: readonly number[], share: number): number {
  const place = Math.min(Math.max(share * (sorted.length + 1) - 1, 0), sorted.length - 1);
  const below = Math.floor(place);
  const [low = 0, high = low] = [sorted[below], sorted[below + 1]];
  return low + (place - below) * (high - low);
}
