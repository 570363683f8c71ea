import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { daysOfMonthQuery, identity, lines, monthQuery, text, uuid } from '../base/fields.ts';
import { Price } from './late-change-price.ts';
import { Rule } from './rules.ts';
import { Shift } from './shift.ts';

/** A draft on top of the published shifts of some days: everyone else sees the published ones until it is published. */
export const Amendment = z.object({
  id: z.string(),
  /** Its days, both inclusive, of one month. */
  start: z.string(),
  end: z.string(),
  /** The published version that it began from. */
  base_version: z.number(),
  /** The username of the manager. */
  started_by: z.string(),
  started_at: z.string(),
});
export type Amendment = z.infer<typeof Amendment>;

/** What a change keeps of a shift. */
const Side = z.object({
  date: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  role: z.string(),
  template: z.string().nullable(),
  employee_id: z.string().nullable(),
  employee_name: z.string().nullable(),
});

/** One shift that is different; one that is added has no `before`, one that is removed no `after`. */
export const AmendmentChange = z.object({
  /** Of the published shift, or of the draft that is added. */
  id: z.string(),
  before: Side.nullable(),
  after: Side.nullable(),
  /** The shift has begun: publishing leaves the change out. */
  has_begun: z.boolean(),
});
export type AmendmentChange = z.infer<typeof AmendmentChange>;

/** What a person is told, and what it needs. */
const Touched = z.object({
  employee_id: z.string(),
  name: z.string(),
  /** The changes that concern them, by `id`, earliest first. */
  changes: z.array(z.string()),
  /** Their working days between today and the first change; null: the law pack asks for no notice. */
  notice_days: z.number().nullable(),
  /** It is announced later than the law pack asks. */
  is_short_notice: z.boolean(),
  /** Whether the person must agree in writing: too short a notice, or rules that only consent allows. */
  needs_consent: z.boolean(),
  rules: z.array(Rule),
});
export type Touched = z.infer<typeof Touched>;

/** The notice of a change that the law pack asks for. */
const Notice = z.object({
  article: z.string(),
  /** `hours_before_day`: before the day of the shift begins. */
  unit: z.enum(['hours', 'hours_before_day', 'days', 'working_days']),
  least: z.number(),
});
export type Notice = z.infer<typeof Notice>;

/** Kept with the published version. */
export const PublishedChange = AmendmentChange.omit({ has_begun: true }).extend({ reason: z.string() });
export type PublishedChange = z.infer<typeof PublishedChange>;

/** Why published shifts change, and who agreed. */
export const reasonsOfChanges = z.strictObject({
  /** For all changes without a reason of their own. */
  reason: lines(500).nullish(),
  /** By the `id` of the change. */
  reasons: z.record(uuid, lines(500)).default({}),
  /** Those whose written consent the manager has. */
  consents: z.array(identity).max(2000, 'too_many').default([]),
});

const byId = z.object({ id: uuid });

export const listAmendments = endpoint({
  method: 'GET',
  path: '/schedule/amendments',
  summary: 'The open amendments of published schedules',
  role: 'manager',
  ability: 'plan.read',
  project: true,
  status: 200,
  /** With the manager's name; null: they have only a username, or are not a member any more. */
  reply: z.array(Amendment.extend({ started_by_name: z.string().nullable() })),
  errors: [],
});

export const beginAmendment = endpoint({
  method: 'POST',
  path: '/schedule/amend',
  summary:
    'Amend published days of a month, from tomorrow on without `from`: a draft takes their place for managers only',
  role: 'manager',
  ability: 'plan.write',
  project: true,
  query: daysOfMonthQuery,
  status: 201,
  reply: Amendment.omit({ id: true }).extend({
    amendment_id: z.string(),
    /** The drafts that can be edited now. */
    shifts: z.array(Shift),
  }),
  errors: ['amendment_open', 'day_begun', 'nothing_published', 'generation_running', 'month_locked'],
});

export const getAmendment = endpoint({
  method: 'GET',
  path: '/schedule/amendments/{id}',
  summary: 'The changes of an amendment by person, the notice each gets, and whose written consent is needed',
  role: 'manager',
  ability: 'plan.read',
  project: true,
  params: byId,
  status: 200,
  reply: Amendment.extend({
    changes: z.array(AmendmentChange),
    people: z.array(Touched),
    notice: Notice.nullable(),
    /** What publishing them now costs, as `GET /amendments/price` says it. */
    prices: z.array(Price),
    /** Names this list and what it costs: publishing takes it back, so that what is published was seen. */
    seen: z.string(),
  }),
  errors: ['not_found'],
});

export const publishAmendment = endpoint({
  method: 'POST',
  path: '/schedule/amendments/{id}/publish',
  summary: 'Publish an amendment as the next version of the month; only those whom it concerns are notified',
  role: 'manager',
  ability: 'plan.publish',
  project: true,
  params: byId,
  body: reasonsOfChanges.extend({ seen: text(64) }),
  dear: true,
  status: 200,
  reply: z.object({
    year: z.number(),
    month: z.number(),
    version: z.number(),
    changes: z.number(),
    notified: z.number(),
    archive_id: z.string(),
  }),
  errors: ['not_found', 'amendment_changed', 'amendment_empty', 'shift_overlaps', 'generation_running', 'month_locked'],
});

export const discardAmendment = endpoint({
  method: 'DELETE',
  path: '/schedule/amendments/{id}',
  summary: 'Discard an amendment with all drafts of its days; the published schedule stays as it is',
  role: 'manager',
  ability: 'plan.write',
  project: true,
  params: byId,
  status: 204,
  errors: ['not_found', 'generation_running'],
});

/** One change for one person, as a program reads it. */
const PersonChange = z.object({
  /** Null: the shift is open before and after. */
  employee_id: z.string().nullable(),
  date: z.string(),
  before: Side.nullable(),
  after: Side.nullable(),
  /** The person's working days between today and the change; null: the law pack asks for no notice. */
  notice_working_days: z.number().nullable(),
  needs_consent: z.boolean(),
  /** The shift has begun: publishing leaves the change out. */
  has_begun: z.boolean(),
});
export type PersonChange = z.infer<typeof PersonChange>;

export const getMonthAmendment = endpoint({
  method: 'GET',
  path: '/schedule/amendment',
  summary:
    'The open amendment of a month, change by change and person by person; `from` and `to` choose one of several',
  role: 'manager',
  ability: 'plan.read',
  project: true,
  query: daysOfMonthQuery,
  status: 200,
  reply: Amendment.omit({ id: true }).extend({ amendment_id: z.string(), changes: z.array(PersonChange) }),
  errors: ['not_found'],
});

export const discardMonthAmendment = endpoint({
  method: 'DELETE',
  path: '/schedule/amendment',
  summary: 'Discard the open amendments of a month; the published schedule stays as it is',
  role: 'manager',
  ability: 'plan.write',
  project: true,
  query: monthQuery,
  status: 204,
  errors: ['not_found', 'generation_running'],
});
