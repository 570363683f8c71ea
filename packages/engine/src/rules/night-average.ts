import { isNight } from '../law/night-work.ts';
import { netMinutes } from '../model/calendar.ts';
import type { Person } from '../model/problem.ts';
import type { Minutes } from '../model/units.ts';
import { periodMinutes } from './period-minutes.ts';
import { fromLaw, hoursBegun, type RowRule } from './rule.ts';

/**
 * LT13, LT14, DK 117(3), 2003/88/EC 8: shifts with at least 3 hours at night last at most 8 hours on average over the period and the two months
 * before it. Only what the period's own nights have above the average counts: no shift of it could mend the rest.
 */
export const nightAverage: RowRule = {
  kind: 'row',
  code: 'night-average',
  family: 'law',
  binding: ({ law }) => fromLaw(law?.nightWork),
  needsWork: true,
  judge: (view) => {
    const limit = view.context.problem.law?.nightWork?.maxMinutes ?? Infinity;
    const shifts = periodMinutes(view).shifts.filter((shift) => isNight(view.context, shift));
    const before = nightsBefore(view.person);
    const own = shifts.reduce((total, shift) => total + netMinutes(shift), 0);
    const [count, sum] = [before.shifts + shifts.length, before.minutes + own];
    const above = Math.min(own - limit * shifts.length, sum - limit * count);
    if (shifts.length === 0 || above <= 0) return [];
    const params = { minutes: Math.round(sum / count), limit };
    return [{ date: shifts.at(-1)?.date ?? null, shifts, amount: hoursBegun(above), params }];
  },
  compile: ({ context, shiftOf, net, first, last }) => {
    const { law, people } = context.problem;
    const limit = law?.nightWork?.maxMinutes;
    if (limit === undefined) return null;
    const above = Int32Array.from(shiftOf, (shift, code) => (isNight(context, shift) ? net[code]! - limit : 0));
    if (above.every((minutes) => minutes <= 0)) return null;
    const before = Int32Array.from(people, (person) => {
      const { shifts, minutes } = nightsBefore(person);
      return Math.min(0, minutes - limit * shifts);
    });
    return ({ person, length, code, day }) => {
      let sum = before[person]!;
      for (let i = 0; i < length; i++) if (day[i]! >= first && day[i]! <= last) sum += above[code[i]!]!;
      return sum > 0 ? hoursBegun(sum) : 0;
    };
  },
};

function nightsBefore({ earlier }: Person): { shifts: number; minutes: Minutes } {
  return { shifts: earlier?.nightShifts ?? 0, minutes: earlier?.nightMinutes ?? 0 };
}
