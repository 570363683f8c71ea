import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { identity, instant, integer, monthQuery, rangeQuery, lines, text, uuid } from './fields.ts';
import { PlannedShift } from './time-clock.ts';

/**
 * One entry of the clock, or a planned shift without one. Minutes are whole and net of breaks; instants in UTC.
 * `open`: at work; `closed`: over; `unclear`: nobody knows when it ended, so it counts nothing; `missing`: planned, over, and nobody
 * clocked in; `absent`: the same, and they were granted time off; `planned`: not yet.
 */
export const TimesheetEntry = z.object({
  /** Null where nothing was clocked. */
  id: z.string().nullable(),
  /** Null: a person who was deleted since. */
  employee_id: z.string().nullable(),
  name: z.string(),
  /** The local date on which it begins. */
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
  /** All of `worked_minutes` or nothing: see `is_additional`. */
  additional_minutes: z.number(),
  /** With two reasons to be paid more, such as night and holiday: the higher premium counts (DK 144). */
  coinciding_minutes: z.number(),
  late_minutes: z.number(),
  left_early_minutes: z.number(),
  before_minutes: z.number(),
  after_minutes: z.number(),
  note: z.string().nullable(),
  /** `schedule`: nobody clocked it; taken as planned when the month was locked. */
  source: z.enum(['app', 'kiosk', 'manager', 'schedule']).nullable(),
  /** The person said the end when they were asked for it. */
  is_stated: z.boolean(),
  /** A tap reached the server long after it was made. */
  is_late: z.boolean(),
  /** Long enough for a meal break, and without one that is long enough (DK 122). */
  is_break_missing: z.boolean(),
  /** Agreed beside the contract's work (DK 35): no part of the norm, no overtime, and stands for no shift. */
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
  project: true,
  query: rangeQuery.safeExtend({ employee_id: identity.optional() }),
  dear: true,
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
  project: true,
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
  project: true,
  params: z.object({ id: uuid }),
  body: z.strictObject({
    ...times,
    /** Both are required, but of what is void nobody needs to know them. */
    started_at: instant.optional(),
    ended_at: instant.optional(),
    /** It was clocked by mistake and counts nothing; its times stay as they were. */
    is_void: z.boolean('choice').default(false),
    /** As it was, when it is not there. */
    is_additional: z.boolean('choice').optional(),
  }),
  status: 200,
  reply: z.object({ id: z.string(), version: z.number() }),
  errors: ['not_found', 'stale', 'entry_overlaps', 'month_locked'],
});

/** What an entry was, and what was tapped; instants in UTC. */
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
  project: true,
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
});

export const getTimesheetLock = endpoint({
  method: 'GET',
  path: '/timesheets/lock',
  summary: 'Whether a month is locked, and by whom',
  role: 'manager',
  project: true,
  query: monthQuery,
  status: 200,
  reply: LockedMonth,
  errors: [],
});

/**
 * Why something keeps a month from being locked. `running`: work or a shift that is not over; `no_end`: nobody knows when it ended;
 * `unapproved`: waits for approval; `no_entry`: planned, and nobody clocked in.
 */
export const OpenKind = z.enum(['running', 'no_end', 'unapproved', 'no_entry']);
export type OpenKind = z.infer<typeof OpenKind>;

export const OpenTimesheets = z.object({
  counts: z.record(OpenKind, z.number()),
  /** What the whole month comes to, minutes: planned, and worked as the entries are now. */
  planned_minutes: z.number(),
  worked_minutes: z.number(),
  /** By day, at most `constants.openTimesheetsMax`: the next ones follow when the first are settled. */
  items: z.array(TimesheetEntry.safeExtend({ kind: OpenKind })),
});
export type OpenTimesheets = z.infer<typeof OpenTimesheets>;

export const listOpenTimesheets = endpoint({
  method: 'GET',
  path: '/timesheets/open',
  summary: 'Open items that prevent locking a month, by employee and day',
  role: 'manager',
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
  project: true,
  query: monthQuery,
  body: z.strictObject({
    /** Planned shifts without an entry become approved entries as they were planned. */
    take_schedule: z.boolean('choice').default(false),
    /** The name of the business: locked with what is open, which stays as it is. Work that is not over is waited for even so. */
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
  project: true,
  query: monthQuery,
  status: 200,
  reply: LockedMonth,
  errors: [],
});

/** `csv` and `xlsx` for payroll; `pdf` is the timesheet that an inspector asks for (DK 120). */
export const TimesheetFormat = z.enum(['csv', 'xlsx', 'pdf'], 'choice');
export type TimesheetFormat = z.infer<typeof TimesheetFormat>;

export const exportTimesheets = endpoint({
  method: 'GET',
  path: '/timesheets/export',
  summary: 'Payroll by employee as a spreadsheet, or the timesheet (Labour Code, Art. 120) as PDF',
  role: 'manager',
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
