import { eveMinutes } from '../law/eves.ts';
import { nightMinutes } from '../law/night-work.ts';
import type { Context } from '../model/context.ts';
import { netMinutes } from '../problem/calendar.ts';
import { needKey } from '../problem/needs.ts';
import type { Minutes, Person, Shift } from '../problem/problem.ts';
import { consentsOn } from '../problem/consents.ts';
import { restWeekdaysOn } from '../problem/employment.ts';
import { worksOn } from '../problem/problem-index.ts';
import { agreedOvertime } from './overtime.ts';
import { fromLaw, type ShiftRule } from './rule.ts';

/** LT23, DSSĮ 37(8): work between 22 and 6 needs the consent of protected employees. */
export const nightConsent: ShiftRule = {
  kind: 'shift',
  code: 'night-consent',
  family: 'consent',
  binding: ({ law }) => fromLaw(law?.protectedConsent),
  judge: (context, person, shift) => {
    if (!person.needsConsent || consentsOn(person, 'night', shift.date)) return null;
    const minutes = nightMinutes(context, shift);
    return minutes === 0 ? null : { date: shift.date, shifts: [shift], amount: 1, params: { minutes } };
  },
};

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
    if (!(person.needsConsent || context.problem.regime === 'fixed')) return null;
    if (consentsOn(person, 'holiday', shift.date)) return null;
    if (!worksOn(context, shift, ({ holiday }) => holiday)) return null;
    return { date: shift.date, shifts: [shift], amount: 1, params: {} };
  },
};

const SUNDAY = [7];

/**
 * LT20, LT23: work on a rest day needs consent under the fixed regime, in which the rest days are the weekdays that are
 * free by contract (DK 124), always for protected employees (DSSĮ 37(8)), whose rest day under summary recording is
 * Sunday.
 */
export const restDayConsent: ShiftRule = {
  kind: 'shift',
  code: 'rest-day-consent',
  family: 'consent',
  binding: ({ law, regime }) => fromLaw(regime === 'fixed' ? law?.restDayConsent : law?.protectedConsent),
  judge: (context, person, shift) => {
    if (!(person.needsConsent || context.problem.regime === 'fixed')) return null;
    if (consentsOn(person, 'restDay', shift.date)) return null;
    if (!worksOn(context, shift, ({ date, weekday }) => restWeekdays(context, person, date).includes(weekday)))
      return null;
    return { date: shift.date, shifts: [shift], amount: 1, params: {} };
  },
};

function restWeekdays({ problem }: Context, person: Person, date: string): readonly number[] {
  return problem.regime === 'fixed' ? restWeekdaysOn(person, date) : SUNDAY;
}

/**
 * LT02, DK 112(6): work on the day before a public holiday is an hour shorter, unless the norm is a reduced one.
 * Otherwise the hour is overtime and needs written consent, under summary recording too. A shift of the evening before
 * that ends on the holiday is shortened as well.
 */
export const eveConsent: ShiftRule = {
  kind: 'shift',
  code: 'eve-consent',
  family: 'consent',
  mendedByHours: true,
  binding: ({ law }) => fromLaw(law?.eveConsent),
  judge: (context, person, shift) => {
    const { days, indexOf } = context.calendar;
    const at = indexOf.get(shift.date) ?? -2;
    const shorter = eveMinutes(context.problem.law, shift, days[at + 1]);
    if (shorter === 0 || isShortened(context, shift, shorter)) return null;
    if (person.hasReducedNorm || (consentsOn(person, 'overtime', shift.date) && agreedOvertime(context, person) > 0))
      return null;
    return { date: shift.date, shifts: [shift], amount: 1, params: {} };
  },
};

/** Whether it is that much shorter than its template; a shift with custom hours was created for the day. */
function isShortened({ needs }: Context, shift: Shift, shorter: Minutes): boolean {
  if (shift.template === null) return true;
  const need = needs.get(needKey(shift));
  return need !== undefined && netMinutes(shift) <= netMinutes(need) - shorter;
}
