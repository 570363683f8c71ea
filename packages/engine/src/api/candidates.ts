import { jointTrial } from './trial/joint-trial.ts';
import { workMinutes } from '../problem/calendar.ts';
import { contextOf } from '../model/context.ts';
import { personViews } from '../model/person-view.ts';
import type { Problem, Shift } from '../problem/problem.ts';
import type { Candidate } from '../problem/result.ts';
import { periodMinutes } from '../rules/forms/quantity.ts';
import { trial } from './trial/trial.ts';
import { wageOf } from './wages.ts';

/**
 * All employees as candidates for one shift of the roster, best first: those without a reason against them, then fewer
 * reasons, the furthest below the even share of hours, the cheapest, by name. Empty for an unknown shift and for a
 * shift worked by a former employee. The employee who has the shift now is left out.
 * @param only the one employee who is judged, where the others are not asked about
 */
export function candidates(problem: Problem, shifts: readonly Shift[], shiftId: string, only?: string): Candidate[] {
  const shift = shifts.find((it) => it.id === shiftId);
  if (!shift || shift.workedBy !== undefined) return [];
  const context = contextOf(problem);
  const views = personViews(context, shifts);
  const joint = jointTrial(context, views);
  const ranked = views
    .filter(({ person: { id } }) => id !== shift.employeeId && (only === undefined || id === only))
    .map((view) => {
      const broken = [...trial(context, view, shift), ...joint(view.person, shift)];
      const blockedBy = broken.map(({ amount: _, ...violation }) => violation);
      const minutesAfter = periodMinutes(view).minutes + workMinutes(shift);
      const candidate: Candidate = {
        employeeId: view.person.id,
        fits: blockedBy.length === 0,
        blockedBy,
        costCents: wageOf(problem, view.person, shift),
        minutesAfter,
      };
      return { candidate, above: minutesAfter - (context.shares.minutes[view.number] ?? 0), name: view.person.name };
    });
  ranked.sort(
    (a, b) =>
      a.candidate.blockedBy.length - b.candidate.blockedBy.length ||
      a.above - b.above ||
      (a.candidate.costCents ?? Infinity) - (b.candidate.costCents ?? Infinity) ||
      (a.name < b.name ? -1 : a.name > b.name ? 1 : 0),
  );
  return ranked.map(({ candidate }) => candidate);
}
