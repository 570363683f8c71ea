import type { Minutes } from '../model/problem.ts';
import { SHORTFALL_PAY } from './forecast-period.ts';
import type { Multipliers } from './pay-multipliers.ts';

/** One person of an accounting period whose rate is known. */
export interface Owed {
  /** The norm less what is settled already: worked, or planned for a day that has begun. Below 0: overtime that stands. */
  owed: Minutes;
  /** Cents an hour. */
  rateCents: number;
}

/**
 * The least that hours above and below the norm can cost, whoever does the work that is still to come: a bound below every schedule,
 * since it lets anybody do any of it. Hours go first to whom they save most; what is left over goes to whom it costs least.
 * @param work the work to come: `planned` is given to somebody, `open` may be
 * @returns whole cents (DK 115, 144)
 */
export function leastPeriodCost(
  people: readonly Owed[],
  work: { planned: Minutes; open: Minutes },
  multipliers: Multipliers,
): number {
  const above = multipliers.plain.overtime;
  const below = above > 1 ? SHORTFALL_PAY : 0;
  const total = people.reduce((sum, { owed }) => sum + Math.max(0, owed), 0);
  let left = Math.max(work.planned, Math.min(total, work.planned + work.open));
  let cost = 0;
  for (const { owed, rateCents } of people.toSorted((a, b) => b.rateCents - a.rateCents)) {
    if (owed < 0) cost += rateCents * above * -owed;
    const given = Math.min(left, Math.max(0, owed));
    left -= given;
    cost += rateCents * below * (Math.max(0, owed) - given);
  }
  const cheapest = Math.min(...people.map(({ rateCents }) => rateCents));
  if (left > 0 && people.length > 0) cost += left * cheapest * above;
  return Math.floor(cost / 60);
}
