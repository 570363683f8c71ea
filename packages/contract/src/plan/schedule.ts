import { z } from 'zod';
import { Amendment, PublishedChange, reasonsOfChanges } from './amendments.ts';
import { constants } from '../base/constants.ts';
import { endpoint } from '../base/endpoint.ts';
import { Event } from '../requests/events.ts';
import { date, daysOfMonthQuery, identity, integer, monthQuery, rangeQuery, text, time, uuid } from '../base/fields.ts';
import { Holiday } from './holidays.ts';
import { ArchivedReceipt } from '../receipts.ts';
import { Shift } from './shift.ts';
import { CountedUnfilled, CurvePoint, Quality, Rule, Unfilled } from './rules.ts';

export { Shift };
const byId = z.object({ id: uuid });

/** The hours come from a template or from the two times; an end at or before the start is on the next day. */
const writable = z
  .strictObject({
    date,
    template: text(60).nullish(),
    start_time: time.optional(),
    end_time: time.optional(),
    break_minutes: z.int('number_format').min(0, 'number_range').max(240, 'number_range').optional(),
    role: text(60),
    employee_id: identity.nullish(),
    pinned: z.boolean('choice').optional(),
  })
  .refine((body) => body.template != null || (body.start_time !== undefined && body.end_time !== undefined), {
    path: ['template'],
    message: 'template_or_times',
  })
  .refine((body) => body.start_time === undefined || body.start_time !== body.end_time, {
    path: ['end_time'],
    message: 'end_equals_start',
  });

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

export const createShift = endpoint({
  method: 'POST',
  path: '/schedule/shifts',
  summary: 'Add a draft shift; the response lists the rules it breaks',
  role: 'manager',
  ability: 'plan.write',
  project: true,
  body: writable,
  status: 201,
  reply: Shift,
  errors: ['shift_overlaps', 'generation_running'],
});

export const updateShift = endpoint({
  method: 'PUT',
  path: '/schedule/{id}',
  summary: 'Change a draft shift; takes If-Match. Published shifts cannot be edited',
  role: 'manager',
  ability: 'plan.write',
  project: true,
  params: byId,
  body: writable,
  status: 200,
  reply: Shift,
  errors: ['not_found', 'published_locked', 'shift_overlaps', 'stale', 'generation_running', 'outside_amendment'],
});

export const deleteShift = endpoint({
  method: 'DELETE',
  path: '/schedule/{id}',
  summary: 'Remove a draft shift; takes If-Match',
  role: 'manager',
  ability: 'plan.write',
  project: true,
  params: byId,
  status: 204,
  errors: ['not_found', 'published_locked', 'stale', 'generation_running'],
});

/** A shift named twice is refused at its second place. */
export const refuseRepeated = (
  named: readonly { id?: string | undefined }[],
  context: { addIssue: (issue: { code: 'custom'; path: (string | number)[]; message: string }) => void },
): void => {
  const ids = named.map(({ id }) => id?.toLowerCase());
  for (const [place, id] of ids.entries())
    if (id !== undefined && ids.indexOf(id) !== place)
      context.addIssue({ code: 'custom', path: [place, 'id'], message: 'repeated' });
};

/** The most that one call changes. */
export const CHANGES_MAX = 500;

export const changeShifts = endpoint({
  method: 'POST',
  path: '/schedule/changes',
  summary:
    'Add, change and remove several draft shifts at once: all of them or none. Without `id` a shift is added, with `shift: null` it is removed. Employees may exchange shifts. The response has the shifts in the same order, null for a removed one',
  role: 'manager',
  ability: 'plan.write',
  project: true,
  body: z.strictObject({
    changes: z
      .array(
        z
          .strictObject({
            id: uuid.optional(),
            version: integer(1, 1_000_000_000).optional(),
            shift: writable.nullable(),
          })
          .refine(({ id, version }) => id === undefined || version !== undefined, {
            path: ['version'],
            message: 'required',
          })
          .refine(({ id, shift }) => id !== undefined || shift !== null, { path: ['id'], message: 'required' }),
      )
      .min(1, 'required')
      .max(CHANGES_MAX, 'too_many')
      .superRefine(refuseRepeated),
  }),
  status: 200,
  reply: z.object({ shifts: z.array(Shift.nullable()) }),
  errors: ['not_found', 'published_locked', 'shift_overlaps', 'stale', 'generation_running', 'outside_amendment'],
});

/** The breaches that a change would cause: the same judgement as afterwards, without storing anything. */
export const judgeShift = endpoint({
  method: 'POST',
  path: '/schedule/judge',
  readsOnly: true,
  summary: 'The rules this change would break, for each employee and date in the request',
  role: 'manager',
  ability: 'plan.write',
  project: true,
  body: z.strictObject({
    shift_id: uuid.optional(),
    shift: writable.optional(),
    targets: z
      .array(z.strictObject({ date, employee_id: identity.nullable() }))
      .min(1, 'required')
      .max(500, 'too_many'),
  }),
  dear: true,
  status: 200,
  reply: z.array(
    z.object({
      date: z.string(),
      employee_id: z.string().nullable(),
      verdict: z.enum(['ok', 'consent', 'refused']),
      rules: z.array(Rule),
    }),
  ),
  errors: ['not_found'],
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
  published_by: z.string(),
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
        /** The hours that bring the accounting period so far to its norm (DK 115(6)). Null without a contract. */
        target_hours: z.number().nullable(),
        cost_cents: z.number().nullable(),
      }),
    ),
    violations: z.array(Rule),
    /** After the first 1,000 `reasons` without them: `listReasons` has those of each place. */
    unfilled: z.array(CountedUnfilled),
    quality: Quality,
    /** How the month in which the range starts was last planned; null if its shifts come from no plan. */
    planning: z.object({ seconds: z.number(), curve: z.array(CurvePoint) }).nullable(),
  }),
  errors: [],
});

export const listReasons = endpoint({
  method: 'GET',
  path: '/schedule/summary/reasons',
  summary: 'The open places of a date, template and role in the summary of a range, with the reason for each employee',
  role: 'manager',
  ability: 'plan.read',
  project: true,
  days: 'range',
  query: rangeQuery.safeExtend({ date, template: text(60), role: text(60) }),
  dear: true,
  status: 200,
  reply: z.array(Unfilled),
  errors: [],
});

/** A candidate for a shift: `fits` if nothing prevents it. */
export const Candidate = z.object({
  employee_id: z.string(),
  name: z.string(),
  fits: z.boolean(),
  blocked_by: z.array(Rule),
  cost_cents: z.number().nullable(),
  hours_after: z.number(),
});
export type Candidate = z.infer<typeof Candidate>;

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
