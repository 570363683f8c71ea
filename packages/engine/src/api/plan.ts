import { explain } from './explain.ts';
import { measureIn } from './measure.ts';
import { compileModel } from '../roster/compile-model.ts';
import { contextOf, contextWithPrevious } from '../model/context.ts';
import type { Problem } from '../problem/problem.ts';
import type { Plan } from '../problem/result.ts';
import { lowerBound } from '../bounds/lower-bound.ts';
import { withBudgetRows } from '../roster/budget-rows.ts';
import { CLOSING } from './parameters.ts';
import type { PlanOptions } from '../search/plan-options.ts';
import { search } from '../search/search.ts';
import { shiftsOf } from '../roster/shifts-of.ts';

/**
 * Plans the period. Never throws on an unusual problem: needs that cannot be met stay open with their reasons, and the
 * breaches of fixed shifts are in the quality. Stops by itself when the plan is proved optimal.
 */
export function plan(problem: Problem, options: PlanOptions): Plan {
  const started = options.clock();
  const context = options.previous ? contextWithPrevious(problem, options.previous) : contextOf(problem);
  const bound = lowerBound(problem);
  const model = withBudgetRows(compileModel(context));
  const closing = Math.min(CLOSING.most, Math.max(CLOSING.least, options.timeLimitMs * CLOSING.share));
  const found = search(model, { ...options, started, timeLimitMs: options.timeLimitMs - closing }, bound);
  const shifts = shiftsOf(model, found.cells);
  const quality = measureIn(context, shifts, found.bound, { isLawful: found.lawful });
  return {
    shifts,
    open: explain(problem, shifts),
    quality,
    iterations: found.iterations,
    lawful: found.lawful,
    proved: found.lawful && quality.gap === 0,
  };
}
