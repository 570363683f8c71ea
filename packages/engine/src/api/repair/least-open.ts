import { inPeriod } from '../../problem/calendar.ts';
import { contextOf } from '../../model/context.ts';
import { grouped } from '../../problem/grouped.ts';
import { needKey, dutyOf } from '../../problem/needs.ts';
import { isWork } from '../../problem/on-call.ts';
import { personViews } from '../../model/person-view.ts';
import type { Need, Problem, Shift } from '../../problem/problem.ts';
import { judgeBinding } from '../../rules/judge-roster.ts';
import { allowsSplitDays } from '../../problem/split-day.ts';
import { lowerBound } from '../../bounds/lower-bound.ts';

/**
 * A lower bound on the open shifts of a roster, whatever the assignment: its shifts are taken as the needs, and those
 * for which `isFixed` is true stay assigned. 0 if nothing can be proved: two shifts of one duty have different hours,
 * somebody may work a second part beside a shift that stays, or the roster already breaks rules, so a bound for lawful
 * rosters does not apply.
 * @param roster all assigned and open shifts of the period; open shifts have no employee
 */
export function leastOpen(problem: Problem, roster: readonly Shift[], isFixed: (shift: Shift) => boolean): number {
  const work = roster.filter(isWork);
  const duties = [...grouped(work, needKey).values()];
  const isAlike = duties.every((shifts) => new Set(shifts.map(hoursOf)).size === 1);
  const views = personViews(contextOf(problem), roster);
  const isDoubled = views.some(({ dayOf }) => new Set(dayOf).size < dayOf.length);
  if (!isAlike || isDoubled || allowsSplitDays(problem) || views.some((view) => judgeBinding(view).length > 0))
    return 0;
  const needs = duties.flatMap((shifts) => needOf(shifts) ?? []);
  const around = problem.fixed.filter((shift) => !inPeriod(problem, shift));
  const home = roster.filter((shift) => !isWork(shift) && shift.employeeId !== null);
  const standing = work.filter((shift) => shift.employeeId !== null && isFixed(shift));
  // Places reserved for experienced employees are counted by the true needs: the bound remains valid without such
  // rules.
  const rules = { ...problem.rules, pairs: [], seniors: [] };
  const { fillable } = lowerBound({ ...problem, needs, rules, fixed: [...around, ...home, ...standing] });
  return needs.reduce((sum, { count }) => sum + count, 0) - fillable;
}

function hoursOf({ start, end, breakMinutes }: Shift): string {
  return `${start}|${end}|${breakMinutes}`;
}

/** Shifts of one duty as a need; null if they have no template: then who works them is not decided here. */
function needOf(shifts: readonly Shift[]): Need | null {
  const [first] = shifts;
  if (!first || first.template === null) return null;
  return {
    ...dutyOf(first),
    template: first.template,
    count: shifts.length,
    underWeight: null,
    overWeight: null,
  };
}
