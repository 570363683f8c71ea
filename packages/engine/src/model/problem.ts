import type { LawPack } from '../law/law-pack.ts';
import type { Instant, LocalDate, Minutes } from './units.ts';

export type { Instant, LocalDate, Minutes };

/** One local day. `Problem.days` holds them without a gap, from the first day of history to the last day of context. */
export interface Day {
  date: LocalDate;
  /** 1 Monday .. 7 Sunday. */
  weekday: number;
  /** Local midnight at which the day begins. */
  startsAt: Instant;
  /** Where the clocks change on this day: at `at` the wall clock jumps by `by` minutes (+60 in spring, -60 in autumn). */
  clockChange: { at: Instant; by: Minutes } | null;
  /** A public holiday or a day the business calls one. */
  holiday: boolean;
  /** Nobody is planned; a need stands on such a day only as a date exception. */
  closed: boolean;
}

/** One piece of work: planned, published or past. The unit of every roster that crosses the engine's door. */
export interface Shift {
  id: string;
  /** The local date on which it starts, also when it ends the next morning. */
  date: LocalDate;
  /** The template's name; null for a shift with hours of its own. */
  template: string | null;
  role: string;
  start: Instant;
  end: Instant;
  /** Unpaid break inside the shift; net work is `end - start - breakMinutes`. */
  breakMinutes: Minutes;
  /** Null: an open shift. */
  employeeId: string | null;
  /** The planner keeps it as it is: pinned, published, or outside the planned period. */
  locked: boolean;
  /** The name of a person who is not in `people` any more, where `employeeId` is null: the shift counts as filled, belongs to nobody's roster and never gets a person. */
  workedBy?: string;
}

/** So many people for a template and role on a date. */
export interface Need {
  date: LocalDate;
  template: string;
  role: string;
  start: Instant;
  end: Instant;
  breakMinutes: Minutes;
  /** How many people; 0 is allowed (a date exception that says none). */
  count: number;
  /** Penalty of one missing person; null: the weight of coverage times the net hours. */
  underWeight: number | null;
  /** Penalty of one person too many; null: the planner never plans more than `count`. */
  overWeight: number | null;
}

/** A stretch in which a person cannot work. Only the overlapping minutes count, touching is allowed. */
export interface Block {
  start: Instant;
  end: Instant;
  source: 'time_off' | 'self';
}

/** Limits beyond the specification's two; absent means unlimited. The public benchmark uses them all. */
export interface PersonLimits {
  maxShiftsByTemplate?: Record<string, number>;
  /** Net minutes over the planned period. */
  minMinutes?: Minutes;
  maxMinutes?: Minutes;
  maxConsecutiveDays?: number;
  minConsecutiveDays?: number;
  minConsecutiveDaysOff?: number;
  maxWeekends?: number;
}

export interface Person {
  id: string;
  name: string;
  roles: string[];
  /** Hard, net minutes in a week from Monday to Sunday (Spec section 3). Null: unlimited. */
  maxMinutesPerWeek: Minutes | null;
  /** A goal, not a must (Spec section 3). */
  minShiftsPerWeek: number;
  /** The norm of the period times the person's share of it, absences subtracted: what the person should get, and more is overtime (DK 119). Null: no norm known. */
  normMinutes: Minutes | null;
  birthDate: LocalDate | null;
  blocks: Block[];
  hourlyRateCents: number | null;
  limits: PersonLimits;
  /** Penalty when the wish is not kept: `on` wants exactly this template on the date, `off` does not want it. */
  wishes: { date: LocalDate; template: string; kind: 'on' | 'off'; weight: number }[];
}

/** What a plan strives for, as penalty for one unit; see `quality.parts`. */
export interface Weights {
  /** For one missing net hour. */
  coverage: number;
  /** For one shift below the weekly minimum of a person. */
  minShifts: number;
  /** For one hour between a person's planned hours and their even share (linear). */
  fairHours: number;
  /** For one weekend above a person's even share. */
  fairWeekends: number;
  /** For one shift that differs from the earlier draft. */
  stability: number;
}

/** Plain, immutable data: all the engine knows of a business and a period. */
export interface Problem {
  /** First and last planned date, both inclusive. */
  from: LocalDate;
  to: LocalDate;
  days: Day[];
  people: Person[];
  needs: Need[];
  /** Shifts that stand: history before `from`, published and pinned ones inside, context after `to`. */
  fixed: Shift[];
  /** Template pairs that must not follow each other on neighbouring days (beside the law's rest). */
  forbiddenSequences: { first: string; next: string }[];
  law: LawPack | null;
  weights: Weights;
}
