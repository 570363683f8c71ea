import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { asked, columnsOf, dates, fileProblems, OpenReading, partOfFile, RefusedRow, upload } from '../plan/imports.ts';
import { TakingsKind, takingsKinds } from './takings.ts';

/** What a column of a file can be: its time in one or two columns, and what came in. */
export const takingsColumns = ['at', 'date', 'time', ...takingsKinds] as const;
export type TakingsColumn = (typeof takingsColumns)[number];

/** What a row of a file is: sums of its time, or one receipt of a till, which is counted. */
export const rowsAre = ['sums', 'receipts'] as const;
export type RowsAre = (typeof rowsAre)[number];

/** Which value counts where the file has another one than was stored before. */
export const overlapChoices = ['keep', 'replace'] as const;

/** A value of many times the usual of its hour and weekday. */
const Unusual = z.object({ at: z.string(), kind: TakingsKind, value: z.number(), usual: z.number() });

export const TakingsImportResult = z.object({
  /** With `dry_run`, errors, or an overlap without a choice nothing is. */
  stored: z.boolean(),
  /** So many values were written, or would be. */
  changed: z.number(),
  headings: z.array(z.string()),
  /** As chosen or guessed. */
  rows_are: z.enum(rowsAre),
  /** How long the times are that the rows are added up by, in minutes; 1440: days. */
  minutes: z.number(),
  /** Rows that were read; those that were left out: without anything, and sums of other rows, with their lines. */
  rows: z.number(),
  empty: z.number(),
  totals: z.array(z.number()),
  days: z.number(),
  start: z.string().nullable(),
  end: z.string().nullable(),
  sums: z.array(z.object({ kind: TakingsKind, value: z.number() })),
  /** The order of dates that the cells leave open; while it is null, no row was looked at. */
  readings: z.array(OpenReading),
  /** What is wrong with the file or the chosen columns as a whole; then no row was looked at. */
  faults: z.array(z.string()),
  /** So many rows have errors; the first `constants.importRowsTold` of them. */
  refused_count: z.number(),
  refused: z.array(RefusedRow),
  /** Where something else was stored before; null: nowhere. */
  overlap: z
    .object({
      days: z.number(),
      values: z.number(),
      start: z.string(),
      end: z.string(),
      /** The first ones; `stored` is null where the day is known by times of another length. */
      examples: z.array(
        z.object({ at: z.string(), kind: TakingsKind, stored: z.number().nullable(), file: z.number() }),
      ),
    })
    .nullable(),
  /** They are stored, and left out of forecasts until they are confirmed. */
  unusual_count: z.number(),
  unusual: z.array(Unusual),
});
export type TakingsImportResult = z.infer<typeof TakingsImportResult>;

export const importTakings = endpoint({
  method: 'POST',
  path: '/takings/import',
  summary:
    'Store what came in from a CSV or XLSX file with these columns, added up by day, hour or quarter of an hour, in one transaction. `dry_run` returns what would happen. With an error nothing is stored, unless `skip_errors` leaves those rows out; where other values were stored before, `on_overlap` must say which ones count',
  role: 'manager',
  ability: 'takings.write',
  project: true,
  query: z.strictObject({
    columns: columnsOf(takingsColumns),
    ...partOfFile,
    dates,
    /** Guessed without it. */
    rows_are: z.enum(rowsAre, 'choice').optional(),
    on_overlap: z.enum(overlapChoices, 'choice').optional(),
    ...asked,
  }),
  ...upload,
  status: 200,
  reply: TakingsImportResult,
  errors: [...fileProblems, 'conflict'],
});
