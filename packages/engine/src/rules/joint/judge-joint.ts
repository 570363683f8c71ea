import type { Context } from '../../model/context.ts';
import { isWork } from '../../problem/on-call.ts';
import type { Shift } from '../../problem/problem.ts';
import type { CountedViolation } from '../judge-roster.ts';
import { withConfiguredSeverity } from '../rule.ts';
import type { JointRule } from '../rule.ts';
import { pairApart, pairTogether } from './pairs.ts';
import { seniorPresent } from './seniors.ts';

/** All joint rules, in the order in which reasons are given. */
export const jointRules: readonly JointRule[] = [pairApart, pairTogether, seniorPresent].map(withConfiguredSeverity);

/**
 * All breaches of joint rules. `shifts` are all shifts of the period, or those of some dates if only these matter;
 * shifts before and after the period come from `problem.fixed`.
 */
export function judgeJoint(context: Context, shifts: readonly Shift[]): CountedViolation[] {
  const { problem } = context;
  const binding = jointRules.flatMap((rule) => {
    const of = rule.binding(problem);
    return of && rule.wanted(problem) ? [{ rule, of }] : [];
  });
  if (binding.length === 0) return [];
  const given = new Set(shifts.map((shift) => shift.id));
  const around = problem.fixed.filter(({ id, date }) => (date < problem.from || date > problem.to) && !given.has(id));
  const work = [...shifts, ...around].filter(isWork);
  return binding.flatMap(({ rule, of }) =>
    rule.judge(context, work).map((finding): CountedViolation => ({
      rule: rule.code,
      severity: of.severity,
      employeeId: finding.employeeId,
      date: finding.date,
      shiftIds: finding.shifts.map((shift) => shift.id),
      params: finding.params,
      source: of.source,
      amount: finding.amount,
    })),
  );
}
