import { minorDayMinutes, minorLimits } from '../law/minor-limits.ts';
import { netMinutes } from '../problem/calendar.ts';
import { fromLaw, type ShiftRule } from './rule.ts';

/** The maximum work of an employee under 18 on a day, by their age on that day. */
export const minorHours: ShiftRule = {
  kind: 'shift',
  code: 'minor-hours',
  family: 'minors',
  binding: (problem) => fromLaw(problem.law?.minors),
  judge: (context, person, shift) => {
    const limits = minorLimits(context.problem.law, person, shift.date);
    const day = context.calendar.days[context.calendar.indexOf.get(shift.date) ?? -1];
    if (!limits || !day) return null;
    const limit = minorDayMinutes(limits, day);
    const minutes = netMinutes(shift);
    return minutes <= limit ? null : { date: shift.date, shifts: [shift], amount: 1, params: { minutes, limit } };
  },
};
