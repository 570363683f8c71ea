import { needKey } from '../problem/need-key.ts';
import { always, type ShiftRule } from './rule.ts';

/** No one works on a closed day, except for a need that is a date exception (Decisions: holidays). */
export const closedDay: ShiftRule = {
  kind: 'shift',
  code: 'closed-day',
  family: 'basic',
  binding: always,
  judge: (context, _person, shift) => {
    const day = context.calendar.days[context.calendar.indexOf.get(shift.date) ?? -1];
    if (!day?.closed || (context.needs.get(needKey(shift))?.count ?? 0) > 0) return null;
    return { date: shift.date, shifts: [shift], amount: 1, params: {} };
  },
};
