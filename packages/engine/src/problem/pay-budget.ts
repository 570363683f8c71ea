import type { Problem } from './problem.ts';
import type { LocalDate } from './units.ts';

/**
 * What the work from a date to another may cost, both included: the gross pay of the shifts that start then
 * (`payOfShift`), without overtime, in cents. A shift without a known rate costs nothing.
 */
export interface PayBudget {
  from: LocalDate;
  to: LocalDate;
  cents: number;
  /**
   * `cap`: no plan costs more; if fixed shifts already do, it adds none that is paid. `goal`: a plan that costs more
   * has a penalty (`Weights.budget`).
   */
  keep: 'cap' | 'goal';
}

/**
 * The problem without its budgets, which limit what is planned ahead: covering an absence, or a way to fill a shift, is
 * the manager's decision.
 */
export function withoutBudgets(problem: Problem): Problem {
  if (!problem.budgets || problem.budgets.length === 0) return problem;
  const { budgets: _, ...rest } = problem;
  return rest;
}
