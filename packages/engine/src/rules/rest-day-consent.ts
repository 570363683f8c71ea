import { worksOn } from '../model/works-on.ts';
import { fromLaw, type ShiftRule } from './rule.ts';

/**
 * LT20, LT23: Sunday is the common rest day; work on it needs consent under the fixed regime (DK 124), and always of
 * protected employees (DSSĮ 37(8)).
 */
export const restDayConsent: ShiftRule = {
  kind: 'shift',
  code: 'rest-day-consent',
  family: 'consent',
  binding: ({ law, regime }) => fromLaw(regime === 'fixed' ? law?.restDayConsent : law?.protectedConsent),
  judge: (context, person, shift) => {
    if (person.consents?.restDay || !(person.needsConsent || context.problem.regime === 'fixed')) return null;
    if (!worksOn(context, shift, ({ weekday }) => weekday === 7)) return null;
    return { date: shift.date, shifts: [shift], amount: 1, params: {} };
  },
};
