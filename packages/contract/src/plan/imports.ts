import { z } from 'zod';
import { constants } from '../base/constants.ts';
import { endpoint } from '../base/endpoint.ts';
import { fieldNames } from '../base/entity-field.ts';
import { queryInteger, uuid } from '../base/fields.ts';
import { employeeFields } from '../business/employee-fields.ts';

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** What a file contains: employees, or shifts worked before today. */
export const importKinds = ['employees', 'history'] as const;
export const ImportKind = z.enum(importKinds, 'choice');
export type ImportKind = z.infer<typeof ImportKind>;

/** What a file can be read as: beside those, what came in, which `POST /takings/import` stores. */
export const FileKind = z.enum([...importKinds, 'takings'], 'choice');
export type FileKind = z.infer<typeof FileKind>;

/** Columns that are no fields of their own, by the field to which each belongs: two give one name; a share of 40 h. */
const partsOfFields = {
  first_name: 'name',
  last_name: 'name',
  contract_share: 'contract_hours_per_week',
} as const;
const nameParts = ['first_name', 'last_name'] as const;

/** What a column of a file of employees can be, as in `POST /employees`; the hourly rate isn't in cents. */
export const employeeColumns = [
  'id' as const,
  ...fieldNames(employeeFields, ({ headings }) => headings !== undefined),
  ...nameParts,
  'contract_share' as const,
];
export type EmployeeColumn = (typeof employeeColumns)[number];

/**
 * The same of past shifts: whose by ID or by name; without times those of the template. The start and the end can have
 * their own date.
 */
export const historyColumns = [
  'id',
  'name',
  ...nameParts,
  'date',
  'start',
  'end',
  'break',
  'template',
  'role',
] as const;
export type HistoryColumn = (typeof historyColumns)[number];

/** The field that a column fills, alone or together with another column. */
export const fieldOfColumn = <Column extends string>(column: Column): Column | 'name' | 'contract_hours_per_week' =>
  new Map<string, 'name' | 'contract_hours_per_week'>(Object.entries(partsOfFields)).get(column) ?? column;

/** A boolean in a query. */
const flag = z
  .enum(['true', 'false'], 'choice')
  .transform((text) => text === 'true')
  .default(false);

/** The field of each column of the file, in their order, separated by commas; nothing for one that is skipped. */
export const columnsOf = <Name extends string>(names: readonly Name[]) =>
  z
    .string('required')
    .max(4_000, 'too_long')
    .transform((text) => text.split(','))
    .pipe(
      z
        .array(z.union([z.literal('').transform(() => null), z.enum(names as [Name, ...Name[]])], 'choice'))
        .max(constants.importColumnsMax, 'too_many'),
    );

/** In which a text file can be read; of UTF-16 both orders of bytes. */
export const fileEncodings = ['utf-8', 'windows-1257', 'windows-1252', 'iso-8859-13', 'utf-16'] as const;
export type FileEncoding = (typeof fileEncodings)[number];

/** Of CSV: guessed where it is not chosen. */
const encoding = z.enum(fileEncodings, 'choice').optional();

/** Of a workbook, from 0; without it the first visible one. */
const sheet = queryInteger(0, 200).optional();

/** The line with the headings, from 1; guessed without it. */
const header = queryInteger(1, 1_048_576).optional();

/**
 * What cells can mean that can be read in two ways: whether 03/04/2026 begins with the day; whether 8.50 is 08:50 or
 * half past eight; in what a break is counted.
 */
export const readings = {
  dates: ['day', 'month'],
  times: ['clock', 'hours', 'days'],
  breaks: ['minutes', 'hours', 'days'],
} as const;
export type ReadingName = keyof typeof readings;
export type DateOrder = (typeof readings)['dates'][number];
export type TimeNotation = (typeof readings)['times'][number];
export type BreakUnit = (typeof readings)['breaks'][number];

/** Each is decided by the cells of the column where they can; what they leave open can be chosen. */
export const dates = z.enum(readings.dates, 'choice').optional();
const times = z.enum(readings.times, 'choice').optional();
const breaks = z.enum(readings.breaks, 'choice').optional();

/** Which part of a file is read. */
export const partOfFile = { sheet, encoding, header };

export const upload = {
  upload: ['text/csv', XLSX_TYPE],
  uploadBytesMax: constants.importBytesMax,
  dear: true,
} as const;

export const fileProblems = [
  'file_unreadable',
  'file_unpacks_too_large',
  'file_rows',
  'file_columns',
  'sheet_unknown',
] as const;

export const FileColumn = z.object({
  heading: z.string(),
  /** The first cells that have anything. */
  samples: z.array(z.string()),
  /** What it seems to be, or was chosen to be; null: to be skipped. */
  field: z.string().nullable(),
});
export type FileColumn = z.infer<typeof FileColumn>;

