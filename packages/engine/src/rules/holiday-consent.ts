import { worksOn } from '../model/works-on.ts';
import { fromLaw, type ShiftRule } from './rule.ts';

/** LT19, LT23, DK 123: work on a public holiday needs consent under the fixed regime, and always of people who work so with consent alone. */
export const holidayConsent: ShiftRule = {
  kind: 'shift',
  code: 'holiday-consent',
  family: 'consent',
  binding: ({ law }) => fromLaw(law?.holidayConsent),
  judge: (context, person, shift) => {
    if (person.consents?.holiday || !(person.needsConsent || context.problem.regime === 'fixed')) return null;
    if (!worksOn(context, shift, ({ holiday }) => holiday)) return null;
    return { date: shift.date, shifts: [shift], amount: 1, params: {} };
  },
};
