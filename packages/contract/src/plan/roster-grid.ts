import { z } from 'zod';
import { constants } from '../base/constants.ts';
import { endpoint } from '../base/endpoint.ts';
import { integer, queryInteger, text, time } from '../base/fields.ts';
import { XLSX_TYPE } from './imports.ts';

/** A month, `YYYY-MM`. */
const month = z.string('required').regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'wrong_value');

/** Local times; an end at or before the start is on the next day. */
const hours = z
  .strictObject({ start: time, end: time })
  .refine(({ start, end }) => start !== end, { path: ['end'], message: 'end_equals_start' });

/** What somebody corrected in the guesses; what is missing keeps the guess. */
export const RosterAnswers = z.strictObject({
  month: month.optional(),
  /** What each code of a cell means; null: nobody works. */
  codes: z.record(text(12), hours.nullable()).optional(),
  /** By the line of the roster. */
  people: z
    .record(
      z.string().regex(/^\d{1,5}$/),
      z.strictObject({ name: text(80).optional(), role: text(60).optional(), skip: z.boolean().optional() }),
    )
    .optional(),
  /** By the hours, `08:00-16:00`. */
  templates: z
    .record(
      z.string().regex(/^\d{2}:\d{2}-\d{2}:\d{2}$/),
      z.strictObject({
        name: text(60).optional(),
        break_minutes: integer(0, 240).optional(),
        skip: z.boolean().optional(),
      }),
    )
    .optional(),
  /** How many people are needed: by the hours of the template, the role and the weekday (1 Monday .. 7 Sunday). */
  needs: z
    .array(z.strictObject({ hours: text(11), role: text(60), weekday: integer(1, 7), count: integer(0, 200) }))
    .max(5_000, 'too_many')
    .optional(),
});
export type RosterAnswers = z.infer<typeof RosterAnswers>;

/** A roster as text: lines of cells that tabs, semicolons or commas separate, as copied from a spreadsheet. */
export const RosterText = z.strictObject({
  text: z.string('required').min(1, 'required').max(constants.rosterTextMax, 'too_long'),
  answers: RosterAnswers.default({}),
});
export type RosterText = z.infer<typeof RosterText>;

export const RosterPerson = z.object({
  /** The line of the roster, from 1. */
  line: z.number(),
  name: z.string(),
  role: z.string(),
  /** Somebody with this name who is an employee already, and stays as they are; null: is added. */
  employee_id: z.string().nullable(),
  /** How many shifts they have in it. */
  shifts: z.number(),
  skip: z.boolean(),
});
export type RosterPerson = z.infer<typeof RosterPerson>;

export const RosterTemplate = z.object({
  /** `08:00-16:00`. */
  hours: z.string(),
  name: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  break_minutes: z.number(),
  uses: z.number(),
  /** One of the business with these hours. */
  exists: z.boolean(),
  skip: z.boolean(),
});
export type RosterTemplate = z.infer<typeof RosterTemplate>;

export const RosterNeed = z.object({
  hours: z.string(),
  template: z.string(),
  role: z.string(),
  weekday: z.number(),
  count: z.number(),
  /** The business says so already: it stays. */
  exists: z.boolean(),
});
export type RosterNeed = z.infer<typeof RosterNeed>;

/** What the roster leaves open. `certain`: it says so itself, or somebody answered. */
export const RosterQuestion = z.discriminatedUnion('kind', [
  /** `fixed`: the days are whole dates. */
  z.object({ kind: z.literal('month'), month: z.string(), certain: z.boolean(), fixed: z.boolean() }),
  z.object({
    kind: z.literal('code'),
    code: z.string(),
    uses: z.number(),
    /** The guess; null: nobody works. */
    hours: z.object({ start: z.string(), end: z.string() }).nullable(),
    certain: z.boolean(),
  }),
  /** A cell that nothing was understood of; it is left out. */
  z.object({ kind: z.literal('cell'), line: z.number(), name: z.string(), date: z.string(), text: z.string() }),
]);
export type RosterQuestion = z.infer<typeof RosterQuestion>;

export const RosterGrid = z.object({
  /** Of exactly this proposal: what is applied is what was seen. */
  id: z.string(),
  /** The roster as text, with which it can be read again with answers. */
  text: z.string(),
  people: z.array(RosterPerson),
  templates: z.array(RosterTemplate),
  /** The weekly standard that the roster amounts to: of each weekday the median of its dates. */
  requirements: z.array(RosterNeed),
  shifts: z.array(
    z.object({ line: z.number(), date: z.string(), start_time: z.string(), end_time: z.string(), past: z.boolean() }),
  ),
  questions: z.array(RosterQuestion),
});
export type RosterGrid = z.infer<typeof RosterGrid>;

const common = { role: 'manager', ability: 'people.write', project: true, status: 200 } as const;
const problems = ['roster_unreadable', 'ability_missing'] as const;

export const readRosterGrid = endpoint({
  ...common,
  method: 'POST',
  path: '/roster-grid',
  summary:
    'What a roster of a month (people in rows, days in columns) amounts to: people, templates, weekly requirements, shifts, with every guess. The body is `{ text, answers? }`, or a CSV or XLSX file. Nothing is stored',
  query: z.strictObject({ sheet: queryInteger(0, 200).optional() }),
  upload: ['application/json', 'text/csv', XLSX_TYPE],
  uploadBytesMax: constants.importBytesMax,
  dear: true,
  readsOnly: true,
  harmlessTwice: true,
  reply: RosterGrid,
  errors: [...problems, 'file_unreadable', 'file_unpacks_too_large', 'file_rows', 'file_columns', 'sheet_unknown'],
});

export const applyRosterGrid = endpoint({
  ...common,
  method: 'POST',
  path: '/roster-grid/{id}/apply',
  summary:
    'Store the proposal with this ID, of the same text and answers: employees, templates, requirements that are not there yet, and the shifts before today as history, in one transaction',
  params: z.object({ id: text(64) }),
  body: RosterText,
  bodyBytesMax: constants.importBytesMax,
  dear: true,
  reply: z.object({
    people: z.number(),
    templates: z.number(),
    requirements: z.number(),
    /** Stored as history. */
    shifts: z.number(),
    /** Why others were not, each once. */
    left_out: z.array(z.object({ count: z.number(), reason: z.string() })),
    /** Takes back the employees that it added (`POST /imports/employees/{id}/undo`); null where it added none. */
    import_id: z.string().nullable(),
    /** The month of the roster, `YYYY-MM`. */
    month: z.string(),
  }),
  errors: [...problems, 'roster_changed', 'conflict', 'generation_running', 'month_locked', 'shift_overlaps'],
});
