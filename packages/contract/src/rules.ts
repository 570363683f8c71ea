import { z } from 'zod';

/** A broken rule, said in the caller's language; `source` names the law's article if it is one. */
export const Rule = z.object({
  rule: z.string(),
  severity: z.enum(['hard', 'soft']),
  /** Lawful with the person's written consent: the planner avoids it, a manager may decide it. */
  needs_consent: z.boolean().optional(),
  employee_id: z.string().optional(),
  date: z.string().optional(),
  detail: z.string(),
  source: z.string().optional(),
});
export type Rule = z.infer<typeof Rule>;

/** A need that nobody could take, with the reason person by person. */
export const Unfilled = z.object({
  date: z.string(),
  template: z.string(),
  role: z.string(),
  missing: z.number(),
  reasons: z.array(z.object({ employee_id: z.string(), name: z.string(), rule: z.string(), detail: z.string() })),
});
export type Unfilled = z.infer<typeof Unfilled>;

export const Quality = z.object({
  penalty: z.number(),
  bound: z.number(),
  gap: z.number(),
  /** Filled share of the needed shifts, 0..1. */
  coverage: z.number(),
  needed: z.number(),
  filled: z.number(),
  /** No plan that keeps the hard rules fills more. */
  fillable: z.number(),
  hard_violations: z.number(),
  parts: z.record(z.string(), z.number()),
  /** What the bound means, in sentences for the manager: the verdict first, then one for each proven shortage. */
  proof: z.array(z.string()),
});
export type Quality = z.infer<typeof Quality>;

/** How planning closes in on what is possible, step by step: the best plan's penalty falls, what is proved rises. */
export const CurvePoint = z.object({
  /** Since planning began. */
  seconds: z.number(),
  penalty: z.number(),
  bound: z.number(),
});
export type CurvePoint = z.infer<typeof CurvePoint>;