export const readFile = endpoint({
  method: 'POST',
  path: '/imports/read',
  summary: 'What a CSV or XLSX file contains: its sheets and columns, with a guess of what each is. Nothing is stored',
  role: 'manager',
  ability: 'people.write',
  project: true,
  query: z.strictObject({ kind: FileKind, ...partOfFile }),
  ...upload,
  readsOnly: true,
  harmlessTwice: true,
  status: 200,
  reply: z.object({
    /** The names of the sheets; none of CSV. */
    sheets: z.array(z.string()),
    /** The one that was read, from 0. */
    sheet: z.number(),
    /** What the text was read in: chosen or guessed; null of a workbook. */
    encoding: z.enum(fileEncodings).nullable(),
    /** The line with the headings: chosen or guessed. */
    header: z.number(),
    /** The first lines with the beginnings of their cells, from which the headings can be chosen. */
    lines: z.array(z.object({ line: z.number(), text: z.string() })),
    /** Rows below the header. */
    rows: z.number(),
    columns: z.array(FileColumn),
    /** The columns are those that were chosen for the same header before. */
    remembered: z.boolean(),
  }),
  errors: fileProblems,
});

/** What is wrong with one cell, or with the row where `column` is null. */
const CellFault = z.object({
  /** From 0. */
  column: z.number().nullable(),
  detail: z.string(),
});

export const RefusedRow = z.object({
  /** The line of the file, from 1. */
  line: z.number(),
  cells: z.array(z.string()),
  faults: z.array(CellFault),
});
export type RefusedRow = z.infer<typeof RefusedRow>;

export const ReadRow = z.object({
  line: z.number(),
  cells: z.array(z.string()),
  /** What was understood of them, by field: dates as `YYYY-MM-DD`, times as `HH:MM`, breaks in minutes, cents. */
  values: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string()), z.null()])),
  deed: z.enum(['create', 'update', 'keep']),
  /** The employee; of an employee without an ID in the file: the one that was made from the name. */
  employee_id: z.string(),
});
export type ReadRow = z.infer<typeof ReadRow>;

export const OpenReading = z.object({
  name: z.enum(['dates', 'times', 'breaks']),
  value: z.string().nullable(),
  example: z.string(),
});

export const ImportResult = z.object({
  /** What was stored; with `dry_run` and errors too, nothing is. */
  stored: z.boolean(),
  /** How many rows do what. */
  counts: z.object({ create: z.number(), update: z.number(), keep: z.number(), refuse: z.number() }),
  headings: z.array(z.string()),
  /** What the cells leave open, with the guess that was used; while one is null, no row was looked at. */
  readings: z.array(OpenReading),
  /** What is wrong with the file or the chosen columns as a whole; then no row was looked at. */
  faults: z.array(z.string()),
  /** All rows with errors. */
  refused: z.array(RefusedRow),
  /** The first `constants.importRowsTold` others. */
  rows: z.array(ReadRow),
  /** Takes back the employees that it added; null where it added none. */
  import_id: z.string().nullable(),
});
export type ImportResult = z.infer<typeof ImportResult>;

export const asked = { dry_run: flag, skip_errors: flag };
const importing = { role: 'manager', project: true, ...upload, status: 200, reply: ImportResult } as const;

export const importPeople = endpoint({
  ...importing,
  method: 'POST',
  path: '/imports/employees',
  summary:
    'Add and update employees from a CSV or XLSX file with these columns, in one transaction. `dry_run` returns what would happen. With an error nothing is stored, unless `skip_errors` leaves those rows out',
  ability: 'people.write',
  query: z.strictObject({ columns: columnsOf(employeeColumns), ...partOfFile, dates, ...asked }),
  errors: [...fileProblems, 'conflict'],
});

/** What was built on an imported employee, so that the import can't take them back. */
export const importUses = ['shifts', 'hours', 'requests', 'receipts', 'login', 'changed'] as const;

export const undoImport = endpoint({
  method: 'POST',
  path: '/imports/employees/{id}/undo',
  summary:
    'Delete the employees that an import added, within two days, except those on whom something was built: shifts, hours, a line in a locked month, requests, confirmations, a used login, changed data. What it updated stays',
  role: 'manager',
  ability: 'people.write',
  project: true,
  params: z.object({ id: uuid }),
  status: 200,
  reply: z.object({
    removed: z.number(),
    /** Those that stay. */
    kept: z.array(z.object({ employee_id: z.string(), name: z.string(), uses: z.array(z.enum(importUses)) })),
  }),
  errors: ['not_found'],
});

export const importHistory = endpoint({
  ...importing,
  method: 'POST',
  path: '/imports/history',
  summary:
    'Add shifts that were worked before today from a CSV or XLSX file, as published ones, in one transaction; nobody is notified. A month whose schedule was published here is refused. `dry_run` and `skip_errors` as for employees',
  ability: 'plan.publish',
  query: z.strictObject({
    columns: columnsOf(historyColumns),
    ...partOfFile,
    dates,
    times,
    breaks,
    ...asked,
  }),
  errors: [...fileProblems, 'conflict', 'generation_running', 'month_locked'],
});
