import type { Instant, LocalDate, Minutes } from './units.ts';

/** A stretch in which a person cannot work. Only the overlapping minutes count, touching is allowed. */
export interface Block {
  start: Instant;
  end: Instant;
  /** Who is ill is never asked to work all the same; who is away for another reason may be. */
  source: 'time_off' | 'self' | 'ill';
  /** Its end is not known yet; absent: it is. */
  isOpen?: boolean;
}

/** Limits beyond the specification's two; absent means unlimited. The public benchmark uses those of the period. */
export interface PersonLimits {
  /** Shifts of a template in the period, and from Monday to Sunday. */
  maxShiftsByTemplate?: Record<string, number>;
  maxShiftsByTemplatePerWeek?: Record<string, number>;
  /** Net minutes and shifts over the planned period. */
  minMinutes?: Minutes;
  maxMinutes?: Minutes;
  minShifts?: number;
  maxShifts?: number;
  /** From Monday to Sunday; the most minutes and the wished-for least shifts of a week are fields of `Person`. The least count in weeks that lie wholly in the period. */
  minMinutesPerWeek?: Minutes;
  maxShiftsPerWeek?: number;
  /** Over the accounting period (`Problem.accounting`), with what `Person.earlier` holds. The least count when it ends in the planned period. */
  minMinutesPerAccounting?: Minutes;
  maxMinutesPerAccounting?: Minutes;
  minShiftsPerAccounting?: number;
  maxShiftsPerAccounting?: number;
  maxConsecutiveDays?: number;
  minConsecutiveDays?: number;
  maxConsecutiveDaysOff?: number;
  minConsecutiveDaysOff?: number;
  maxWeekends?: number;
}

/** What a person has agreed to in writing; absent: not. */
export interface Consents {
  /** Overtime (LT15, DK 119): `usual` is up to 8 hours in 7 days, `extended` up to 12. */
  overtime?: 'usual' | 'extended';
  night?: boolean;
  holiday?: boolean;
  restDay?: boolean;
}

/** What was worked before the planned period. */
export interface Earlier {
  /** Net minutes and shifts from the start of the accounting period to the day before the planned one. */
  minutes: Minutes;
  shifts: number;
  /** Overtime since the start of the year; what the accounting period so far has above its norms is in `normLeftMinutes` alone. */
  overtimeMinutes: Minutes;
  /**
   * Under summary recording: what the earlier months of the accounting period in which the person worked have left of their norms, so that the
   * planned one may have it too (DK 115(6)); below 0 where they had more. Absent: nothing.
   */
  normLeftMinutes?: Minutes;
  /** Shifts of the two months before with at least three hours at night, and their net minutes (DK 117(3)). Absent: none. */
  nightShifts?: number;
  nightMinutes?: Minutes;
  /** All shifts of these two months, and their net minutes. Absent: none. */
  recentShifts?: number;
  recentMinutes?: Minutes;
}

/** What a person has had too much of (+) or too little (-) in earlier months, against an even share. */
export interface Debt {
  minutes: Minutes;
  weekends: number;
  nights: number;
  closings: number;
  holidays: number;
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
  /** The contract's minutes a week, above which work is overtime under the fixed regime. Absent: not known. */
  contractMinutesPerWeek?: Minutes;
  /** The norm is a reduced one, which the day before a public holiday does not shorten (DK 112(6)). Absent: false. */
  hasReducedNorm?: boolean;
  /** The weekdays that the contract leaves free (DK 124), 1 Monday .. 7 Sunday. Absent: Saturday and Sunday. */
  restWeekdays?: readonly number[];
  /** Days of vacation and illness from the start of the accounting period to the end of the planned one: no part of an average. Absent: 0. */
  leaveDays?: number;
  birthDate: LocalDate | null;
  blocks: Block[];
  hourlyRateCents: number | null;
  limits: PersonLimits;
  /** Penalty when the wish is not kept: `on` wants exactly this template on the date, `off` does not want it. */
  wishes: { date: LocalDate; template: string; kind: 'on' | 'off'; weight: number }[];
  /** Counts as experienced where a shift asks for somebody who is. Absent: false. */
  senior?: boolean;
  consents?: Consents;
  /** Works at night, on holidays and rest days, and overtime only with consent (LT23, DSSĮ 37(8): pregnant, recently given birth, breastfeeding). Absent: false. */
  needsConsent?: boolean;
  /** Absent: nothing. */
  earlier?: Earlier;
  debt?: Debt;
}
