import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { date, identity, integer, lines, monthQuery, text } from '../base/fields.ts';
import { SignChoices, SignKind } from './sheet-signs.ts';

export { signDefaults, signKinds, SignChoices, SignKind } from './sheet-signs.ts';

const NOTE_MAX = 1000;
const month = { year: integer(2000, 2100), month: integer(1, 12) };

/** Minutes of a month; `rest_day`: on rest days, which the schedule left free. */
const sums = {
  days: z.number(),
  worked_minutes: z.number(),
  night_minutes: z.number(),
  overtime_minutes: z.number(),
  holiday_minutes: z.number(),
  rest_day_minutes: z.number(),
  additional_minutes: z.number(),
  /** Overtime of earlier months of the accounting period, which this month pays: not worked in it. */
  earlier_overtime_minutes: z.number(),
  /** On-call time at home, which isn't worked. */
  on_call_home_minutes: z.number(),
};

export const SheetCell = z.object({
  date: z.string(),
  /** As shown in the sheet, in the caller's language: `12/1` is 12 hours, 1 of them at night; `A`; `4 L`. */
  text: z.string(),
  worked_minutes: z.number(),
  night_minutes: z.number(),
  kind: SignKind.nullable(),
  /** The manager's own choice, which `kind` then is; null: `kind` follows time off and the schedule. */
  chosen: SignKind.nullable(),
  /** Part of the day is unsettled, so it can still change. */
  is_open: z.boolean(),
});
export type SheetCell = z.infer<typeof SheetCell>;

/**
 * The employee's statement about the month. `withdrawn`: confirmed, and the figures changed afterwards; `disputed`:
 * something is wrong; `answered`: the manager has replied to that.
 */
export const Confirmation = z.object({
  state: z.enum(['none', 'confirmed', 'withdrawn', 'disputed', 'answered']),
  note: z.string().nullable(),
  said_at: z.string().nullable(),
  answer: z.string().nullable(),
  answered_at: z.string().nullable(),
  /** The manager's name, or the username of one without a name. */
  answered_by: z.string().nullable(),
});
export type Confirmation = z.infer<typeof Confirmation>;

export const SheetLine = z.object({
  /** Null: a former employee. */
  employee_id: z.string().nullable(),
  name: z.string(),
  roles: z.array(z.string()),
  cells: z.array(SheetCell),
  ...sums,
  /** Null: no contract is known. */
  norm_minutes: z.number().nullable(),
  /** Worked minutes less the norm, without additional work. */
  balance_minutes: z.number().nullable(),
  /** Worked minutes that became annual leave (DK 144(5)), and how much leave. */
  to_leave_minutes: z.number(),
  leave_minutes: z.number(),
  /** The months of `earlier_overtime_minutes`, as `YYYY-MM`. */
  earlier_overtime: z.array(z.object({ month: z.string(), minutes: z.number() })),
  /** A fingerprint of the figures, so that exactly the displayed ones are confirmed. */
  figures: z.string(),
  confirmation: Confirmation,
});
export type SheetLine = z.infer<typeof SheetLine>;

/**
 * Why a sheet cannot be handed over. The first four as in `timesheets.OpenKind`; `pending_time_off`: waits for a
 * decision, as does `pending_overtime_leave`; `disputed`: the employee states that something is wrong; `no_contract`:
 * no contract hours, so no norm; `no_company_code`; `not_locked`: the month can change.
 */
export const MissingKind = z.enum([
  'running',
  'no_end',
  'unapproved',
  'no_entry',
  'pending_time_off',
  'pending_overtime_leave',
  'disputed',
  'no_contract',
  'no_company_code',
  'not_locked',
]);
export type MissingKind = z.infer<typeof MissingKind>;

export const WorkingTimeSheet = z.object({
  year: z.number(),
  month: z.number(),
  /** In the caller's language: the law pack defines it. */
  title: z.string(),
  company: z.string(),
  company_code: z.string().nullable(),
  /** The time zone of the days. */
  time_zone: z.string(),
  dates: z.array(z.object({ date: z.string(), is_holiday: z.boolean() })),
  lines: z.array(SheetLine),
  totals: z.object(sums),
  /** The signs used in the sheet, with their meaning in the caller's language. */
  signs: z.array(z.object({ kind: SignKind, sign: z.string(), name: z.string() })),
  missing: z.array(
    z.object({
      kind: MissingKind,
      /** Null: the whole business, or a former employee. */
      employee_id: z.string().nullable(),
      name: z.string().nullable(),
      /** The number of entries, shifts or requests. */
      count: z.number(),
    }),
  ),
  made_by: z.string(),
  made_at: z.string(),
  /** Who locked the month, and when; null: not locked. */
  approved_by: z.string().nullable(),
  approved_at: z.string().nullable(),
});
export type WorkingTimeSheet = z.infer<typeof WorkingTimeSheet>;

