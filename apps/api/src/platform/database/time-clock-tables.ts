import type { payrollExports, timesheets, workingTimeSheet } from '@pamaina/contract';
import type { PaidAs } from '@pamaina/engine';
import type { ColumnType, Generated } from 'kysely';

type Json<T> = ColumnType<T, string | undefined, string>;

interface Tenant {
  project_id: string;
}

/** A break as it was taken; instants in UTC. */
export interface StoredBreak {
  start: string;
  end: string;
}

type Absence = 'vacation' | 'sick_leave' | 'personal';

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
  absences: Record<Absence, number>;
  rateCents: number | null;
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
   * What each day was on which nobody worked, or not all of it, by date. A month that was locked before 0130 has kept
   * none.
   */
  signs?: Record<string, workingTimeSheet.SignKind>;
  /** What its days consist of. A month that was locked before 0135 has kept none. */
  parts?: Record<string, DayParts>;
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
  absence?: Absence;
  /** On the last day of an accounting period: minutes of overtime of its locked months. */
  earlierOvertime?: number;
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

export type EntryState = 'open' | 'closed' | 'unclear' | 'void';

/**
 * The tables of 0022: the time clock and its timesheets; of 0023: kiosks, and the view of what counts as worked; of
 * 0135.
 */
export interface TimeClockTables {
  time_entry: Tenant & {
    id: string;
    employee_id: string | null;
    former_name: Generated<string | null>;
    date: string;
    state: EntryState;
    started_at: string;
    ended_at: string | null;
    breaks: Json<StoredBreak[]>;
    break_minutes: Generated<number>;
    break_started_at: Generated<string | null>;
    source: 'app' | 'kiosk' | 'manager' | 'schedule';
    note: Generated<string | null>;
    is_stated: Generated<boolean>;
    is_late: Generated<boolean>;
    /** Agreed beside the contract's work (DK 35). */
    is_additional: Generated<boolean>;
    approved_at: Generated<string | null>;
    approved_by: Generated<string | null>;
    version: Generated<number>;
  };
  clock_event: Tenant & {
    id: string;
    entry_id: string;
    kind: 'in' | 'out' | 'break_start' | 'break_end';
    source: 'app' | 'kiosk';
    device_at: string | null;
    received_at: string;
    happened_at: string;
  };
  time_entry_version: Tenant & {
    entry_id: string;
    version: number;
    state: EntryState;
    started_at: string;
    ended_at: string | null;
    break_minutes: number;
    is_additional: boolean;
    reason: string;
    changed_by: string;
    changed_at: Generated<string>;
  };
  /** Null: something in it has changed since it was counted, or it goes on. */
  worked_month: Tenant & { month: string; counted_at: Generated<string | null> };
  worked_sum: Tenant & {
    month: string;
    week: string;
    employee_id: string;
    role: string;
    first: string | null;
    minutes: number;
    shifts: number;
    weekends: number;
    nights: number;
    night_minutes: number;
    closings: number;
    holidays: number;
  };
  timesheet_month: Tenant & {
    month: string;
    locked_at: Generated<string | null>;
    locked_by: Generated<string | null>;
    /** The lines of its payroll while it is locked. */
    payroll: ColumnType<PayrollLine[] | null, string | undefined, string | null>;
    /** The figures of its sheet while it is locked. */
    figures: ColumnType<Record<string, KeptFigures> | null, string | undefined, string | null>;
  };
  payroll_export: Tenant & {
    id: string;
    name: string;
    file: ColumnType<payrollExports.PayrollFile, string, string>;
    version: Generated<number>;
  };
  overtime_leave: Tenant & {
    id: string;
    employee_id: string;
    /** Its first day. */
    month: string;
    parts: ColumnType<{ multiplier: number; minutes: number }[], string, string>;
    leave_minutes: number;
    status: Generated<'pending' | 'approved' | 'rejected' | 'cancelled'>;
    requested_at: Generated<string>;
    decided_at: Generated<string | null>;
    decided_by: Generated<string | null>;
    decision_note: Generated<string | null>;
    version: Generated<number>;
  };
  counted_work: Tenant & {
    employee_id: string;
    date: string;
    role: string;
    status: 'draft' | 'published' | 'clocked';
    shifts: number;
    minutes: number;
  };
  sheet_mark: Tenant & { employee_id: string; date: string; kind: string };
  sheet_confirmation: Tenant & {
    employee_id: string;
    month: string;
    is_right: boolean;
    note: string | null;
    figures: string;
    said_at: string;
    answer: Generated<string | null>;
    answered_at: Generated<string | null>;
    answered_by: Generated<string | null>;
  };
  kiosk: Tenant & { id: string; name: string; secret_hash: Buffer; created_at: Generated<string> };
  clock_pin: Tenant & {
    employee_id: string;
    pin_hash: string;
    failures: Generated<number>;
    failing_since: Generated<string | null>;
  };
}
