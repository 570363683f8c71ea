import { z } from 'zod';
import { constants } from '../base/constants.ts';
import { endpoint } from '../base/endpoint.ts';
import { integer, uuid } from '../base/fields.ts';
import { PlanProgress } from './generation.ts';
import { Unfilled } from './rules.ts';

/** What one call can ask for; `choices` is employees times needs. A finished solution is kept for `keptMinutes`. */
export const solveLimits = {
  bytes: 1024 * 1024,
  people: 500,
  days: 400,
  fixed: 10_000,
  places: 10_000,
  choices: 200_000,
  /** Reasons listed in `open`, all needs together. */
  reasons: 5_000,
  perHour: 120,
  kept: 20,
  keptMinutes: 60,
} as const;

/** The engine's own format (docs/problem-format.md): names in camelCase, instants in minutes since 1970 in UTC. */
const EngineShift = z.object({
  id: z.string(),
  date: z.string(),
  template: z.string().nullable(),
  role: z.string(),
  start: z.number(),
  end: z.number(),
  breakMinutes: z.number(),
  onCall: z.enum(['at_work', 'at_home']).optional(),
  /** Null: an open shift. */
  employeeId: z.string().nullable(),
  locked: z.boolean(),
  workedBy: z.string().optional(),
});

/** As the command line prints it, with the plan itself. */
export const Solution = z.object({
  /** The id of the call. */
  instance: z.string(),
  penalty: z.number(),
  /** No plan that satisfies the hard rules has a smaller penalty. */
  bound: z.number(),
  /** (penalty - bound) / penalty; 0: proved optimal. */
  gap: z.number(),
  hard_violations: z.number(),
  seconds: z.number(),
  seed: z.number(),
  iterations: z.number(),
  parts: z.record(z.string(), z.number()),
  /** Broken hard rules, and rules that need a consent which was not given; at most 50. */
  broken: z.array(
    z.object({
      rule: z.string(),
      employeeId: z.string().nullable(),
      date: z.string().nullable(),
      shiftIds: z.array(z.string()),
    }),
  ),
  /** What of the problem was ignored, with its place; at most 50. */
  notes: z.array(z.string()),
  needed: z.number(),
  filled: z.number(),
  /** No plan that satisfies the hard rules fills more. */
  fillable: z.number(),
  /** The meaning of the bound, in sentences. */
  proof: z.array(z.string()),
  shifts: z.array(EngineShift),
  open: z.array(Unfilled),
});
export type Solution = z.infer<typeof Solution>;

export const Solve = z.object({ id: z.string(), ...PlanProgress.shape, result: Solution.optional() });
export type Solve = z.infer<typeof Solve>;

export const startSolve = endpoint({
  method: 'POST',
  path: '/solve',
  summary:
    'Plan a problem in the engine’s format; with `Prefer: respond-async`, or if it would take too long, 202 and an id',
  role: 'manager',
  project: true,
  ability: 'plan.write',
  body: z.strictObject({
    /** Its schema is the engine’s. */
    problem: z.looseObject({}).meta({ schemaOf: 'PlanningProblem' }),
    seconds: z
      .number('number_format')
      .min(0.1, 'number_range')
      .max(constants.planningSecondsMax, 'number_range')
      .optional(),
    seed: integer(0, 2_147_483_647).optional(),
  }),
  bodyBytesMax: solveLimits.bytes,
  status: 200,
  accepted: z.object({ id: z.string() }),
  acceptedAt: '/solve/{id}',
  reply: Solution,
  errors: ['demo_solves_nothing', 'problem_invalid', 'generations_full', 'answers_busy', 'answer_too_long'],
});

const byId = z.object({ id: uuid });

export const getSolve = endpoint({
  method: 'GET',
  path: '/solve/{id}',
  summary: 'Progress of a solve; the solution when it is done, for an hour',
  role: 'manager',
  project: true,
  ability: 'plan.write',
  params: byId,
  status: 200,
  reply: Solve,
  errors: ['not_found'],
});

/** Closing the connection does not stop the solve. */
export const streamSolve = endpoint({
  method: 'GET',
  path: '/solve/{id}/events',
  summary: 'The same as events, until it is done; the last one has the solution',
  role: 'manager',
  project: true,
  ability: 'plan.write',
  params: byId,
  status: 200,
  events: Solve,
  errors: ['not_found'],
});

export const stopSolve = endpoint({
  method: 'DELETE',
  path: '/solve/{id}',
  summary: 'Stop a solve and keep the best plan so far',
  role: 'manager',
  project: true,
  ability: 'plan.write',
  readsOnly: true,
  params: byId,
  status: 200,
  reply: Solve,
  errors: ['not_found'],
});
