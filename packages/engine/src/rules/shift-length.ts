import { netMinutes } from '../problem/calendar.ts';
import { fromLaw, type ShiftRule } from './rule.ts';

/**
 * LT05, DK 114: at most 12 hours per shift, including overtime and excluding the meal break; 24 of on-call time at work
 * (DK 118).
 */
export const shiftLength: ShiftRule = {
  kind: 'shift',
  code: 'shift-length',
  family: 'law',
  binding: (problem) => fromLaw(problem.law?.shiftLength),
  judge: (context, _person, shift) => {
    const law = context.problem.law?.shiftLength;
    const limit = (shift.onCall === 'at_work' ? law?.onCallMinutes : undefined) ?? law?.maxMinutes ?? Infinity;
    const minutes = netMinutes(shift);
    if (minutes <= limit) return null;
    return { date: shift.date, shifts: [shift], amount: 1, params: { minutes, limit } };
  },
};
