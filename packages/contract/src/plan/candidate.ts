import { z } from 'zod';
import { Rule } from './rules.ts';

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
