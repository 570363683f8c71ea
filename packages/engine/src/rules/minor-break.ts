import { minorLimits } from '../law/minor-limits.ts';
import { netMinutes } from '../problem/calendar.ts';
import { fromLaw, type ShiftRule } from './rule.ts';

/**
 * The earlier break of an employee under 18: 30 minutes in a shift of more than four and a half hours (94/33/EC 12).
 * The cause is the template, so it is only a warning.
 */
export const minorBreak: ShiftRule = {
  kind: 'shift',
  code: 'minor-break',
  family: 'minors',
  binding: ({ law }) => fromLaw(law?.minorBreak),
  judge: ({ problem: { law } }, person, shift) => {
    const of = law?.minorBreak;
    if (!of || netMinutes(shift) <= of.overMinutes || shift.breakMinutes >= of.minMinutes) return null;
    if (!minorLimits(law, person, shift.date)) return null;
    const params = { minutes: netMinutes(shift), breakMinutes: shift.breakMinutes, limit: of.minMinutes };
    return { date: shift.date, shifts: [shift], amount: 1, params };
  },
};
