import type { LawPack } from './law-pack.ts';
import type { BusinessRules } from './business-rules.ts';
import type { PayBudget, RoleRate } from './money.ts';
import type { Person } from './person.ts';
import type { Half, Shift } from './shift.ts';
import type { Instant, LocalDate, Minutes } from './units.ts';
import type { Weights } from './weights.ts';

export type * from './business-rules.ts';
export type * from './money.ts';
export type * from './person.ts';
export type * from './shift.ts';
export type { Importance, Level, Weights } from './weights.ts';
export type { Instant, LocalDate, Minutes };

/**
 * One local day. `Problem.days` contains them without gaps, from the first day of history to the last day of context.
 */
export interface Day {
  date: LocalDate;
  /** 1 Monday .. 7 Sunday. */
  weekday: number;
  /** Local midnight. */
  startsAt: Instant;
  /** The clock change on this day: at `at` local time jumps by `by` minutes (+60 in spring, -60 in autumn). */
  clockChange: { at: Instant; by: Minutes } | null;
  /**
   * A public holiday: only public holidays count for norms, pay and shares. A closing day of the business is not
   * necessarily one.
   */
  holiday: boolean;
  /** No one is planned; a need exists on such a day only as a date exception. */
  closed: boolean;
}

/** The number of employees required for a template and role on a date. */
export interface Need {
  date: LocalDate;
  template: string;
  role: string;
  start: Instant;
  end: Instant;
  breakMinutes: Minutes;
  /** Default: ordinary work. On-call time at home is assigned by hand: it is no need of a problem. */
  onCall?: 'at_work';
  /** Of places that are cut in two, each part is a need of its own. */
  half?: Half;
  /** The number of employees; 0 is allowed (a date exception without staff). */
  count: number;
  /** Penalty of one missing employee; null: the weight of coverage times the net hours. */
  underWeight: number | null;
  /** Penalty of one surplus employee; null: the planner never plans more than `count`. */
  overWeight: number | null;
}

/** A place of a sequence: a template, any shift (`work: true`), or a day off. */
export type SequencePlace = string | { work: boolean };

/** What must not be worked on two or three consecutive days; `weekday`: only from that day on, 1 Monday to 7 Sunday. */
export interface Sequence {
  first: SequencePlace;
  next: SequencePlace;
  third?: SequencePlace;
  weekday?: number;
}

/** Plain, immutable data: everything that the engine knows about a business and a period. */
export interface Problem {
  /** First and last planned date, both inclusive. */
  from: LocalDate;
  to: LocalDate;
  days: Day[];
  people: Person[];
  needs: Need[];
  /** The needs of the day before `from` and of the day after `to`: they say only what opens and closes these days. */
  needsAround?: Need[];
  /** Fixed shifts: history before `from`, published and pinned ones inside, context after `to`. */
  fixed: Shift[];
  /** Nothing goes on outside `days`: runs at their edges are as long as they look. Default: they may go on. */
  isolated?: boolean;
  /** What must not follow each other on consecutive days (in addition to the law's rest). */
  forbiddenSequences: Sequence[];
  law: LawPack | null;
  /**
   * How working time is recorded (LT: DK 113): over the accounting period (`summary`, the default) or week by week
   * (`fixed`).
   */
  regime?: 'summary' | 'fixed';
  /** First and last date of the accounting period that contains the planned one; absent: the planned period itself. */
  accounting?: { from: LocalDate; to: LocalDate };
  /** The business's own rules; absent: none. */
  rules?: BusinessRules;
  weights: Weights;
  /** The hourly rates of roles, for the shifts of a person without a rate of their own on that day; absent: none. */
  roleRates?: readonly RoleRate[];
  /** What the work of some days may cost; absent: no limit. */
  budgets?: readonly PayBudget[];
}
