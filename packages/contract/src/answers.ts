import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { rangeQuery, uuid } from './fields.ts';
import { Rule } from './rules.ts';

/** What a remedy asks for, the smallest first: nothing bent; a worse balance; a consent; a rule of the business's own; unavailability; training. */
const remedyKind = z.enum(['free', 'goal', 'consent', 'business', 'unavailability', 'training']);

/** Limits of a person's form that a remedy can ask to rise. */
export const bentLimits = [
  'max_hours_per_week',
  'max_hours_per_month',
  'max_shifts_per_week',
  'max_shifts_per_month',
  'max_consecutive_days',
  'max_weekends',
] as const;
export type BentLimit = (typeof bentLimits)[number];

/** A rule that must give way for one person, as far as a button needs to know it. */
const RemedyBend = z.object({
  kind: remedyKind,
  rule: z.string(),
  employee_id: z.string(),
  name: z.string(),
  /** Approved time off is taken back; what people say of themselves they are asked about. */
  is_time_off: z.boolean(),
  date: z.string(),
  /** Of a limit in hours: what it would have to be. */
  hours: z.number().nullable(),
  /** Of a limit in the person's own form: which, and what it would have to be. */
  limit: z.object({ field: z.enum(bentLimits), amount: z.number() }).nullable(),
});
export type RemedyBend = z.infer<typeof RemedyBend>;

/** A shift that changes its person; the first one of a remedy fills the need. */
const RemedyMove = z.object({
  /** Null: the place of a need that has no shift yet. */
  shift_id: z.string().nullable(),
  date: z.string(),
  role: z.string(),
  to_employee_id: z.string().nullable(),
});
export type RemedyMove = z.infer<typeof RemedyMove>;

/** A way to fill an open need, proved by judging the schedule after it. */
export const Remedy = z.object({
  kind: remedyKind,
  /** What must give way, in words: "8 h of overtime for Rasa"; and what else, where one exception is not enough. */
  detail: z.string(),
  also: z.array(z.string()),
  /** Who hands which shift to whom, in words, where more than one shift changes. */
  steps: z.array(z.string()),
  bends: z.array(RemedyBend),
  moves: z.array(RemedyMove),
  employee_id: z.string(),
  name: z.string(),
});
export type Remedy = z.infer<typeof Remedy>;

export const NeedRemedies = z.object({
  date: z.string(),
  template: z.string(),
  role: z.string(),
  remedies: z.array(Remedy),
});
export type NeedRemedies = z.infer<typeof NeedRemedies>;

export const listRemedies = endpoint({
  method: 'GET',
  path: '/schedule/remedies',
  summary: 'The smallest ways to fill the open shifts of a range, calculated for the 40 earliest that have not started',
  role: 'manager',
  project: true,
  query: rangeQuery,
  dear: true,
  status: 200,
  reply: z.array(NeedRemedies),
  errors: [],
});

/** What one unit of a change is: what a person can picture in place of the planner's points. */
export const changeUnits = ['hours', 'shifts', 'weekends', 'nights', 'closings', 'holidays', 'times', 'euro'] as const;
export type ChangeUnit = (typeof changeUnits)[number];

/** By how much a plan gets worse (above 0) or better (below 0) in one of the things that it strives for. */
export const PartChange = z.object({ rule: z.string(), unit: z.enum(changeUnits), amount: z.number() });
export type PartChange = z.infer<typeof PartChange>;

/** What a search for remedies tells as it goes on; the last one is `done`. */
export const RemedyEvent = z.discriminatedUnion('type', [
  /** One need, and how far it is. */
  z.object({ type: z.literal('need'), need: NeedRemedies, done: z.number(), of: z.number() }),
  /** Everything has been looked at; not so after `failed`. */
  z.object({ type: z.literal('done') }),
  z.object({ type: z.literal('failed') }),
]);
export type RemedyEvent = z.infer<typeof RemedyEvent>;

/** Hanging up ends the search. */
export const streamRemedies = endpoint({
  method: 'GET',
  path: '/schedule/remedies/stream',
  summary: 'The same, sent shift by shift as they are found; closing the connection stops the search',
  role: 'manager',
  project: true,
  query: rangeQuery,
  dear: true,
  status: 200,
  events: RemedyEvent,
  errors: [],
});

const Other = z.object({
  employee_id: z.string(),
  name: z.string(),
  penalty: z.number(),
  /** What the penalty is made of, in units; the weightiest first. */
  changes: z.array(PartChange),
});

export const explainAssignment = endpoint({
  method: 'GET',
  path: '/schedule/{id}/explanation',
  summary: 'What an assignment costs, who else can take the shift, and possible swaps',
  role: 'manager',
  project: true,
  params: z.object({ id: uuid }),
  dear: true,
  status: 200,
  reply: z.object({
    /** The penalty with this person against nobody, by its parts; negative where it is less. */
    parts: z.record(z.string(), z.number()),
    /** The same in units, the weightiest first. */
    changes: z.array(PartChange),
    warnings: z.array(Rule),
    /** Who could take it and break nothing more; `penalty` is the change. */
    others: z.array(Other),
    swaps: z.array(
      Other.extend({
        shift_id: z.string(),
        date: z.string(),
        template: z.string().nullable(),
        role: z.string(),
        start_time: z.string(),
        end_time: z.string(),
      }),
    ),
  }),
  errors: ['not_found'],
});
