import { z } from 'zod';
import { constants } from '../base/constants.ts';
import { endpoint } from '../base/endpoint.ts';
import { integer, lines, queryInteger, text, uuid } from '../base/fields.ts';
import { Change, Changes, CHANGES_MAX } from './scenario-changes.ts';

export { Change, CHANGES_MAX, type ChangeKind } from './scenario-changes.ts';

/** What a project keeps of scenarios. */
export const scenarioLimits = { changes: CHANGES_MAX, kept: 20, days: 60 } as const;

/**
 * What two plans are compared by. `open`: shifts without anybody; `penalty`: all aims together, in the planner's
 * points; `cost`: gross pay in cents, unless a rate is missing; `hours`, `overtime`: in minutes; `fairness`: minutes
 * between the hours of each employee and an even share; `wishes`: unmet ones; `soft_rules`: breaches of goals.
 */
export const quantities = ['open', 'penalty', 'cost', 'hours', 'overtime', 'fairness', 'wishes', 'soft_rules'] as const;
export type QuantityName = (typeof quantities)[number];

/** Those whose bounds are worked out when they are asked for (`POST /scenarios/{id}/bounds`). */
export const boundable = ['cost', 'hours', 'fairness'] as const satisfies readonly QuantityName[];
export type Boundable = (typeof boundable)[number];

/**
 * `best`: of the plan that was found. `bound`: no lawful plan has less; of cost, hours and fairness none that covers as
 * many hours. `reached`: the least of such a plan, found with the bound. Null: unknown, not proved or not asked.
 */
const amount = z.number().nullable();
const Figure = z.object({ best: amount, bound: amount, reached: amount });
export type Figure = z.infer<typeof Figure>;

export const Quantity = z.object({
  quantity: z.enum(quantities),
  base: Figure,
  changed: Figure,
  /** Changed minus base: of the plans found; and of the best, proved from `least` to `most` (null: not proved). */
  difference: z.object({ found: z.number().nullable(), least: z.number().nullable(), most: z.number().nullable() }),
  /**
   * `certain`: `least` is `most`. `at_least`: which of the two is less is proved (`least` is above 0, or `most` below).
   * `at_most`: both can be equally good, and differ by at most the larger of `least` and `most`. `open`: nothing of
   * that is proved.
   */
  certain: z.enum(['certain', 'at_least', 'at_most', 'open']),
  /** Whether its bounds can be asked for, and whether they were, also where nothing could be proved. */
  can_ask: z.boolean(),
  asked: z.boolean(),
});
export type Quantity = z.infer<typeof Quantity>;

/**
 * The one sentence. `stays_open`: the change leaves at least `count` shifts open more than the month needs to; `fills`:
 * it fills at least `count` that stay open without it; `fewer_open`: at least `count` fewer stay open, of another need;
 * `same`: the best plans of both are proved equally good; `worse`, `better`: proved by all aims together; `close`: both
 * may be equally good; `unproved`: only the plans that were found can be compared.
 */
export const verdicts = ['stays_open', 'fills', 'fewer_open', 'same', 'worse', 'better', 'close', 'unproved'] as const;
const Verdict = z.object({
  kind: z.enum(verdicts),
  count: z.number().nullable(),
  /** In the caller's language. */
  text: z.string(),
});
export type Verdict = z.infer<typeof Verdict>;

const ScenarioShift = z.object({
  date: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  template: z.string().nullable(),
  role: z.string(),
  /** Of a real employee. */
  employee_id: z.string().nullable(),
  /** The key of an imaginary person; both null: an open shift. */
  imaginary: z.string().nullable(),
  name: z.string().nullable(),
});
export type ScenarioShift = z.infer<typeof ScenarioShift>;

/** A day of somebody, or open shifts of a day (`employee_id` and `imaginary` null), that differ in the two plans. */
const Difference = z.object({
  date: z.string(),
  employee_id: z.string().nullable(),
  imaginary: z.string().nullable(),
  name: z.string().nullable(),
  before: z.array(ScenarioShift),
  after: z.array(ScenarioShift),
});
export type ScenarioDifference = z.infer<typeof Difference>;

/** How far one of the two plans is; null: not yet. */
const Side = z
  .object({
    filled: z.number(),
    needed: z.number(),
    /** No plan fills more. */
    fillable: z.number(),
    /** Proved best: no lawful plan is better. */
    proved: z.boolean(),
  })
  .nullable();

/** A scenario in a list. */
export const ScenarioSummary = z.object({
  id: z.string(),
  name: z.string(),
  note: z.string().nullable(),
  year: z.number(),
  month: z.number(),
  state: z.enum(['waiting', 'planning', 'done', 'stopped', 'failed']),
  /** Of a failed one: its changes no longer fit the month, or the program couldn’t finish; null: it hasn’t failed. */
  failed_for: z.enum(['changes', 'crash']).nullable(),
  changes: z.array(Change),
  /** The month has changed since it was planned: its figures are of an earlier one. */
  stale: z.boolean(),
  /** Null until both plans are there. */
  verdict: Verdict.nullable(),
  created_by: z.string().nullable(),
  created_at: z.string(),
  planned_at: z.string().nullable(),
  applied_at: z.string().nullable(),
  /** It is removed after that day. */
  kept_until: z.string(),
});
export type ScenarioSummary = z.infer<typeof ScenarioSummary>;

