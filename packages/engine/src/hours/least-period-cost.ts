import type { Minutes } from '../model/problem.ts';
import { SHORTFALL_PAY } from './forecast-period.ts';
import type { Multipliers } from './pay-multipliers.ts';

/** One person of an accounting period whose rate is known. */
export interface Owed {
  /** The norm less what is settled already: worked, or planned for a day that has begun. Below 0: overtime that stands. */
  owed: Minutes;
  /** Of what is owed, planned shifts that were missed: nothing is paid where they aren't made up for. */
  missed?: Minutes;
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
  // What was missed can be made up for.
  left -= Math.min(
    left,
    people.reduce((sum, one) => sum + Math.max(0, one.owed) - unpaid(one), 0),
  );
  const cheapest = Math.min(...people.map(({ rateCents }) => rateCents));
  if (left > 0 && people.length > 0) cost += left * cheapest * above;
  return Math.floor(cost / 60);
}
