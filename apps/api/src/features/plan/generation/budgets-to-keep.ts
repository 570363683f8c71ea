import type { PayBudget } from '@pamaina/engine';
import { createHook } from '../../../platform/ground/hook.ts';
import { member, type Call } from '../../../platform/http/route.ts';
import { addDays, datesBetween, mondayOf, monthRange } from '../../../platform/time/zone.ts';
import { budgetOf, costFactorOn, readCostTerms, type StoredCostTerms } from '../../business/cost-terms/index.ts';

interface Range {
  start: string;
  end: string;
}

interface Month {
  year: number;
  month: number;
}

type Asking = Pick<Call, 'caller' | 'deps' | 'signal'>;

/**
 * Adds what is taken, or expected to be, on the days of a range, in cents by date; of unknown days nothing. In no
 * transaction: a forecast is computed between the reading and the storing.
 */
export const takingsAsked =
  createHook<[call: Asking, range: Range, takings: Map<string, number>]>('takings that are asked for');

/** A budget of a month or week that is a goal or cap, in gross pay. */
export interface SetBudget extends Omit<PayBudget, 'cents'> {
  /** Null: in percent of takings that aren't known. */
  cents: number | null;
  /** Of takings, in gross pay too; null: it was set in cents. */
  percent: number | null;
}

/** The budgets of today, as they were set: those in percent without cents, for which takings have to be asked for. */
export const budgetsSet = (terms: StoredCostTerms, month: Month): SetBudget[] =>
  setIn(terms, month).map(({ takings: _, ...budget }) => budget);

function setIn(terms: StoredCostTerms, { year, month }: Month) {
  const range = monthRange(year, month);
  const spans = [{ per: 'month' as const, ...range }, ...weeksOf(range)];
  return spans.flatMap(({ per, start, end }) => {
    const budget = budgetOf(terms, per, start);
    if (budget === null || budget.planning === 'shown') return [];
    // A week of two years: what is kept at the higher share is kept at both.
    const factor = Math.max(costFactorOn(terms, start), costFactorOn(terms, end));
    const gross = (cents: number) => Math.floor(cents / factor);
    const { percent } = budget;
    return {
      from: start,
      to: end,
      keep: budget.planning,
      cents: budget.cents === null ? null : gross(budget.cents),
      percent: percent === null ? null : percent / factor,
      takings: (sum: number) => gross(Math.max(0, (sum * (percent ?? 0)) / 100)),
    };
  });
}

/** The same with the cents of those in percent, if the takings of all their days are known or expected. */
export async function budgetsToday(call: Asking, month: Month): Promise<SetBudget[]> {
  const set = setIn(await call.deps.database.readInProject(member(call).projectId, readCostTerms), month);
  const known = new Map<string, number>();
  if (set.some(({ percent }) => percent !== null)) {
    const { start, end } = monthRange(month.year, month.month);
    const range = { start: mondayOf(start), end: addDays(mondayOf(end), 6) };
    await takingsAsked(call, range, known);
  }
  return set.map(({ takings, ...budget }) => {
    const sum = budget.cents === null ? sumOf(known, budget) : null;
    return sum === null ? budget : { ...budget, cents: takings(sum) };
  });
}

/** Those whose cents are known, as the engine takes them. */
export const payBudgets = (set: readonly SetBudget[]): PayBudget[] =>
  set.flatMap(({ percent: _, cents, ...budget }) => (cents === null ? [] : [{ ...budget, cents }]));

/** The budgets that a month is planned by: those of today that are goals or caps, of the month and its weeks. */
export const budgetsToKeep = async (call: Asking, month: Month): Promise<PayBudget[]> =>
  payBudgets(await budgetsToday(call, month));

/** The weeks that begin or end in a month. */
const weeksOf = ({ start, end }: Range) =>
  datesBetween(mondayOf(start), end)
    .filter((date) => mondayOf(date) === date)
    .map((monday) => ({ per: 'week' as const, start: monday, end: addDays(monday, 6) }));

/** Null: not all of its days are known. Refunds can be more than what came in. */
function sumOf(takings: ReadonlyMap<string, number>, { from, to }: Pick<PayBudget, 'from' | 'to'>): number | null {
  const days = datesBetween(from, to).map((date) => takings.get(date));
  if (days.includes(undefined)) return null;
  return days.reduce<number>((total, cents) => total + (cents ?? 0), 0);
}
