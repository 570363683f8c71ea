import { isNight } from '../law/night-work.ts';
import { netMinutes } from '../model/calendar.ts';
import { periodMinutes } from './period-minutes.ts';
import { fromLaw, hoursBegun, type RowRule } from './rule.ts';

/** LT13, LT14, DK 117(3), 2003/88/EC 8: shifts with at least 3 hours at night last at most 8 hours on average over the period. */
export const nightAverage: RowRule = {
  kind: 'row',
  code: 'night-average',
  family: 'law',
  binding: ({ law }) => fromLaw(law?.nightWork),
  needsWork: true,
  judge: (view) => {
    const limit = view.context.problem.law?.nightWork?.maxMinutes ?? Infinity;
    const shifts = periodMinutes(view).shifts.filter((shift) => isNight(view.context, shift));
    const sum = shifts.reduce((total, shift) => total + netMinutes(shift), 0);
    const above = sum - limit * shifts.length;
    if (shifts.length === 0 || above <= 0) return [];
    const params = { minutes: Math.round(sum / shifts.length), limit };
    return [{ date: shifts.at(-1)?.date ?? null, shifts, amount: hoursBegun(above), params }];
  },
  compile: ({ context, shiftOf, net, first, last }) => {
    const limit = context.problem.law?.nightWork?.maxMinutes ?? Infinity;
    const above = Int32Array.from(shiftOf, (shift, code) => (isNight(context, shift) ? net[code]! - limit : 0));
    if (above.every((minutes) => minutes <= 0)) return null;
    return ({ length, code, day }) => {
      let sum = 0;
      for (let i = 0; i < length; i++) if (day[i]! >= first && day[i]! <= last) sum += above[code[i]!]!;
      return sum > 0 ? hoursBegun(sum) : 0;
    };
  },
};
