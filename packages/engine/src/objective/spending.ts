import type { Context } from '../model/context.ts';
import { inPeriod } from '../problem/calendar.ts';
import type { PayBudget } from '../problem/money.ts';
import type { Person, Problem, Shift } from '../problem/problem.ts';
import type { Violation } from '../problem/result.ts';
import { payIn } from './pay.ts';

/**
 * The parts of a cent in which pay is added up. Whole cents an hour, by the minute, with premiums of whole percents are
 * whole numbers of them, so that sums are exact and a cap is kept to the cent.
 */
export const PAY_PARTS = 6000;

/** The pay of a shift in parts of a cent; 0 if no rate is known. */
export function payParts(context: Context, person: Person, shift: Shift): number {
  return Math.round((payIn(context, person, shift) ?? 0) * PAY_PARTS);
}

/** A budget, and what some shifts cost in its days, in parts of a cent. */
export interface Spent {
  budget: PayBudget;
  parts: number;
}

/**
 * What a roster costs in the days of each budget. `shifts` are all shifts of the period; those before and after it come
 * from `problem.fixed`.
 */
export function spentOf(context: Context, shifts: readonly Shift[]): Spent[] {
  const { problem, people } = context;
  const { budgets = [] } = problem;
  if (budgets.length === 0) return [];
  const given = new Set(shifts.map(({ id }) => id));
  const around = problem.fixed.filter((shift) => !inPeriod(problem, shift) && !given.has(shift.id));
  const paid = [...shifts, ...around].flatMap((shift) => {
    const person = people.get(shift.employeeId ?? '');
    return person ? [{ date: shift.date, parts: payParts(context, person, shift) }] : [];
  });
  return budgets.map((budget) => ({
    budget,
    parts: paid.reduce((sum, { date, parts }) => (isIn(budget, date) ? sum + parts : sum), 0),
  }));
}

export const isIn = ({ from, to }: PayBudget, date: string): boolean => from <= date && date <= to;

/** By how many parts of a cent a budget is exceeded. */
export const overBy = ({ budget, parts }: Spent): number => Math.max(0, parts - budget.cents * PAY_PARTS);

/** The penalty of a roster for the budgets that are goals. */
export function spendingPenalty(context: Context, shifts: readonly Shift[]): number {
  const over = spentOf(context, shifts).reduce((sum, of) => (of.budget.keep === 'goal' ? sum + overBy(of) : sum), 0);
  return (over * (context.problem.weights.budget ?? 0)) / PAY_PARTS / 100;
}

/** Whether the problem has budgets that are goals. */
export const hasBudgetGoal = ({ budgets = [], weights }: Problem): boolean =>
  (weights.budget ?? 0) > 0 && budgets.some(({ keep }) => keep === 'goal');

/** What says that a cap is exceeded, or would be: the budget's days and cents, and the cents above them. */
function overBudget({ from, to, cents }: PayBudget, over: number, employeeId: string | null = null): Violation {
  const params = { from, to, cents, over_cents: Math.ceil(over / PAY_PARTS) };
  return { rule: 'budget', severity: 'soft', employeeId, date: null, shiftIds: [], params, source: null };
}

/** The caps that a roster exceeds. */
export function judgeCaps(context: Context, shifts: readonly Shift[]): Violation[] {
  return spentOf(context, shifts).flatMap((of) =>
    of.budget.keep === 'cap' && overBy(of) > 0 ? [overBudget(of.budget, overBy(of))] : [],
  );
}

/** Whether a roster exceeds a cap by more than the fixed shifts alone do. */
export function breaksCap(context: Context, shifts: readonly Shift[]): boolean {
  const standing = spentOf(context, context.problem.fixed);
  return spentOf(context, shifts).some(
    (of, i) => of.budget.keep === 'cap' && overBy(of) > 0 && of.parts > (standing[i]?.parts ?? 0),
  );
}

/**
 * Finds the cap that an employee's work on a shift would exceed in a roster, whatever else speaks against it. Null if
 * there is none.
 */
export function capBreach(
  context: Context,
  shifts: readonly Shift[],
): (person: Person, shift: Shift) => Violation | null {
  const caps = spentOf(context, shifts).filter(({ budget }) => budget.keep === 'cap');
  return (person, shift) => {
    for (const { budget, parts } of caps) {
      if (!isIn(budget, shift.date)) continue;
      const more = payParts(context, person, shift);
      const over = overBy({ budget, parts: parts + more });
      if (more > 0 && over > 0) return overBudget(budget, over, person.id);
    }
    return null;
  };
}
