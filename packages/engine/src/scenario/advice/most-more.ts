import { lowerBound } from '../../bounds/lower-bound.ts';
import { TOLERANCE } from '../../lp/tolerance.ts';
import type { Problem } from '../../problem/problem.ts';
import { allAlike, demandSide, pricedOf, scarcityPrices, worthOf, type Priced, type Prices } from './shift-prices.ts';

/** A month without a change, and prices of its shifts that bound what any roster fills. */
export interface Known {
  base: Priced;
  prices: Prices;
  /** Every lawful roster leaves at least so many open. */
  least: number;
}

/** How many shifts can be filled if one employee, new or not, may do what a change says. */
export interface Bounds {
  /** No roster fills more. */
  filled: number;
  /** No roster fills so many more than the best one without the change. */
  more: number;
}

/** @param plain in which only open shifts count */
export function knownOf(plain: Problem, over: () => boolean): Known {
  const base = pricedOf(plain);
  const prices = scarcityPrices(base, over);
  const earned = plain.people.reduce((sum, { id }) => sum + worthOf(base, id, prices), 0);
  return { base, prices, least: demandSide(base, prices) - earned };
}

/**
 * Whatever the prices of shifts, the open ones are at least the demand's side of the Lagrangian bound less what each
 * employee can earn by them. With the prices of the month as it is, only what this one can earn is different: one
 * pricing. Counting employees and hours against needs can say more.
 *
 * Somebody new who works k shifts adds at most k: without these, it is a roster of the month as it is. It stays lawful,
 * because no rule that joins employees and no cap needs somebody who isn't there.
 */
export function boundsOf({ base, prices, least }: Known, changed: Problem, employeeId: string): Bounds {
  const after = pricedOf(changed, employeeId);
  const isNew = !base.model.context.people.has(employeeId);
  const before = isNew ? 0 : worthOf(base, employeeId, prices);
  const open = least + before - worthOf(after, employeeId, prices);
  return {
    filled: Math.min(wholeBelow(neededIn(after) - open), lowerBound(changed).fillable),
    more: isNew ? wholeBelow(worthOf(after, employeeId, allAlike(after))) : Infinity,
  };
}

/** What is at most so much is at most this. `Infinity`: nothing is known. */
const wholeBelow = (most: number): number => (Number.isFinite(most) ? Math.floor(most + TOLERANCE.proof) : Infinity);

const neededIn = ({ model }: Priced): number => model.required.reduce((sum, count) => sum + count, 0);
