import { hasRate } from '../problem/rates.ts';
import type { ShiftGoal } from './goal.ts';
import { payIn } from './pay.ts';

/** The pay for the shifts, in currency units and without overtime; a shift without a known rate costs nothing. */
export const cost: ShiftGoal = {
  kind: 'shift',
  code: 'cost',
  wanted: (problem) => (problem.weights.cost ?? 0) > 0 && problem.people.some((person) => hasRate(problem, person)),
  base: () => 0,
  ofShift: (context, person, shift) =>
    ((payIn(context, person, shift) ?? 0) / 100) * (context.problem.weights.cost ?? 0),
};
