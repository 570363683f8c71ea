import { nightMinutes } from '../law/night-work.ts';
import { fromLaw, type ShiftRule } from './rule.ts';

/** LT23, DSSĮ 37(8): work between 22 and 6 needs the consent of protected employees. */
export const nightConsent: ShiftRule = {
  kind: 'shift',
  code: 'night-consent',
  family: 'consent',
  binding: ({ law }) => fromLaw(law?.protectedConsent),
  judge: (context, person, shift) => {
    if (!person.needsConsent || person.consents?.night) return null;
    const minutes = nightMinutes(context, shift);
    return minutes === 0 ? null : { date: shift.date, shifts: [shift], amount: 1, params: { minutes } };
  },
};
