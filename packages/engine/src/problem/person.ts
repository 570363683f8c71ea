import type { LateCost } from './law-pack.ts';
import type { Shift } from './shift.ts';
import type { Instant, LocalDate, Minutes } from './units.ts';

/** An interval in which an employee cannot work. Only overlapping minutes count; adjacent shifts are allowed. */
export interface Block {
  start: Instant;
  end: Instant;
  /** Ill employees are never asked to work; those absent for another reason can be. */
  source: 'time_off' | 'self' | 'ill';
  /** The end is unknown; default false. */
  isOpen?: boolean;
  /** Of time off: whether averages leave out its days, as paid leave (2003/88/EC 16(b)); default true. */
  isLeave?: boolean;
}

/** Limits beyond those of a week; absent means unlimited. The public benchmark uses those of the period. */
export interface PersonLimits {
  /** Shifts of a template in the period, and from Monday to Sunday. */
  maxShiftsByTemplate?: Record<string, number>;
  maxShiftsByTemplatePerWeek?: Record<string, number>;
  /** Net minutes and shifts over the planned period. */
  minMinutes?: Minutes;
  maxMinutes?: Minutes;
  minShifts?: number;
  maxShifts?: number;
  /**
   * From Monday to Sunday; the maximum minutes and preferred minimum shifts of a week are fields of `Person`. Minimums
   * apply to weeks that are fully in the period.
   */
  minMinutesPerWeek?: Minutes;
  maxShiftsPerWeek?: number;
  /**
   * Over the accounting period (`Problem.accounting`), including `Person.earlier`. Minimums apply if it ends in the
   * planned period.
   */
  minMinutesPerAccounting?: Minutes;
  maxMinutesPerAccounting?: Minutes;
  minShiftsPerAccounting?: number;
  maxShiftsPerAccounting?: number;
  maxConsecutiveDays?: number;
  minConsecutiveDays?: number;
  maxConsecutiveDaysOff?: number;
  minConsecutiveDaysOff?: number;
  maxWeekends?: number;
  maxConsecutiveWeekends?: number;
}

/** The employee's written consents; default none. */
export interface Consents {
  /** Overtime (LT15, DK 119): `usual` is up to 8 hours in 7 days, `extended` up to 12. */
  overtime?: 'usual' | 'extended';
  night?: boolean;
  holiday?: boolean;
  restDay?: boolean;
  onCall?: boolean;
  /** More hours in a week on average, as far as the law lets employees agree (`averageHours.agreedMinutes`). */
  longWeek?: boolean;
}

/** When a consent holds, both dates included; null: without a first or last one. */
export interface ConsentSpan {
  from: LocalDate | null;
  to: LocalDate | null;
}

/** Work before the planned period. */
export interface Earlier {
  /** Net minutes and shifts from the start of the accounting period to the day before the planned one. */
  minutes: Minutes;
  shifts: number;
  /**
   * Overtime since the start of the year; excess over the norms of the current accounting period is only in
   * `normLeftMinutes`.
   */
  overtimeMinutes: Minutes;
  /**
   * Under summary recording: the remainder of the norms of the earlier months of the accounting period in which the
   * employee worked, which the planned one can use too (DK 115(6)); negative if they worked more. Default 0.
   */
  normLeftMinutes?: Minutes;
  /**
   * Shifts of the two preceding months with at least three hours at night, and their net minutes (DK 117(3)). Default
   * 0.
   */
  nightShifts?: number;
  nightMinutes?: Minutes;
  /** All shifts of these two months, and their net minutes. Default 0. */
  recentShifts?: number;
  recentMinutes?: Minutes;
}

/** An employee's excess (+) or deficit (-) in earlier months, relative to an even share. */
export interface Debt {
  minutes: Minutes;
  weekends: number;
  nights: number;
  closings: number;
  holidays: number;
}

/**
 * The days from a date to another on the same terms, both included; null: without a first or last one. What is absent
 * is as the person has it.
 */
export interface EmploymentSpan {
  from: LocalDate | null;
  to: LocalDate | null;
  roles?: string[];
  hourlyRateCents?: number | null;
  contractMinutesPerWeek?: Minutes;
  restWeekdays?: readonly number[];
}

/** A certificate with its first and last day; null: without one. */
export interface Certified {
  kind: string;
  from?: LocalDate | null;
  until: LocalDate | null;
}

/**
 * A published shift of the employee that it costs money to take from them now: the highest of `costs` counts, the same
 * ones whether it is taken whole, moved or cut.
 */
export interface LateShift extends Pick<Shift, 'start' | 'end' | 'breakMinutes'> {
  costs: readonly Omit<LateCost, 'within' | 'of'>[];
  /** Cents an hour; null: not known. */
  rateCents: number | null;
}

export interface Person {
  id: string;
  name: string;
  roles: string[];
  /** Hard, net minutes in a week from Monday to Sunday. Null: unlimited. */
  maxMinutesPerWeek: Minutes | null;
  /** A goal, not a hard rule. */
  minShiftsPerWeek: number;
  /**
   * The norm of the period times the employee's share of it, less absences: the target; more is overtime (DK 119).
   * Null: unknown.
   */
  normMinutes: Minutes | null;
  /** The contract's minutes per week, above which work is overtime under the fixed regime. Absent: unknown. */
  contractMinutesPerWeek?: Minutes;
  /** A reduced norm, which is not shortened on the day before a public holiday (DK 112(6)). Default false. */
  hasReducedNorm?: boolean;
  /** The weekdays that are free by contract (DK 124), 1 Monday .. 7 Sunday. Default: Saturday and Sunday. */
  restWeekdays?: readonly number[];
  /**
   * Days of vacation and illness from the start of the accounting period to the end of the planned one, excluded from
   * averages. Default 0.
   */
  leaveDays?: number;
  birthDate: LocalDate | null;
  blocks: Block[];
  hourlyRateCents: number | null;
  limits: PersonLimits;
  /** Penalty of an unmet preference: `on` prefers exactly this template on the date, `off` prefers not to have it. */
  wishes: { date: LocalDate; template: string; kind: 'on' | 'off'; weight: number }[];
  /** Counts as experienced for shifts that require it. Default false. */
  senior?: boolean;
  consents?: Consents;
  /** Of consents that began or end on a date; those without always hold. */
  consentDates?: Partial<Record<keyof Consents, ConsentSpan>>;
  /**
   * Works at night, on holidays and rest days, and overtime only with consent (LT23, DSSĮ 37(8): pregnant, recently
   * given birth, breastfeeding). Default false.
   */
  needsConsent?: boolean;
  /**
   * On-call shifts at home, by start: they block the time, but aren't work. The engine takes them from the roster, also
   * those before its first known day (DK 118 counts four weeks).
   */
  homeOnCall?: readonly Shift[];
  /** Default: nothing. */
  earlier?: Earlier;
  debt?: Debt;
  /**
   * The days with a contract and their terms, by date, without overlaps; no day outside them can be worked. Absent: the
   * person's own terms on every day.
   */
  employment?: readonly EmploymentSpan[];
  certificates?: readonly Certified[];
  /** Agrees to work twice a day, where the business allows it. Default false. */
  splitsDays?: boolean;
  /** Begins no shift earlier in the day, in minutes of the local day. Absent: at any time. */
  earliestStart?: Minutes;
  /** Default: none. */
  lateShifts?: readonly LateShift[];
}
