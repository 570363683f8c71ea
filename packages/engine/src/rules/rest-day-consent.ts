import type { Context } from '../model/context.ts';
import type { Person } from '../problem/problem.ts';
import { worksOn } from '../problem/works-on.ts';
import { fromLaw, type ShiftRule } from './rule.ts';

const USUAL = [6, 7];
const SUNDAY = [7];

/**
 * LT20, LT23: work on a rest day needs consent under the fixed regime, in which the rest days are the weekdays that are
 * free by contract (DK 124), and always for protected employees (DSSĮ 37(8)), whose rest day under summary recording is
 * Sunday.
 */
export const restDayConsent: ShiftRule = {
  kind: 'shift',
  code: 'rest-day-consent',
  family: 'consent',
  binding: ({ law, regime }) => fromLaw(regime === 'fixed' ? law?.restDayConsent : law?.protectedConsent),
  judge: (context, person, shift) => {
    if (person.consents?.restDay || !(person.needsConsent || context.problem.regime === 'fixed')) return null;
    const rest = restWeekdays(context, person);
    if (!worksOn(context, shift, ({ weekday }) => rest.includes(weekday))) return null;
    return { date: shift.date, shifts: [shift], amount: 1, params: {} };
  },
};

function restWeekdays({ problem }: Context, { restWeekdays = USUAL }: Person): readonly number[] {
  return problem.regime === 'fixed' ? restWeekdays : SUNDAY;
}
