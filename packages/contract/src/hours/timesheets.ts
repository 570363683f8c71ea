import { z } from 'zod';
import { constants } from '../base/constants.ts';
import { endpoint } from '../base/endpoint.ts';
import { identity, instant, integer, lines, monthQuery, queryInteger, rangeQuery, text, uuid } from '../base/fields.ts';
import { PlannedShift } from './time-clock.ts';

/**
 * One clock entry, or a planned shift without one. Minutes are whole and net of breaks; instants in UTC. `open`: at
 * work; `closed`: ended; `unclear`: the end is unknown, so it counts nothing; `missing`: planned and past without a
 * clock entry; `absent`: the same, with approved time off; `planned`: in the future.
 */
export const TimesheetEntry = z.object({
  /** Null without a clock entry. */
  id: z.string().nullable(),
  /** Null: a former employee. */
  employee_id: z.string().nullable(),
  name: z.string(),
  /** The local date on which it starts. */
  date: z.string(),
  state: z.enum(['open', 'closed', 'unclear', 'missing', 'absent', 'planned']),
  shift: PlannedShift.nullable(),
  started_at: z.string().nullable(),
  ended_at: z.string().nullable(),
  planned_minutes: z.number(),
  worked_minutes: z.number(),
  break_minutes: z.number(),
  night_minutes: z.number(),
  holiday_minutes: z.number(),
  rest_day_minutes: z.number(),
  overtime_minutes: z.number(),
  /** All of `worked_minutes` or none: see `is_additional`. */
  additional_minutes: z.number(),
  /** With two coinciding premiums, such as night and holiday: the higher one counts (DK 144). */
  coinciding_minutes: z.number(),
  late_minutes: z.number(),
  left_early_minutes: z.number(),
  before_minutes: z.number(),
  after_minutes: z.number(),
  note: z.string().nullable(),
  /** `schedule`: no clock entry; taken from the schedule when the month was locked. */
  source: z.enum(['app', 'kiosk', 'manager', 'schedule']).nullable(),
  /** The employee entered the end when asked for it. */
  is_stated: z.boolean(),
  /** A clock event reached the server with a long delay. */
  is_late: z.boolean(),
  /** Long enough to require a meal break, without a break of sufficient length (DK 122). */
  is_break_missing: z.boolean(),
  /**
   * Agreed in addition to the main contract (DK 35): not part of the norm, not overtime, and not related to a shift.
   */
  is_additional: z.boolean(),
  is_corrected: z.boolean(),
  is_locked: z.boolean(),
  approved_at: z.string().nullable(),
  approved_by: z.string().nullable(),
  version: z.number(),
});
export type TimesheetEntry = z.infer<typeof TimesheetEntry>;

export const listTimesheets = endpoint({
  method: 'GET',
  path: '/timesheets',
  summary: 'Scheduled and worked hours, entry by entry: managers see all, employees their own',
  role: 'user',
  ability: 'hours.read',
  project: true,
  days: 'range',
  query: rangeQuery.safeExtend({
    employee_id: identity.optional(),
    /** Without both the whole list: a program that adds up hours must not miss any. A line has up to a kilobyte. */
    page: queryInteger(1, 10_000).optional(),
    page_size: queryInteger(1, constants.linesPerPage).optional(),
  }),
  counted: true,
  dear: true,
  unchangedFor: 'minute',
  status: 200,
  reply: z.array(TimesheetEntry),
  errors: [],
});

const times = {
  started_at: instant,
  ended_at: instant,
  break_minutes: integer(0, 720).default(0),
  reason: lines(300),
};

export const createTimesheet = endpoint({
  method: 'POST',
  path: '/timesheets',
  summary: 'Add an entry for work that was not clocked, with a reason',
  role: 'manager',
  ability: 'hours.correct',
  project: true,
  days: 'days',
  body: z.strictObject({ employee_id: identity, ...times, is_additional: z.boolean('choice').default(false) }),
  status: 201,
  reply: z.object({ id: z.string() }),
  errors: ['entry_overlaps', 'month_locked'],
});

export const updateTimesheet = endpoint({
  method: 'PUT',
  path: '/timesheets/{id}',
  summary: 'Correct an entry with a reason; earlier versions are kept. An approved entry becomes pending again',
  role: 'manager',
  ability: 'hours.correct',
  project: true,
  days: 'time-entry',
  params: z.object({ id: uuid }),
  body: z.strictObject({
    ...times,
    /** Both are required, except for void entries. */
    started_at: instant.optional(),
    ended_at: instant.optional(),
    /** Created by mistake and not counted; its times are unchanged. */
    is_void: z.boolean('choice').default(false),
    /** If omitted: unchanged. */
    is_additional: z.boolean('choice').optional(),
  }),
  status: 200,
  reply: z.object({ id: z.string(), version: z.number() }),
  errors: ['not_found', 'stale', 'entry_overlaps', 'month_locked'],
});

