import type { AbsenceType, billingDetails, timesheets, workingTimeSheet } from '@pamaina/contract';
import type { PaidAs } from '@pamaina/engine';

/** A shift as generated, before any manual change. */
export interface PlannedShift {
  date: string;
  template: string | null;
  role: string;
  /** `HH:MM`. */
  start_time: string;
  end_time: string;
  break_minutes: number;
  employee_id: string | null;
}

/** Of a half of a shift: the place that it fills together with the other half; times of day are `HH:MM`. */
export interface CutPlace {
  /** The same in both halves. */
  id: string;
  half: 1 | 2;
  /** Days from the place's date to this half's: 1 for a half that begins after midnight. */
  day: 0 | 1;
  start: string;
  at: string;
  end: string;
  /** Minutes of break in the whole shift, and in each half. */
  break_minutes: number;
  breaks: [number, number];
}

/** A break as it was taken; instants in UTC. */
export interface StoredBreak {
  start: string;
  end: string;
}

/** What one person comes to in a range; minutes, and cents that are not rounded. Kept as JSON with a locked month. */
export interface PayrollLine {
  /** Null: somebody who was deleted since. */
  id: string | null;
  name: string;
  /** Null: no contract is known. */
  norm: number | null;
  planned: number;
  worked: number;
  night: number;
  holiday: number;
  rest: number;
  overtime: number;
  /** Of what was worked, agreed beside the contract's work (DK 35). */
  additional: number;
  /** Minutes for which two premiums coincide: the higher one was taken. */
  coinciding: number;
  /** Working days. */
  /** Working days; a month that was locked before a kind existed has none of it. */
  absences: Partial<Record<AbsenceType, number>>;
  /** Of the last day with hours; null: not known. */
  rateCents: number | null;
  /** The hours have several rates: then none is that of the line. */
  hasRates?: true;
  cents: number;
  /**
   * Minutes that became leave on request, and how many of leave: `cents` leaves their pay out (DK 144(5)). Missing in
   * older months.
   */
  toLeave?: number;
  leaveCredit?: number;
  /**
   * Overtime that the end of an accounting period found in months that were locked already; `cents` has its premium
   * (DK 115). Missing in older months.
   */
  earlierOvertime?: { month: string; minutes: number }[];
  /** Minutes of on-call time at home (DK 118), which aren't work; missing without any. */
  onCallHome?: number;
  /** Worked minutes by date. */
  days: Record<string, number>;
  /** Dates with an entry that nobody has approved, or that has no end. */
  unapproved: string[];
  /**
   * What each day was on which nobody worked, or not all of it, by date. Older months have kept
   * none.
   */
  signs?: Record<string, workingTimeSheet.SignKind>;
  /** What its days consist of. Older months have kept none. */
  parts?: Record<string, DayParts>;
}

/** A part of a working day that time off took. */
export interface AbsentPart {
  type: AbsenceType;
  /** The code of its type, if it is one of the business. */
  leave?: string;
  /** Above 0, at most 1. */
  part: number;
}

/**
 * A date of a payroll line: each worked minute once, by what it is paid as; what else they were; and the time off of a
 * working day.
 */
export interface DayParts {
  paidAs: Partial<Record<PaidAs, number>>;
  /** Night minutes (DK 117), those that are paid as something else too. */
  night: number;
  additional: number;
  onCallHome?: number;
  /** What time off took of the day. */
  absences?: AbsentPart[];
  /** The same of a whole day, in a month that was locked before a day could have parts; the oldest without `leave`. */
  absence?: AbsenceType;
  leave?: string;
  /** On the last day of an accounting period: minutes of overtime of its locked months. */
  earlierOvertime?: number;
  /** What changes of shifts of the day cost that were announced late; none of it was worked. */
  late?: LatePart[];
}

/** What one late change costs. */
export interface LatePart {
  /** Paid minutes; 0 for an amount that doesn't depend on hours. */
  minutes: number;
  /** Null: the hourly rate wasn't known. */
  cents: number | null;
}

/**
 * What a line of a locked month's sheet came to. Kept as JSON by the ID of its entry, or of the shift to which nobody
 * clocked in.
 */
export type KeptFigures = Pick<
  timesheets.TimesheetEntry,
  | 'state'
  | 'shift'
  | 'planned_minutes'
  | 'worked_minutes'
  | 'break_minutes'
  | 'night_minutes'
  | 'holiday_minutes'
  | 'rest_day_minutes'
  | 'overtime_minutes'
  | 'additional_minutes'
  | 'coinciding_minutes'
  | 'late_minutes'
  | 'left_early_minutes'
  | 'before_minutes'
  | 'after_minutes'
  | 'is_break_missing'
>;

/** Payroll data of a former employee. */
export interface FormerTerms {
  hourly_rate_cents: number | null;
  contract_hours_per_week: number | null;
  /** Missing if the employee left before norms had kinds. */
  has_reduced_norm?: boolean;
  work_days_per_week?: 5 | 6;
  /** Under the fixed regime; missing if the employee left before they counted. */
  rest_weekdays?: number[];
  join_date: string;
  /** Missing if the employee left before employment had dates. */
  last_day?: string | null;
  /** Approved, both dates inclusive. */
  absences: {
    type: AbsenceType;
    /** Of the type of the business; missing if the employee left before it was kept. */
    leave_code?: string | null;
    from: string;
    to: string;
    /** Of hours of a day; missing if the employee left before days had parts. */
    minutes?: number | null;
    /** Net minutes by date. */
    scheduled: Record<string, number>;
  }[];
  /** The signs that a manager chose, by date; missing if the employee left before signs and leave were stored. */
  marks?: Record<string, string>;
  /** Approved leave for overtime, by the first day of its month. */
  overtime_leave?: { month: string; minutes: number }[];
}

/** Emails to an account: links that work once, and notices of what changed. Texts: `accountMails.<kind>`. */
export type AccountMailKind =
  'reset_password' | 'verify_email' | 'invitation' | 'password_changed' | 'email_changed' | 'new_device';

/** Who issued an invoice, as printed on it. */
export interface Seller {
  name: string;
  code: string | null;
  /** Null: not a VAT payer. */
  vat: string | null;
  address: string | null;
  email: string | null;
  country: string;
}

/** Whom it is made out to; without company details the email address alone. */
export type Buyer = { email: string } & Partial<billingDetails.BillingDetails>;
