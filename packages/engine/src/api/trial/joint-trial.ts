import type { Context } from '../../model/context.ts';
import type { PersonView } from '../../model/person-view.ts';
import type { Person, Shift } from '../../problem/problem.ts';
import type { CountedViolation } from '../../rules/judge-roster.ts';
import { jointRules, judgeJoint } from '../../rules/joint/judge-joint.ts';

/** Shifts that start further apart than this never overlap. */
const DAYS = 2;

/**
 * Returns a function that lists the joint rules a shift would break if an employee took it: hard rules and those that
 * need consent. Optimized for many queries about one roster.
 */
export function jointTrial(
  context: Context,
  views: readonly PersonView[],
): (person: Person, shift: Shift) => CountedViolation[] {
  const { problem, calendar } = context;
  const binds = jointRules.some(
    (rule) => rule.wanted(problem) && (rule.binding(problem)?.severity ?? 'soft') !== 'soft',
  );
  if (!binds) return () => [];
  const byDay = new Map<number, Shift[]>();
  for (const { shifts, dayOf } of views) {
    shifts.forEach((shift, i) => byDay.set(dayOf[i] ?? 0, [...(byDay.get(dayOf[i] ?? 0) ?? []), shift]));
  }
  return (person, shift) => {
    const day = calendar.indexOf.get(shift.date) ?? 0;
    const taken = { ...shift, employeeId: person.id };
    const near: Shift[] = [taken];
    for (let other = day - DAYS; other <= day + DAYS; other++) {
      near.push(...(byDay.get(other) ?? []).filter((it) => it.id !== shift.id));
    }
    return judgeJoint({ ...context, problem: { ...problem, fixed: [] } }, near).filter(
      (violation) => violation.severity !== 'soft' && violation.shiftIds.includes(shift.id),
    );
  };
}
