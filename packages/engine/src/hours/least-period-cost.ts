import type { Minutes } from '../problem/problem.ts';
import { SHORTFALL_PAY } from './forecast-period.ts';
import type { Multipliers } from './pay-multipliers.ts';

/** One employee of an accounting period with a known rate. */
export interface Owed {
  /**
   * The norm less the hours already settled: worked, or planned for a day that has started. Below 0: overtime that
   * cannot be undone.
   */
  owed: Minutes;
  /** Missed planned shifts among the owed hours: unpaid unless made up for. */
  missed?: Minutes;
  /** Cents per hour. */
  rateCents: number;
}

/**
 * The minimum cost of hours above and below the norm, no matter who does the remaining work: a lower bound for every
 * schedule, because any employee can do any of it. Hours first go where they save most; the rest goes where it costs
 * least.
 * @param work the remaining work: `planned` is assigned, `open` can be
 * @returns whole cents (DK 115, 144)
 */
export function leastPeriodCost(
  people: readonly Owed[],
  work: { planned: Minutes; open: Minutes },
  multipliers: Multipliers,
): number {
  const above = multipliers.plain.overtime;
  const below = above > 1 ? SHORTFALL_PAY : 0;
  const unpaid = ({ owed, missed = 0 }: Owed) => Math.max(0, owed - missed);
  const total = people.reduce((sum, one) => sum + unpaid(one), 0);
  let left = Math.max(work.planned, Math.min(total, work.planned + work.open));
  let cost = 0;
  for (const one of people.toSorted((a, b) => b.rateCents - a.rateCents)) {
    const { owed, rateCents } = one;
    if (owed < 0) cost += rateCents * above * -owed;
    const given = Math.min(left, unpaid(one));
    left -= given;
    cost += rateCents * below * (unpaid(one) - given);
  }
  // Missed shifts can be made up for.
  left -= Math.min(
    left,
    people.reduce((sum, one) => sum + Math.max(0, one.owed) - unpaid(one), 0),
  );
  const cheapest = Math.min(...people.map(({ rateCents }) => rateCents));
  if (left > 0 && people.length > 0) cost += left * cheapest * above;
  return Math.floor(cost / 60);
}