export const getWorkingTimeSheet = endpoint({
  method: 'GET',
  path: '/working-time-sheet',
  summary: 'The working-time sheet of a month, employees by days: managers see all, employees their own line',
  role: 'user',
  ability: 'hours.read',
  project: true,
  query: monthQuery,
  dear: true,
  status: 200,
  reply: WorkingTimeSheet,
  errors: [],
});

export const SheetFormat = z.enum(['pdf', 'xlsx', 'csv'], 'choice');
export type SheetFormat = z.infer<typeof SheetFormat>;
export const SheetPaper = z.enum(['a4', 'a3'], 'choice');
export type SheetPaper = z.infer<typeof SheetPaper>;

export const exportWorkingTimeSheet = endpoint({
  method: 'GET',
  path: '/working-time-sheet/export',
  summary: 'The same sheet as a file, with room for signatures in the PDF; employees get their own line',
  role: 'user',
  ability: 'hours.read',
  project: true,
  query: monthQuery.safeExtend({ format: SheetFormat, paper: SheetPaper.default('a4') }),
  dear: true,
  status: 200,
  files: [
    'application/pdf',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'text/csv; charset=utf-8',
  ],
  errors: [],
});

export const confirmWorkingTimeSheet = endpoint({
  method: 'PUT',
  path: '/working-time-sheet/confirmation',
  summary:
    'Say that your own month is right, or what is not (employees). Refused if the figures are no longer those seen',
  role: 'employee',
  project: true,
  body: z
    .strictObject({
      ...month,
      /** `SheetLine.figures` as displayed. */
      figures: text(100),
      is_right: z.boolean('choice'),
      note: lines(NOTE_MAX, 0).optional(),
    })
    .superRefine(({ is_right, note = '' }, context) => {
      if (!is_right && note === '') context.addIssue({ code: 'custom', path: ['note'], message: 'required' });
      if (is_right && note !== '') context.addIssue({ code: 'custom', path: ['note'], message: 'wrong_value' });
    }),
  dear: true,
  status: 200,
  reply: Confirmation,
  errors: ['stale', 'month_not_over'],
});

export const answerWorkingTimeSheet = endpoint({
  method: 'PUT',
  path: '/working-time-sheet/answer',
  summary: 'Answer an employee who says that something in the month is not right',
  role: 'manager',
  ability: 'hours.correct',
  project: true,
  body: z.strictObject({ employee_id: identity, ...month, answer: lines(NOTE_MAX) }),
  status: 204,
  errors: ['not_found'],
});

export const markWorkingTimeSheet = endpoint({
  method: 'PUT',
  path: '/working-time-sheet/marks',
  summary: 'Choose the sign of an employee’s day, such as a business trip; without `kind` it is the usual one again',
  role: 'manager',
  ability: 'hours.correct',
  project: true,
  body: z.strictObject({ employee_id: identity, date, kind: SignKind.nullable() }),
  status: 204,
  errors: ['month_locked'],
});

export const SheetSigns = z.object({
  signs: z.array(z.object({ kind: SignKind, sign: z.string(), usual: z.string(), name: z.string() })),
  version: z.number(),
});
export type SheetSigns = z.infer<typeof SheetSigns>;

export const getSheetSigns = endpoint({
  method: 'GET',
  path: '/working-time-sheet/signs',
  summary: 'The signs of the working-time sheet: the project’s, and the usual ones',
  role: 'manager',
  ability: 'hours.read',
  project: true,
  status: 200,
  reply: SheetSigns,
  errors: [],
});

export const updateSheetSigns = endpoint({
  method: 'PUT',
  path: '/working-time-sheet/signs',
  summary: 'Rename signs; kinds left out get their usual sign. Takes If-Match',
  role: 'manager',
  ability: 'settings.write',
  project: true,
  body: z.strictObject({ signs: SignChoices }),
  status: 200,
  reply: SheetSigns,
  errors: ['stale'],
});
