import type { PayBudget } from '@pamaina/engine';
import { createHook } from '../../../platform/ground/hook.ts';
import { member, type Call } from '../../../platform/http/route.ts';
import { addDays, datesBetween, mondayOf, monthRange } from '../../../platform/time/zone.ts';
import { budgetOf, costFactorOn, readCostTerms } from '../../business/cost-terms/index.ts';

interface Range {
  start: string;
  end: string;
}

type Asking = Pick<Call, 'caller' | 'deps' | 'signal'>;

/**
 * Adds what is taken, or expected to be, on the days of a range, in cents by date; of unknown days nothing. In no
 * transaction: a forecast is computed between the reading and the storing.
 */
export const takingsAsked =
  createHook<[call: Asking, range: Range, takings: Map<string, number>]>('takings that are asked for');

/**
 * The budgets that a month is planned by: those of today that are goals or caps, of the month and its weeks, in gross
 * pay. One in percent of takings counts if the takings of all days are known or expected.
 */
export async function budgetsToKeep(
  call: Asking,
  { year, month }: { year: number; month: number },
): Promise<PayBudget[]> {
  const { start, end } = monthRange(year, month);
  const terms = await call.deps.database.readInProject(member(call).projectId, readCostTerms);
  const spans = [{ per: 'month' as const, start, end }, ...weeksOf({ start, end })];
  const kept = spans.flatMap(({ per, ...span }) => {
    const budget = budgetOf(terms, per, span.start);
    return budget === null || budget.planning === 'shown' ? [] : [{ ...span, budget, keep: budget.planning }];
  });
  const takings = new Map<string, number>();
  if (kept.some(({ budget }) => budget.percent !== null)) {
    const range = { start: mondayOf(start), end: addDays(mondayOf(end), 6) };
    await takingsAsked(call, range, takings);
  }
  return kept.flatMap(({ budget, keep, ...span }): PayBudget[] => {
    const cents = budget.cents ?? partOf(takings, span, budget.percent ?? 0);
    if (cents === null) return [];
    // A week of two years: what is kept at the higher share is kept at both.
    const factor = Math.max(costFactorOn(terms, span.start), costFactorOn(terms, span.end));
    return [{ from: span.start, to: span.end, keep, cents: Math.floor(cents / factor) }];
  });
}

/** The weeks that begin or end in a month. */
const weeksOf = ({ start, end }: Range) =>
  datesBetween(mondayOf(start), end)
    .filter((date) => mondayOf(date) === date)
    .map((monday) => ({ per: 'week' as const, start: monday, end: addDays(monday, 6) }));

/** Null: not all of its days are known. Refunds can be more than what came in. */
function partOf(takings: ReadonlyMap<string, number>, { start, end }: Range, percent: number): number | null {
  const days = datesBetween(start, end).map((date) => takings.get(date));
  if (days.includes(undefined)) return null;
  const sum = days.reduce<number>((total, cents) => total + (cents ?? 0), 0);
  return Math.max(0, (sum * percent) / 100);
}