export const Scenario = ScenarioSummary.extend({
  /** While it waits or is planned: scenarios and schedules before it; the elapsed share, 0..1. Else null. */
  progress: z.object({ ahead: z.number(), share: z.number(), elapsed_seconds: z.number() }).nullable(),
  base: Side,
  changed: Side,
  /** None until both plans are there; one for each that is known. */
  quantities: z.array(Quantity),
  /** The plan with the changes. */
  shifts: z.array(ScenarioShift),
  /** What differs from the plan without them, by date and name. */
  differences: z.array(Difference),
  /** Employees whose shifts differ. */
  people_changed: z.number(),
});
export type Scenario = z.infer<typeof Scenario>;

const common = { role: 'manager', project: true } as const;
const byId = z.object({ id: uuid });
const seconds = z
  .number('number_format')
  .min(0.1, 'number_range')
  .max(constants.planningSecondsMax, 'number_range')
  .optional();

export const listScenarios = endpoint({
  ...common,
  method: 'GET',
  path: '/scenarios',
  summary: 'The scenarios of the project, the latest first; of one month, if it is named',
  ability: 'plan.read',
  query: z.strictObject({
    year: queryInteger(2000, 2100, 'month_range').optional(),
    month: queryInteger(1, 12, 'month_range').optional(),
  }),
  status: 200,
  reply: z.array(ScenarioSummary),
  errors: [],
});

export const createScenario = endpoint({
  ...common,
  method: 'POST',
  path: '/scenarios',
  summary:
    'Try a change: the month is planned with and without it, in the background, behind schedules. Nothing of the month changes. Up to 20 a project, each kept for 60 days',
  ability: 'plan.write',
  body: z.strictObject({
    name: text(80),
    note: lines(500).nullish(),
    year: integer(2000, 2100),
    month: integer(1, 12),
    changes: Changes,
    /** For each of the two plans; default the planning time of the project. */
    seconds,
  }),
  status: 201,
  reply: Scenario,
  errors: ['scenarios_full', 'generations_full', 'month_over'],
});

export const getScenario = endpoint({
  ...common,
  method: 'GET',
  path: '/scenarios/{id}',
  summary: 'Both plans side by side: what is certain, and what differs; while it is planned, how far it is',
  ability: 'plan.read',
  params: byId,
  status: 200,
  reply: Scenario,
  errors: ['not_found'],
});

export const deleteScenario = endpoint({
  ...common,
  method: 'DELETE',
  path: '/scenarios/{id}',
  summary: 'Throw a scenario away; one that is being planned stops',
  ability: 'plan.write',
  params: byId,
  status: 204,
  errors: ['not_found'],
});

export const planScenario = endpoint({
  ...common,
  method: 'POST',
  path: '/scenarios/{id}/plan',
  summary: 'Plan a scenario again, from the month as it is now',
  ability: 'plan.write',
  params: byId,
  body: z.strictObject({ seconds }),
  bodyKind: 'optional-json',
  status: 200,
  reply: Scenario,
  errors: ['not_found', 'scenario_running', 'scenario_incomplete', 'generations_full', 'month_over'],
});

export const stopScenario = endpoint({
  ...common,
  method: 'POST',
  path: '/scenarios/{id}/stop',
  summary: 'Stop planning a scenario, with the best plans so far',
  ability: 'plan.write',
  params: byId,
  status: 200,
  reply: Scenario,
  errors: ['not_found'],
});

export const boundScenario = endpoint({
  ...common,
  method: 'POST',
  path: '/scenarios/{id}/bounds',
  summary:
    'Prove how little a quantity can be in both plans: of all lawful plans that cover as many hours. Takes up to 10 seconds; the bounds are kept with the scenario',
  ability: 'plan.write',
  params: byId,
  body: z.strictObject({
    quantity: z.enum(boundable, 'choice'),
    /** For each of the two plans; default 5. */
    seconds: z.number('number_format').min(0.1, 'number_range').max(60, 'number_range').optional(),
  }),
  harmlessTwice: true,
  status: 200,
  reply: Scenario,
  errors: [
    'not_found',
    'scenario_running',
    'scenario_unplanned',
    'scenario_stale',
    'scenario_incomplete',
    'rates_missing',
    'ability_missing',
    'answers_busy',
  ],
});

export const applyScenario = endpoint({
  ...common,
  method: 'POST',
  path: '/scenarios/{id}/apply',
  summary:
    'Write the shifts of a scenario as drafts, with the checks of changes by hand; those of imaginary people become open shifts. Absences and other changes are not written',
  ability: 'plan.write',
  params: byId,
  /** The history records it. */
  body: z.strictObject({ reason: text(300) }),
  dear: true,
  status: 200,
  reply: z.object({
    year: z.number(),
    month: z.number(),
    /** Draft shifts that were written, and how many of them are open. */
    written: z.number(),
    open: z.number(),
    /** The lines of the scenario that a manager has to make true elsewhere, by their place from 0. */
    not_written: z.array(z.number()),
    /** Undoes it in one step (`POST /schedule/restore/{id}`); null if nothing was written. */
    undo_id: z.string().nullable(),
  }),
  errors: [
    'not_found',
    'scenario_running',
    'scenario_unplanned',
    'scenario_stale',
    'generation_running',
    'month_locked',
    'amendment_missing',
    'month_over',
    'shift_overlaps',
    'conflict',
  ],
});
