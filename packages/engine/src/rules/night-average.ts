import { isNight } from '../law/night-work.ts';
import { netMinutes } from '../model/calendar.ts';
import type { Person } from '../model/problem.ts';
import type { Minutes } from '../model/units.ts';
import { periodMinutes } from './period-minutes.ts';
import { fromLaw, hoursBegun, type RowRule } from './rule.ts';

/**
 * LT13, LT14, DK 117(3-4), 2003/88/EC 8: shifts with at least 3 hours at night last at most 8 hours on average over the period and the two months
 * before it. Earlier nights alone break nothing: there is no shift that could be otherwise.
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
    const count = before.shifts + shifts.length;
    const sum = shifts.reduce((total, shift) => total + netMinutes(shift), before.minutes);
    const above = sum - limit * count;
    if (shifts.length === 0 || above <= 0) return [];
    const params = { minutes: Math.round(sum / count), limit };
    return [{ date: shifts.at(-1)?.date ?? null, shifts, amount: hoursBegun(above), params }];
  },
  compile: ({ context, shiftOf, net, first, last }) => {
    const { law, people } = context.problem;
    const limit = law?.nightWork?.maxMinutes;
    if (limit === undefined) return null;
    const isNightCode = Uint8Array.from(shiftOf, (shift) => (isNight(context, shift) ? 1 : 0));
    const before = Int32Array.from(people, (person) => {
      const { shifts, minutes } = nightsBefore(person);
      return minutes - limit * shifts;
    });
    const mayExceed = isNightCode.some((is, code) => is === 1 && net[code]! > limit);
    if (!isNightCode.includes(1) || (!mayExceed && before.every((above) => above <= 0))) return null;
    return ({ person, length, code, day }) => {
      let above = before[person]!;
      let works = false;
      for (let i = 0; i < length; i++) {
        if (isNightCode[code[i]!] === 0 || day[i]! < first || day[i]! > last) continue;
        above += net[code[i]!]! - limit;
        works = true;
      }
      return works && above > 0 ? hoursBegun(above) : 0;
    };
  },
};

function nightsBefore({ earlier }: Person): { shifts: number; minutes: Minutes } {
  return { shifts: earlier?.nightShifts ?? 0, minutes: earlier?.nightMinutes ?? 0 };
}