/** The versions of an entry, and its clock events; instants in UTC. */
export const TimesheetHistory = z.object({
  versions: z.array(
    z.object({
      version: z.number(),
      state: z.string(),
      started_at: z.string(),
      ended_at: z.string().nullable(),
      break_minutes: z.number(),
      is_additional: z.boolean(),
      reason: z.string(),
      changed_by: z.string(),
      /** The manager's name; null: they have only a username, or are not a member any more. */
      changed_by_name: z.string().nullable(),
      changed_at: z.string(),
    }),
  ),
  taps: z.array(
    z.object({
      kind: z.enum(['in', 'out', 'break_start', 'break_end']),
      source: z.enum(['app', 'kiosk']),
      happened_at: z.string(),
      device_at: z.string().nullable(),
      received_at: z.string(),
    }),
  ),
});
export type TimesheetHistory = z.infer<typeof TimesheetHistory>;

export const getTimesheetHistory = endpoint({
  method: 'GET',
  path: '/timesheets/{id}/history',
  summary: 'The clock events of an entry and its versions before each correction',
  role: 'manager',
  ability: 'hours.read',
  project: true,
  days: 'time-entry',
  params: z.object({ id: uuid }),
  status: 200,
  reply: TimesheetHistory,
  errors: ['not_found'],
});

export const approveTimesheets = endpoint({
  method: 'POST',
  path: '/timesheets/approve',
  summary: 'Approve the complete entries of a range, for one employee or all',
  role: 'manager',
  ability: 'hours.approve',
  project: true,
  body: rangeQuery.safeExtend({ employee_id: identity.optional() }),
  status: 200,
  reply: z.object({
    approved: z.number(),
    /** Entries of the range that are open or unclear and cannot be approved. */
    left: z.number(),
  }),
  errors: ['month_locked'],
});

export const LockedMonth = z.object({
  year: z.number(),
  month: z.number(),
  locked_at: z.string().nullable(),
  locked_by: z.string().nullable(),
  /** The manager's name; null: they have only a username, or are not a member any more. */
  locked_by_name: z.string().nullable(),
});

export const getTimesheetLock = endpoint({
  method: 'GET',
  path: '/timesheets/lock',
  summary: 'Whether a month is locked, and by whom',
  role: 'manager',
  ability: 'hours.read',
  project: true,
  days: 'none',
  query: monthQuery,
  status: 200,
  reply: LockedMonth,
  errors: [],
});

/**
 * Why an entry prevents a month from being locked. `running`: work or a shift that has not ended; `no_end`: the end is
 * unknown; `unapproved`: waits for approval; `no_entry`: planned without a clock entry.
 */
export const OpenKind = z.enum(['running', 'no_end', 'unapproved', 'no_entry']);
export type OpenKind = z.infer<typeof OpenKind>;

export const OpenTimesheets = z.object({
  counts: z.record(OpenKind, z.number()),
  /** The totals of the whole month in minutes: planned, and worked according to the current entries. */
  planned_minutes: z.number(),
  worked_minutes: z.number(),
  /** By day, at most `constants.openTimesheetsMax`: the next ones follow when the first are settled. */
  items: z.array(TimesheetEntry.safeExtend({ kind: OpenKind })),
  /** Pending requests to turn overtime of the month into leave. Locking nevertheless rejects them. */
  pending_overtime_leave: z.array(z.object({ id: z.string(), employee_id: z.string(), name: z.string() })),
});
export type OpenTimesheets = z.infer<typeof OpenTimesheets>;

export const listOpenTimesheets = endpoint({
  method: 'GET',
  path: '/timesheets/open',
  summary: 'Open items that prevent locking a month, by employee and day',
  role: 'manager',
  ability: 'hours.read',
  project: true,
  query: monthQuery,
  dear: true,
  status: 200,
  reply: OpenTimesheets,
  errors: [],
});

export const lockTimesheets = endpoint({
  method: 'POST',
  path: '/timesheets/lock',
  summary: 'Lock a month without open items; after that it can’t be changed',
  role: 'manager',
  ability: 'hours.approve',
  project: true,
  query: monthQuery,
  body: z.strictObject({
    /** Planned shifts without an entry become approved entries with the planned times. */
    take_schedule: z.boolean('choice').default(false),
    /**
     * The name of the business: locks the month although entries are unsettled, which stay unchanged. Running work must
     * still end first.
     */
    confirm: text(200).optional(),
  }),
  bodyKind: 'optional-json',
  dear: true,
  status: 200,
  reply: LockedMonth,
  errors: ['month_not_ready', 'month_not_over'],
});

export const unlockTimesheets = endpoint({
  method: 'DELETE',
  path: '/timesheets/lock',
  summary: 'Unlock a month; the history shows who did it',
  role: 'manager',
  ability: 'hours.approve',
  project: true,
  query: monthQuery,
  status: 200,
  reply: LockedMonth,
  errors: ['overtime_paid_later'],
});

/** `csv` and `xlsx` for payroll; `pdf` is the timesheet for labour inspections (DK 120). */
export const TimesheetFormat = z.enum(['csv', 'csv_plain', 'xlsx', 'pdf'], 'choice');
export type TimesheetFormat = z.infer<typeof TimesheetFormat>;

export const exportTimesheets = endpoint({
  method: 'GET',
  path: '/timesheets/export',
  summary: 'Payroll by employee as a spreadsheet, or the timesheet (Labour Code, Art. 120) as PDF',
  role: 'manager',
  ability: 'pay.read',
  project: true,
  query: rangeQuery.safeExtend({ format: TimesheetFormat }),
  dear: true,
  status: 200,
  files: [
    'text/csv; charset=utf-8',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/pdf',
  ],
  errors: [],
});
