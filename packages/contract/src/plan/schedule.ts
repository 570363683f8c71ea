import { z } from 'zod';
import { Amendment, PublishedChange, reasonsOfChanges } from './amendments.ts';
import { Candidate } from './candidate.ts';
import { constants } from '../base/constants.ts';
import { endpoint } from '../base/endpoint.ts';
import { Event } from '../messages/events.ts';
import { daysOfMonthQuery, monthQuery, rangeQuery, uuid } from '../base/fields.ts';
import { Holiday } from '../business/holidays.ts';
import { ArchivedReceipt } from './receipts.ts';
import { Shift } from './shift.ts';
import { CountedUnfilled, CurvePoint, Quality, Rule } from './rules.ts';

export { Candidate, Shift };
export * from './shift-edits.ts';
const byId = z.object({ id: uuid });

export const getSchedule = endpoint({
  method: 'GET',
  path: '/schedule',
  summary: 'The shifts of a range; employees see only published ones',
  role: 'user',
  ability: 'plan.read',
  project: true,
  days: 'range',
  query: rangeQuery,
  unchangedFor: 'day',
  status: 200,
  reply: z.object({
    shifts: z.array(Shift),
    holidays: z.array(Holiday.omit({ version: true })),
    events: z.array(Event),
    /** The number of comments on a day; days without one are omitted. */
    comments: z.array(z.object({ date: z.string(), count: z.number() })),
    /**
     * Days with notes of managers, an employee's own alone, or, for managers, with tasks that are still open today or
     * since; days without either are omitted.
     */
    tasks: z.array(z.object({ date: z.string(), notes: z.number(), open: z.number() })).optional(),
    /** The days that are published: others may get shifts later. */
    published: z.array(z.string()).optional(),
    /** For managers: the days that are being amended, and the published shifts that the draft leaves out. */
    amendments: z.array(Amendment).optional(),
    removed: z
      .array(z.object({ id: z.string(), date: z.string(), employee_id: z.string().nullable(), role: z.string() }))
      .optional(),
    /** The colour of each template, by name. */
    template_colors: z.record(z.string(), z.enum(constants.colors)).optional(),
  }),
  errors: [],
});

export const publishSchedule = endpoint({
  method: 'POST',
  path: '/schedule/publish',
  summary:
    'Publish the month, or some days of it alone, and archive the published version; an open amendment of these days is published with a reason',
  role: 'manager',
  ability: 'plan.publish',
  project: true,
  query: daysOfMonthQuery,
  bodyKind: 'optional-json',
  body: reasonsOfChanges.default({ reasons: {}, consents: [] }),
  dear: true,
  status: 200,
  reply: z.object({
    year: z.number(),
    month: z.number(),
    shifts: z.number(),
    open: z.number(),
    archive_id: z.string(),
    published_at: z.string(),
    version: z.number(),
    /** Of the amendment; empty for what was not published before. */
    changes: z.array(PublishedChange),
  }),
  errors: [
    'generation_running',
    'nothing_to_publish',
    'amendment_open',
    'amendment_empty',
    'shift_overlaps',
    'month_locked',
  ],
});

export const clearSchedule = endpoint({
  method: 'DELETE',
  path: '/schedule',
  summary: 'Remove all shifts of the month, draft and published; archives are kept',
  role: 'manager',
  ability: 'plan.write',
  project: true,
  query: monthQuery,
  status: 200,
  reply: z.object({ removed: z.number() }),
  errors: ['generation_running', 'month_locked'],
});

const Archive = z.object({
  id: z.string(),
  year: z.number(),
  month: z.number(),
  version: z.number(),
  published_at: z.string(),
  /** The username of the manager. */
  published_by: z.string(),
  /** Their name; null: they have only a username, or are not a member any more. */
  published_by_name: z.string().nullable(),
  shifts: z.number(),
});
export type Archive = z.infer<typeof Archive>;

export const listArchives = endpoint({
  method: 'GET',
  path: '/schedule/history',
  summary: 'List published schedules',
  role: 'user',
  ability: 'history.read',
  project: true,
  status: 200,
  reply: z.array(Archive),
  errors: [],
});

export const getArchive = endpoint({
  method: 'GET',
  path: '/schedule/history/{id}',
  summary: 'A published schedule as it was',
  role: 'user',
  ability: 'history.read',
  project: true,
  params: byId,
  status: 200,
  reply: Archive.extend({
    entries: z.array(Shift),
    seal: z.string().describe('SHA-256 over this month and the seal of the month published before it, in hexadecimal'),
    intact: z
      .boolean()
      .describe(
        'Whether the month, and the seals of all published before it, are what they were when it was published',
      ),
    /** For managers: who was asked to confirm the version, and who did. */
    receipts: z.array(ArchivedReceipt).optional(),
    /** For managers: what the version changed, and why, if it amended the one before. */
    changes: z.array(PublishedChange).nullish(),
  }),
  errors: ['not_found'],
});

export const getSummary = endpoint({
  method: 'GET',
  path: '/schedule/summary',
  summary: 'Hours, cost, fairness, broken rules and the proven quality of a range',
  role: 'manager',
  ability: 'plan.read',
  project: true,
  days: 'range',
  query: rangeQuery,
  dear: true,
  unchangedFor: 'day',
  status: 200,
  reply: z.object({
    shifts: z.number(),
    open: z.number(),
    hours: z.number(),
    /** Null: not shown to this caller. */
    cost_cents: z.number().nullable(),
    by_employee: z.array(
      z.object({
        employee_id: z.string(),
        name: z.string(),
        shifts: z.number(),
        hours: z.number(),
        night_hours: z.number(),
        weekend_shifts: z.number(),
        holiday_shifts: z.number(),
        /**
         * The hours that bring the accounting period so far to its norm (DK 115(6)). Null without a contract, and of a
         * range that is no whole months.
         */
        target_hours: z.number().nullable(),
        cost_cents: z.number().nullable(),
      }),
    ),
    /** How often each rule is broken, the hard ones first. */
    broken: z.array(Rule.pick({ rule: true, severity: true }).extend({ count: z.number() })),
    /** The first 300, in the order of `broken`; `explanations.listViolations` has all of them. */
    violations: z.array(Rule),
    unfilled: z.array(CountedUnfilled),
    quality: Quality,
    /** How the month in which the range starts was last planned; null if its shifts come from no plan. */
    planning: z.object({ seconds: z.number(), curve: z.array(CurvePoint) }).nullable(),
  }),
  errors: [],
});

export const listCandidates = endpoint({
  method: 'GET',
  path: '/schedule/{id}/candidates',
  summary: 'Employees who can take this shift, best match first, and why the others can’t',
  role: 'manager',
  ability: 'plan.cover',
  project: true,
  days: 'shift',
  params: byId,
  dear: true,
  status: 200,
  reply: z.array(Candidate),
  errors: ['not_found'],
});
