import type { LocalDate } from './units.ts';

/** The hourly rate of a role from a date on, until the next one of the same role. */
export interface RoleRate {
  role: string;
  from: LocalDate;
  hourlyRateCents: number;
}

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
