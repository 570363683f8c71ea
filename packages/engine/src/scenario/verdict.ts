import { TOLERANCE } from '../lp/tolerance.ts';

/** A quantity of the best plan found, and the least that it can be in any lawful plan; null: unknown, not proved. */
export interface Interval {
  best: number | null;
  bound: number | null;
}

/** Of changed minus base. */
export interface Difference {
  /** Between the plans that were found. */
  found: number | null;
  /** Between the least that there can be in both: at least and at most; null: not proved. */
  least: number | null;
  most: number | null;
}

/**
 * `certain`: the difference is known. `at_least`: its sign is proved, so it is at least so much. `at_most`: both can be
 * equally good, and it is at most so much either way. `open`: nothing of that is proved.
 */
export type Certainty = 'certain' | 'at_least' | 'at_most' | 'open';

export interface Verdict extends Difference {
  certain: Certainty;
}

/**
 * What is certain of the difference of the least that a quantity can be, with a change and without. It compares the
 * intervals from bound to best, and nothing else: the least of each problem lies in its own.
 */
export function verdictOf(base: Interval, changed: Interval): Verdict {
  const difference: Difference = {
    found: minus(changed.best, base.best),
    least: minus(changed.bound, base.best),
    most: minus(changed.best, base.bound),
  };
  // A plan that breaks what must be kept has no bound, and bounds nothing.
  if (base.bound === null || changed.bound === null) return { ...difference, least: null, most: null, certain: 'open' };
  return { ...difference, certain: certaintyOf(difference) };
}

function certaintyOf({ least, most }: Difference): Certainty {
  if (least === null || most === null) return 'open';
  if (most - least <= 2 * TOLERANCE.proof) return 'certain';
  return least > TOLERANCE.proof || most < -TOLERANCE.proof ? 'at_least' : 'at_most';
}

const minus = (a: number | null, b: number | null): number | null => (a === null || b === null ? null : a - b);
