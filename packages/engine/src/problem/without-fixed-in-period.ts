import { inPeriod } from './calendar.ts';
import type { Problem } from './problem.ts';

/**
 * The problem without fixed shifts in its period. Pins and published shifts can change after a bound is proved around
 * them; `lowerBound` of this problem is valid for every roster of the period that breaks no rule, whatever is pinned.
 * The work of former employees stays fixed, because no roster can change it.
 */
export function withoutFixedInPeriod(problem: Problem): Problem {
  return {
    ...problem,
    fixed: problem.fixed.filter((shift) => !inPeriod(problem, shift) || shift.workedBy !== undefined),
  };
}
