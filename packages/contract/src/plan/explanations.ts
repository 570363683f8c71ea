import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { countedPaging, date, queryInteger, rangeQuery, text, uuid } from '../base/fields.ts';
import { OpenHalf, Rule, rulesPerPage, Unfilled } from './rules.ts';

/**
 * What a remedy requires, smallest first: no exception; a worse balance; a consent; an exception from a business rule;
 * unavailability; training.
 */
const remedyKind = z.enum(['free', 'goal', 'consent', 'business', 'unavailability', 'training']);

/** Limits in an employee's form that a remedy can ask to raise. */
export const bentLimits = [
  'max_hours_per_week',
  'max_hours_per_month',
  'max_shifts_per_week',
  'max_shifts_per_month',
  'max_consecutive_days',
  'max_weekends',
  'max_consecutive_weekends',
] as const;
export type BentLimit = (typeof bentLimits)[number];

/** A rule to relax for one employee, with the data that a button needs. */
const RemedyBend = z.object({
  kind: remedyKind,
  rule: z.string(),
  employee_id: z.string(),
  name: z.string(),
  /** Approved time off is revoked; for the employee's own unavailability, the employee is asked. */
  is_time_off: z.boolean(),
  date: z.string(),
  /** For a limit in hours: the required value. */
  hours: z.number().nullable(),
  /** For a limit in the employee's form: which, and the required value. */
  limit: z.object({ field: z.enum(bentLimits), amount: z.number() }).nullable(),
});
export type RemedyBend = z.infer<typeof RemedyBend>;

/**
 * A reassigned shift; the first one of a remedy fills the need. They are made from the last to the first; where two
 * employees exchange shifts of the same time, one of these is opened before.
 */
const RemedyMove = z.object({
  /** Null: a place of a need that has no shift yet. */
  shift_id: z.string().nullable(),
  date: z.string(),
  role: z.string(),
  to_employee_id: z.string().nullable(),
});
export type RemedyMove = z.infer<typeof RemedyMove>;

/** A way to fill an open shift, proved by judging the resulting schedule. */
export const Remedy = z.object({
  kind: remedyKind,
  /**
   * The rules to relax, in words: "8 h of overtime for Rasa"; including a second one if one exception is not enough.
   */
  detail: z.string(),
  also: z.array(z.string()),
  /** Who passes which shift to whom, in words, if more than one shift changes. */
  steps: z.array(z.string()),
  bends: z.array(RemedyBend),
  moves: z.array(RemedyMove),
  /** What it adds to the wages without premiums; below 0: it costs less. Null: one of the employees has no rate. */
  cost_cents: z.number().nullable(),
  employee_id: z.string(),
  name: z.string(),
});
export type Remedy = z.infer<typeof Remedy>;

export const NeedRemedies = z.object({
  date: z.string(),
  template: z.string(),
  role: z.string(),
  half: OpenHalf.nullish(),
  remedies: z.array(Remedy),
});
export type NeedRemedies = z.infer<typeof NeedRemedies>;

export const listRemedies = endpoint({
  method: 'GET',
  path: '/schedule/remedies',
  summary: 'The smallest ways to fill the open shifts of a range, calculated for the 40 earliest that have not started',
  role: 'manager',
  ability: 'plan.cover',
  project: true,
  days: 'range',
  query: rangeQuery,
  dear: true,
  status: 200,
  reply: z.array(NeedRemedies),
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

export const listViolations = endpoint({
  method: 'GET',
  path: '/schedule/summary/violations',
  summary: 'The broken rules of a range, the hard ones first',
  role: 'manager',
  ability: 'plan.read',
  project: true,
  days: 'range',
  query: rangeQuery.safeExtend({ ...countedPaging, page_size: queryInteger(1, rulesPerPage).default(rulesPerPage) }),
  counted: true,
  dear: true,
  unchangedFor: 'day',
  status: 200,
  reply: z.array(Rule),
  errors: [],
});

/** The unit of a change: something a user can picture, instead of the planner's points. */
export const changeUnits = ['hours', 'shifts', 'weekends', 'nights', 'closings', 'holidays', 'times', 'euro'] as const;
export type ChangeUnit = (typeof changeUnits)[number];

/** How much worse (above 0) or better (below 0) a plan gets in one objective. */
export const PartChange = z.object({ rule: z.string(), unit: z.enum(changeUnits), amount: z.number() });
export type PartChange = z.infer<typeof PartChange>;

/** An event of a running search for remedies; the last one is `done`. */
export const RemedyEvent = z.discriminatedUnion('type', [
  /** One need, and the progress. */
  z.object({ type: z.literal('need'), need: NeedRemedies, done: z.number(), of: z.number() }),
  /** Everything has been searched; not sent after `failed`. */
  z.object({ type: z.literal('done') }),
  z.object({ type: z.literal('failed') }),
]);
export type RemedyEvent = z.infer<typeof RemedyEvent>;

/** Closing the connection ends the search. */
export const streamRemedies = endpoint({
  method: 'GET',
  path: '/schedule/remedies/stream',
  summary: 'The same, sent shift by shift as they are found; closing the connection stops the search',
  role: 'manager',
  ability: 'plan.cover',
  project: true,
  days: 'range',
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
  /** The parts of the penalty in units, the largest first. */
  changes: z.array(PartChange),
});

export const explainAssignment = endpoint({
  method: 'GET',
  path: '/schedule/{id}/explanation',
  summary: 'What an assignment costs, who else can take the shift, and possible swaps',
  role: 'manager',
  ability: 'plan.cover',
  project: true,
  days: 'shift',
  params: z.object({ id: uuid }),
  dear: true,
  status: 200,
  reply: z.object({
    /** The difference in penalty between this assignment and an open shift, by its parts; negative for a reduction. */
    parts: z.record(z.string(), z.number()),
    /** The same in units, the largest first. */
    changes: z.array(PartChange),
    warnings: z.array(Rule),
    /** Employees who could take it without new breaches; `penalty` is the change. */
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
