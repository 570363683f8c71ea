import { fromLaw, type ShiftRule } from './rule.ts';

/** LT19, LT23, DK 123: work on a public holiday needs consent under the fixed regime, and always of people who work so with consent alone. */
export const holidayConsent: ShiftRule = {
  kind: 'shift',
  code: 'holiday-consent',
  family: 'consent',
  binding: ({ law }) => fromLaw(law?.holidayConsent),
  judge: ({ problem, calendar }, person, shift) => {
    if (person.consents?.holiday || !(person.needsConsent || problem.regime === 'fixed')) return null;
    if (!calendar.days[calendar.indexOf.get(shift.date) ?? -1]?.holiday) return null;
    return { date: shift.date, shifts: [shift], amount: 1, params: {} };
  },
};
