import { fromLaw, type ShiftRule } from './rule.ts';

/** LT23, DSSĮ 37(8): on-call time, at work or at home, needs the consent of protected employees. */
export const onCallConsent: ShiftRule = {
  kind: 'shift',
  code: 'on-call-consent',
  family: 'consent',
  binding: ({ law }) => fromLaw(law?.protectedConsent),
  ofHomeOnCall: true,
  judge: (_context, person, shift) => {
    if (!shift.onCall || !person.needsConsent || person.consents?.onCall) return null;
    return { date: shift.date, shifts: [shift], amount: 1, params: {} };
  },
};
