import type { Instant, LocalDate, Minutes, Shift } from './problem.ts';
import type { Severity } from './severity.ts';

export type { Severity };

/** A broken rule, as data; the words are made where the reader's language is known. */
export interface Violation {
  /** The rule's code, the same as its file in `rules/` (`daily-rest`, `weekly-hours`, ...). */
  rule: string;
  severity: Severity;
  employeeId: string | null;
  date: LocalDate | null;
  /** The shifts that together break it. */
  shiftIds: string[];
  /** Numbers and names for the text: minutes, limits, dates, instants. */
  params: Record<string, string | number>;
  /** The article where it is law ("DK 122(2)"), else null. */
  source: string | null;
}

/** Why one person cannot take one open need: the first rule that stops them, by the registry's order. */
export interface Reason {
  employeeId: string;
  violation: Violation;
}

/** A need that stays open (Decisions: an unfilled need keeps its place and says why). */
export interface OpenNeed {
  date: LocalDate;
  template: string;
  role: string;
  start: Instant;
  end: Instant;
  missing: number;
  reasons: Reason[];
}

/** Who could take a shift, best first: fitting before blocked, then fewer soft violations, cheaper, fewer hours. */
export interface Candidate {
  employeeId: string;
  fits: boolean;
  blockedBy: Violation[];
  costCents: number | null;
  /** Net minutes in the period with the shift. */
  minutesAfter: Minutes;
}

/** A reason why no plan at all can fill more: the proof behind the bound, one per independent shortage. */
export interface Certificate {
  kind: 'nobody-qualified' | 'people-on-day' | 'hours-of-people' | 'weekly-hours-of-people' | 'exact-group';
  roles: string[];
  /** Who can work, and too little; of `nobody-qualified` who holds a role and cannot work at all. */
  employeeIds: string[];
  from: LocalDate;
  to: LocalDate;
  /** What is asked and what these people can give at most, in net minutes. */
  neededMinutes: Minutes;
  possibleMinutes: Minutes;
  /** Shifts that must stay open for this reason. */
  missing: number;
}

export interface Quality {
  penalty: number;
  /** No plan that keeps the hard rules has a smaller penalty. */
  bound: number;
  /** (penalty - bound) / penalty; 0 when both are 0: proved optimal. */
  gap: number;
  /** Filled share of the needed shifts, 0..1; 1 when nothing is needed. */
  coverage: number;
  needed: number;
  filled: number;
  /** No plan fills more than this many. */
  fillable: number;
  hardViolations: number;
  /** Penalty by rule; they sum to `penalty`. */
  parts: Record<string, number>;
  certificates: Certificate[];
}

export interface Progress {
  /** While `hardViolations` is above 0, with what they weigh in the search. */
  penalty: number;
  /** How far the best roster so far breaks hard rules beyond what fixed shifts break already, as the search counts it; 0: no further. */
  hardViolations: number;
  bound: number;
  gap: number;
  filled: number;
  needed: number;
  fillable: number;
  iterations: number;
  milliseconds: number;
}

export interface Plan {
  /** Every shift of the period: the fixed ones, the planned ones with a person, and one open shift for each missing person. */
  shifts: Shift[];
  open: OpenNeed[];
  quality: Quality;
  iterations: number;
  /** Breaks no hard rule beyond what fixed shifts break already. */
  lawful: boolean;
  /** No plan that breaks no more costs less. */
  proved: boolean;
}
