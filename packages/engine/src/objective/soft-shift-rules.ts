import type { Problem } from '../problem/problem.ts';
import { rules } from '../rules/registry.ts';
import type { ShiftRule } from '../rules/rule.ts';
import type { ShiftGoal } from './goal.ts';

/** Rules about single shifts that only warn: a breach costs the weight of the law. */
export const softShiftRules: ShiftGoal = {
  kind: 'shift',
  code: 'law',
  wanted: (problem) => (problem.weights.law ?? 0) > 0 && softOf(problem).length > 0,
  base: () => 0,
  ofShift: (context, person, shift) =>
    softOf(context.problem).reduce((sum, rule) => sum + (rule.judge(context, person, shift)?.amount ?? 0), 0) *
    (context.problem.weights.law ?? 0),
};

const known = new WeakMap<Problem, ShiftRule[]>();

function softOf(problem: Problem): readonly ShiftRule[] {
  const found = known.get(problem);
  if (found) return found;
  const soft = rules.flatMap((rule) =>
    rule.kind === 'shift' && !rule.mendedByHours && rule.binding(problem)?.severity === 'soft' ? [rule] : [],
  );
  known.set(problem, soft);
  return soft;
}
