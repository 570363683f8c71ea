import { inPeriod } from '../model/calendar.ts';
import { contextOf } from '../model/context.ts';
import { grouped } from '../model/grouped.ts';
import { needKey } from '../model/need-key.ts';
import { personViews } from '../model/person-view.ts';
import type { Need, Problem, Shift } from '../model/problem.ts';
import { judgeBinding } from '../rules/judge-roster.ts';
import { lowerBound } from '../search/lower-bound.ts';

/**
 * How many shifts of a roster at least stay without a person, whoever works what: its shifts are taken as the needs, and what `isFixed`
 * stays where it is. 0 where nothing can be said: two shifts of one duty have different hours, or the roster breaks rules already, so
 * that a bound for rosters that keep them says nothing.
 * @param roster all shifts of the period that somebody works or is to work; the latter have no person
 */
export function leastOpen(problem: Problem, roster: readonly Shift[], isFixed: (shift: Shift) => boolean): number {
  const duties = [...grouped(roster, needKey).values()];
  const isAlike = duties.every((shifts) => new Set(shifts.map(hoursOf)).size === 1);
  const views = personViews(contextOf(problem), roster);
  const isDoubled = views.some(({ dayOf }) => new Set(dayOf).size < dayOf.length);
  if (!isAlike || isDoubled || views.some((view) => judgeBinding(view).length > 0)) return 0;
  const needs = duties.flatMap((shifts) => needOf(shifts) ?? []);
  const around = problem.fixed.filter((shift) => !inPeriod(problem, shift));
  const standing = roster.filter((shift) => shift.employeeId !== null && isFixed(shift));
  // Places kept for seniors are counted by the true needs: without such rules the bound holds all the more.
  const rules = { ...problem.rules, pairs: [], seniors: [] };
  const { fillable } = lowerBound({ ...problem, needs, rules, fixed: [...around, ...standing] });
  return needs.reduce((sum, { count }) => sum + count, 0) - fillable;
}

function hoursOf({ start, end, breakMinutes }: Shift): string {
  return `${start}|${end}|${breakMinutes}`;
}

/** Shifts of one duty as a need; null where they have no template: who works them is then left open. */
function needOf(shifts: readonly Shift[]): Need | null {
  const [first] = shifts;
  if (!first || first.template === null) return null;
  const { date, template, role, start, end, breakMinutes } = first;
  return {
    date,
    template,
    role,
    start,
    end,
    breakMinutes,
    count: shifts.length,
    underWeight: null,
    overWeight: null,
  };
}
