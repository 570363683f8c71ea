import { contextOf } from '../model/context.ts';
import { personViews } from '../model/person-view.ts';
import type { PersonView } from '../model/person-view.ts';
import type { Problem, Shift } from '../problem/problem.ts';
import type { Violation } from '../problem/result.ts';
import { judgeCaps } from '../objective/spending.ts';
import { goals } from '../objective/registry.ts';
import { judgeJoint } from '../rules/joint/judge-joint.ts';
import { judgeRoster, type CountedViolation } from '../rules/judge-roster.ts';

/**
 * All breaches in a roster: hard rules, rules that need consent, the goals to report, and the caps on pay that it
 * exceeds. `shifts` are all shifts of the period; shifts before and after it come from `problem.fixed`.
 */
export function judge(problem: Problem, shifts: readonly Shift[]): Violation[] {
  const context = contextOf(problem);
  const joint = judgeJoint(context, shifts).map(withoutAmount);
  return [...personViews(context, shifts).flatMap(violationsOf), ...joint, ...judgeCaps(context, shifts)];
}

/**
 * The same for some employees only, for a single edit; breaches of rules that join employees are reported if a shift of
 * theirs is involved.
 */
export function judgePeople(problem: Problem, shifts: readonly Shift[], employeeIds: readonly string[]): Violation[] {
  const context = contextOf(problem);
  const only = new Set(employeeIds);
  const own = new Set(shifts.filter(({ employeeId }) => only.has(employeeId ?? '')).map(({ id }) => id));
  const joint = judgeJoint(context, shifts).filter(({ shiftIds }) => shiftIds.some((id) => own.has(id)));
  return [...personViews(context, shifts, only).flatMap(violationsOf), ...joint.map(withoutAmount)];
}

function withoutAmount({ amount: _, ...violation }: CountedViolation): Violation {
  return violation;
}

function violationsOf(view: PersonView): Violation[] {
  const broken = judgeRoster(view).map(withoutAmount);
  const missed = goals.flatMap((goal) => {
    if (!goal.judge || !goal.wanted(view.context.problem)) return [];
    return goal.judge(view).map((finding): Violation => ({
      rule: goal.code,
      severity: 'soft',
      employeeId: view.person.id,
      date: finding.date,
      shiftIds: finding.shifts.map((shift) => shift.id),
      params: finding.params,
      source: null,
    }));
  });
  return [...broken, ...missed];
}
