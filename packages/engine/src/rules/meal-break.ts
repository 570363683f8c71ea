import { netMinutes } from '../problem/calendar.ts';
import { fromLaw, type ShiftRule } from './rule.ts';

/**
 * LT18, DK 122: a meal break of at least 30 minutes in a shift of more than 5 hours; 2003/88/EC 4: more than 6. The
 * cause is the template, so it is only a warning.
 */
export const mealBreak: ShiftRule = {
  kind: 'shift',
  code: 'meal-break',
  family: 'law',
  binding: (problem) => fromLaw(problem.law?.mealBreak),
  judge: (context, _person, shift) => {
    const law = context.problem.law?.mealBreak;
    if (!law || netMinutes(shift) <= law.overMinutes || shift.breakMinutes >= law.minMinutes) return null;
    const { overMinutes: over, minMinutes: limit } = law;
    const params = { minutes: netMinutes(shift), breakMinutes: shift.breakMinutes, over, limit };
    return { date: shift.date, shifts: [shift], amount: 1, params };
  },
};
