import type { Half, Instant, LocalDate, Minutes, Shift } from './problem.ts';
import type { Severity } from './law-pack.ts';

export type { Severity };

/** A broken rule, as data; the text is created where the reader's language is known. */
export interface Violation {
  /** The rule's code (`daily-rest`, `weekly-hours`, ...). */
  rule: string;
  severity: Severity;
  employeeId: string | null;
  date: LocalDate | null;
  /** The shifts that together break it. */
  shiftIds: string[];
  /** Numbers and names for the text: minutes, limits, dates, instants. */
  params: Record<string, string | number>;
  /** The article for a rule of law ("DK 122(2)"), otherwise null. */
  source: string | null;
}

/** Why an employee cannot take an open need: the first rule that prevents it, in the registry's order. */
export interface Reason {
  employeeId: string;
  violation: Violation;
}

/** A need that stays open, with the reasons. */
export interface OpenNeed {
  date: LocalDate;
  template: string;
  role: string;
  start: Instant;
  end: Instant;
  missing: number;
  /** Of a place that is cut in two, the half that is missing. */
  half?: Half;
  reasons: Reason[];
}

/**
 * An employee who could take a shift, best first: eligible before blocked, then fewer soft violations, cheaper, fewer
 * hours.
 */
export interface Candidate {
  employeeId: string;
  fits: boolean;
  blockedBy: Violation[];
  costCents: number | null;
  /** Net minutes in the period with the shift. */
  minutesAfter: Minutes;
}

/** A certificate that no plan can fill more: the proof behind the bound, one per independent shortage. */
export interface Certificate {
  kind: 'nobody-qualified' | 'people-on-day' | 'hours-of-people' | 'weekly-hours-of-people' | 'exact-group';
  roles: string[];
  /**
   * The employees who can work, but not enough; for `nobody-qualified`, those who have a role and cannot work at all.
   */
  employeeIds: string[];
  from: LocalDate;
  to: LocalDate;
  /** The required minutes and the maximum that these employees can work, net. */
  neededMinutes: Minutes;
  possibleMinutes: Minutes;
  /** Shifts that must stay open for this reason. */
  missing: number;
}

export interface Quality {
  penalty: number;
  /** No plan that satisfies the hard rules has a smaller penalty. */
  bound: number;
  /**
   * (penalty - bound) / penalty; 0 if both are 0: proved optimal. 1, nothing is proved, if it breaks hard rules beyond
   * the fixed shifts.
   */
  gap: number;
  /** Filled share of the required shifts, 0..1; 1 if none are required. */
  coverage: number;
  needed: number;
  filled: number;
  /** No plan can fill more than this number. */
  fillable: number;
  hardViolations: number;
  /** Of them, those that the fixed shifts break alone, whatever is planned beside them. */
  standingViolations: number;
  /** Penalty by rule; they sum to `penalty`. */
  parts: Record<string, number>;
  certificates: Certificate[];
}

export interface Progress {
  /** While `hardViolations` is above 0, including their weight in the search. */
  penalty: number;
  /**
   * The hard amount of the best roster so far, beyond the breaches of fixed shifts, as the search counts it; 0: lawful.
   */
  hardViolations: number;
  bound: number;
  /** 1 while `hardViolations` is above 0. */
  gap: number;
  filled: number;
  needed: number;
  fillable: number;
  iterations: number;
  milliseconds: number;
}

export interface Plan {
  /**
   * Every shift of the period: the fixed ones, the planned ones with an employee, and one open shift for each missing
   * employee.
   */
  shifts: Shift[];
  open: OpenNeed[];
  quality: Quality;
  iterations: number;
  /** Breaks no hard rule beyond the breaches of fixed shifts. */
  lawful: boolean;
  /** No plan without more breaches costs less. */
  proved: boolean;
}
