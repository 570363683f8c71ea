import { netMinutes } from '../problem/calendar.ts';
import type { Context } from '../model/context.ts';
import type { Person } from '../problem/problem.ts';
import { rollingCost, rollingFindings, rollingTrack } from './rolling-windows.ts';
import { hoursBegun, type RowRule } from './rule.ts';

/**
 * The parts of a rule that limits the net minutes of any 7 consecutive dates: the employee's maximum, null or absent
 * for none.
 */
export function sevenDayLimit(
  limitOf: (context: Context, person: Person) => number | null | undefined,
): Required<Pick<RowRule, 'judge' | 'compile' | 'automaton'>> {
  return {
    judge: (view) =>
      rollingFindings(view, {
        limit: limitOf(view.context, view.person) ?? Infinity,
        ofShift: ({ shifts }, i) => (shifts[i] ? netMinutes(shifts[i]) : 0),
        amount: hoursBegun,
        name: 'minutes',
      }),
    compile: (model) => {
      const { context, net } = model;
      const limits = Float64Array.from(context.problem.people, (person) => limitOf(context, person) ?? Infinity);
      const most = 7 * net.reduce((longest, minutes) => Math.max(longest, minutes), 0);
      return limits.every((limit) => most <= limit) ? null : rollingCost(model, net, limits, hoursBegun);
    },
    automaton: (model, p, codes) => {
      const person = model.context.problem.people[p];
      return person ? rollingTrack(model, codes, model.net, limitOf(model.context, person) ?? Infinity) : null;
    },
  };
}
