import { worksOn } from '../problem/works-on.ts';
import { fromLaw, type ShiftRule } from './rule.ts';

/**
 * LT19, LT23: work on a public holiday needs consent under the fixed regime (DK 123(2)), and always for protected
 * employees (DSSĮ 37(8)).
 */
export const holidayConsent: ShiftRule = {
  kind: 'shift',
  code: 'holiday-consent',
  family: 'consent',
  binding: ({ law, regime }) => fromLaw(regime === 'fixed' ? law?.holidayConsent : law?.protectedConsent),
  judge: (context, person, shift) => {
    if (person.consents?.holiday || !(person.needsConsent || context.problem.regime === 'fixed')) return null;
    if (!worksOn(context, shift, ({ holiday }) => holiday)) return null;
    return { date: shift.date, shifts: [shift], amount: 1, params: {} };
  },
};
