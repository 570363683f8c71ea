import { lowerBound } from '../../bounds/lower-bound.ts';
import { TOLERANCE } from '../../lp/parameters.ts';
import type { Problem } from '../../problem/problem.ts';
import { allAlike, demandSide, pricedOf, scarcityPrices, worthOf, type Priced, type Prices } from './shift-prices.ts';

/** What is known of a month without a change: a lawful roster leaves so many open, and prices that bound all others. */
export interface Known {
  base: Priced;
  prices: Prices;
  /** Every lawful roster leaves at least so many open. */
  least: number;
  /** Of a lawful roster; null: none was found. */
  open: number | null;
}

/** @param plain in which only open shifts count */
export function knownOf(plain: Problem, open: number | null, over: () => boolean): Known {
  const base = pricedOf(plain);
  const prices = scarcityPrices(base, over);
  const earned = plain.people.reduce((sum, { id }) => sum + worthOf(base, id, prices), 0);
  return { base, prices, least: demandSide(base, prices) - earned, open };
}

/**
 * How many more shifts can be filled if one employee, new or not, may do what `changed` says: no roster fills more.
 * Three arguments, of which the least one counts:
 *
 * - Whatever the prices of shifts, the open ones are at least the demand's side of the Lagrangian bound less what each
 *   employee can earn by them. With the prices of the month as it is, only what this one can earn is different.
 * - Somebody new who works k shifts adds at most k: without these, it is a roster of the month as it is. It stays
 *   lawful, because no rule that joins employees and no cap needs somebody who isn't there.
 * - What must stay open by counting employees and hours against needs.
 *
 * The first and the last compare with the open shifts of a roster that was found, so they hold for the best one, which
 * leaves no more open. Null: nothing is known.
 */
export function mostMore({ base, prices, least, open }: Known, changed: Problem, employeeId: string): number | null {
  const after = pricedOf(changed);
  const isNew = base.model.context.people.get(employeeId) === undefined;
  const bounds: number[] = [];
  if (isNew) bounds.push(worthOf(after, employeeId, allAlike(after)));
  if (open !== null) {
    const before = isNew ? 0 : worthOf(base, employeeId, prices);
    bounds.push(open - least + worthOf(after, employeeId, prices) - before);
    bounds.push(open - neededIn(after) + lowerBound(changed).fillable);
  }
  const known = bounds.filter(Number.isFinite);
  return known.length > 0 ? Math.max(0, Math.floor(Math.min(...known) + TOLERANCE.proof)) : null;
}

const neededIn = ({ model }: Priced): number => model.required.reduce((sum, count) => sum + count, 0);
