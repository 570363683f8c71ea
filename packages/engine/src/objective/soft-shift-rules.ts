import type { Problem } from '../problem/problem.ts';
import { weightOfRule } from '../problem/weights.ts';
import { rules } from '../rules/registry.ts';
import type { ShiftRule } from '../rules/rule.ts';
import type { ShiftGoal } from './goal.ts';

/** Rules about single shifts that only warn: a breach costs the weight of the law. */
export const softShiftRules: ShiftGoal = {
  kind: 'shift',
  code: 'law',
  wanted: (problem) => softOf(problem).length > 0,
  base: () => 0,
  ofShift: (context, person, shift) =>
    softOf(context.problem).reduce(
      (sum, rule) => sum + (rule.judge(context, person, shift)?.amount ?? 0) * weightOfRule(context.problem, rule.code),
      0,
    ),
};

const isCharged = (problem: Problem, rule: ShiftRule): boolean =>
  rule.binding(problem)?.severity === 'soft' && weightOfRule(problem, rule.code) > 0;

const known = new WeakMap<Problem, ShiftRule[]>();

function softOf(problem: Problem): readonly ShiftRule[] {
  const found = known.get(problem);
  if (found) return found;
  const soft = rules.flatMap((rule) =>
    rule.kind === 'shift' && !rule.mendedByHours && isCharged(problem, rule) ? [rule] : [],
  );
  known.set(problem, soft);
  return soft;
}
