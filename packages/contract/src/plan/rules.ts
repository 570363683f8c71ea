import { z } from 'zod';

/** A broken rule, described in the caller's language; `source` is the article if it is a rule of law. */
export const Rule = z.object({
  rule: z.string(),
  severity: z.enum(['hard', 'soft']),
  /** Lawful with the employee's written consent: the planner avoids it, a manager can decide it. */
  needs_consent: z.boolean().optional(),
  employee_id: z.string().optional(),
  date: z.string().optional(),
  detail: z.string(),
  source: z.string().optional(),
});
export type Rule = z.infer<typeof Rule>;

/** A summary has the first ones; `explanations.listViolations` has all of them, in pages of as many. */
export const rulesPerPage = 300;

/** The hours of an open half, `HH:MM`. */
export const OpenHalf = z.object({ start_time: z.string(), end_time: z.string() });

/** An open shift, with the reason for each employee. */
export const Unfilled = z.object({
  date: z.string(),
  template: z.string(),
  role: z.string(),
  missing: z.number(),
  /** Of a shift that is cut in two: the hours of the half that is open. */
  half: OpenHalf.nullish(),
  reasons: z.array(z.object({ employee_id: z.string(), name: z.string(), rule: z.string(), detail: z.string() })),
});
export type Unfilled = z.infer<typeof Unfilled>;

/**
 * The same in a summary, a draft or a repair, with the number of employees whom each rule stops, the most first. Such
 * an answer has the first 1,000 `reasons`; the needs after them have none. `answers.listReasons` has those of each need
 * of the schedule as it is now: of a summary, and of a draft until its month is changed. It has none of a repair that
 * isn't applied, because those shifts aren't open yet.
 */
export const CountedUnfilled = Unfilled.extend({
  stopped: z.array(z.object({ rule: z.string(), count: z.number() })),
});
export type CountedUnfilled = z.infer<typeof CountedUnfilled>;

export const Quality = z.object({
  penalty: z.number(),
  bound: z.number(),
  gap: z.number(),
  /** Filled share of the required shifts, 0..1. */
  coverage: z.number(),
  needed: z.number(),
  filled: z.number(),
  /** No plan that satisfies the hard rules fills more. */
  fillable: z.number(),
  hard_violations: z.number(),
  /** Of them, those that pinned and published shifts break alone; `gap` says how good the rest is. */
  standing_violations: z.number(),
  parts: z.record(z.string(), z.number()),
  /** The meaning of the bound, in sentences for the manager: the verdict first, then one for each proved shortage. */
  proof: z.array(z.string()),
});
export type Quality = z.infer<typeof Quality>;

/** The convergence of planning: the best plan's penalty falls, the proved bound rises. */
export const CurvePoint = z.object({
  /** Since planning started. */
  seconds: z.number(),
  penalty: z.number(),
  bound: z.number(),
});
export type CurvePoint = z.infer<typeof CurvePoint>;
