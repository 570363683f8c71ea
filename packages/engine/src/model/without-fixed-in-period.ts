import { inPeriod } from './calendar.ts';
import type { Problem } from './problem.ts';

/**
 * The problem with everybody free in its period. What stands there (pins, published shifts) may have moved since a bound was proved
 * around it; `lowerBound` of this problem holds for every roster of the period that breaks no rule and gives nobody two shifts a date,
 * wherever its pins are. What somebody who is gone has worked stays, because no roster can change it.
 */
export function withoutFixedInPeriod(problem: Problem): Problem {
  return {
    ...problem,
    fixed: problem.fixed.filter((shift) => !inPeriod(problem, shift) || shift.workedBy !== undefined),
  };
}
