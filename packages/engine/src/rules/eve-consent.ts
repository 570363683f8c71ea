import { netMinutes } from '../problem/calendar.ts';
import type { Context } from '../model/context.ts';
import { needKey } from '../problem/need-key.ts';
import type { Person, Shift } from '../problem/problem.ts';
import { agreedOvertime } from './overtime.ts';
import { fromLaw, type ShiftRule } from './rule.ts';

/** The reduction of the day before a public holiday. */
const SHORTER = 60;

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
    if (!isBeforeHoliday(context, shift) || isShortened(context, shift)) return null;
    if (person.hasReducedNorm || agrees(context, person)) return null;
    return { date: shift.date, shifts: [shift], amount: 1, params: {} };
  },
};

function isBeforeHoliday({ calendar: { days, indexOf } }: Context, { date }: Shift): boolean {
  return days[(indexOf.get(date) ?? -2) + 1]?.holiday === true;
}

/** Whether it is an hour shorter than its template; a shift with custom hours was created for the day. */
function isShortened({ needs }: Context, shift: Shift): boolean {
  if (shift.template === null) return true;
  const need = needs.get(needKey(shift));
  return need !== undefined && netMinutes(shift) <= netMinutes(need) - SHORTER;
}

function agrees(context: Context, person: Person): boolean {
  return agreedOvertime(context, person) > 0;
}
