import { minorLimits } from '../law/minor-limits.ts';
import { minutesInWindow } from '../problem/wall-clock.ts';
import { fromLaw, type ShiftRule } from './rule.ts';

/** Employees under 18 must not work at night by local time (22 to 6, for children 20 to 6). */
export const minorNight: ShiftRule = {
  kind: 'shift',
  code: 'minor-night',
  family: 'minors',
  binding: (problem) => fromLaw(problem.law?.minors),
  judge: (context, person, shift) => {
    const limits = minorLimits(context.problem.law, person, shift.date);
    if (!limits) return null;
    const at = context.calendar.indexOf.get(shift.date) ?? 0;
    const days = context.calendar.days.slice(Math.max(0, at - 1), at + 2);
    const minutes = minutesInWindow(days, shift.start, shift.end, limits.nightFrom, limits.nightTo);
    if (minutes === 0) return null;
    const params = { minutes, nightFrom: limits.nightFrom, nightTo: limits.nightTo };
    return { date: shift.date, shifts: [shift], amount: 1, params };
  },
};
