import { contextOf } from '../model/context.ts';
import { personViews } from '../model/person-view.ts';
import type { PersonView } from '../model/person-view.ts';
import type { Problem, Shift } from '../model/problem.ts';
import type { Violation } from '../model/result.ts';
import { goals } from '../goals/registry.ts';
import { judgeRoster } from '../rules/judge-roster.ts';

/**
 * Everything that is broken in a roster: hard rules, those that need consent, and the goals that a reader should hear of.
 * `shifts` are all shifts of the period; what stands before and after it comes from `problem.fixed`.
 */
export function judge(problem: Problem, shifts: readonly Shift[]): Violation[] {
  return personViews(contextOf(problem), shifts).flatMap(violationsOf);
}

/** The same for some people only, for one edit. */
export function judgePeople(problem: Problem, shifts: readonly Shift[], employeeIds: readonly string[]): Violation[] {
  return personViews(contextOf(problem), shifts, new Set(employeeIds)).flatMap(violationsOf);
}

function violationsOf(view: PersonView): Violation[] {
  const broken = judgeRoster(view).map(({ amount: _, ...violation }) => violation);
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
