import { coverCounts } from '../objective/cover.ts';
import { contextOf } from '../model/context.ts';
import { needKey, openShift } from '../problem/needs.ts';
import { personViews } from '../model/person-view.ts';
import type { Need, Problem, Shift } from '../problem/problem.ts';
import type { OpenNeed } from '../problem/result.ts';
import { capBreach } from '../objective/spending.ts';
import { firstBreach } from './trial/first-breach.ts';

/**
 * Every open shift of a roster, with the first rule that prevents each employee from taking it, or the cap on pay that
 * their work would exceed (`budget`). Employees who could take it have no reason. `shifts` are all those of the period.
 * @param isAsked about which needs
 */
export function explain(
  problem: Problem,
  shifts: readonly Shift[],
  isAsked: (need: Need) => boolean = () => true,
): OpenNeed[] {
  const context = contextOf(problem);
  const counts = coverCounts(problem, shifts);
  const views = personViews(context, shifts);
  const breachOf = firstBreach(context, views);
  const capBreachOf = capBreach(context, shifts);
  return [...context.needs.values()].flatMap((need) => {
    const missing = need.count - (counts.get(needKey(need)) ?? 0);
    if (missing <= 0 || !isAsked(need)) return [];
    const place = openShift(need, 'open');
    const reasons = views.flatMap((view) => {
      const violation = breachOf(view, place) ?? capBreachOf(view.person, place);
      return violation ? [{ employeeId: view.person.id, violation }] : [];
    });
    const { date, template, role, start, end, half } = need;
    return [{ date, template, role, start, end, missing, ...(half && { half }), reasons }];
  });
}
