import { isNight } from '../law/night-work.ts';
import type { Model } from '../model/model.ts';
import { sumOfParts } from '../model/parts.ts';
import type { PersonView } from '../model/person-view.ts';
import { netMinutes } from '../problem/calendar.ts';
import { endOfDay } from '../problem/day-ends.ts';
import type { Person, Problem, Shift } from '../problem/problem.ts';
import type { Minutes } from '../problem/units.ts';
import { periodMinutes, SHIFTS } from './forms/quantity.ts';
import { fromLaw, hoursBegun, type RowCost, type RowRule } from './rule.ts';

/**
 * LT13, LT14, DK 117(3), 2003/88/EC 8: over the period and the two preceding months, shifts last at most 8 hours on
 * average: those with at least 3 hours at night, or, if the law counts the total working time of a night worker, all
 * shifts of an employee with such a shift. Only the excess of the period's own shifts counts, because they cannot
 * repair the rest. No sum: whether a shift counts depends on the others, and the excess is the lower one of two sums.
 */
export const nightAverage: RowRule = {
  kind: 'row',
  code: 'night-average',
  family: 'law',
  binding: ({ law }) => fromLaw(law?.nightWork),
  needsWork: true,
  judge: (view) => {
    const limit = view.context.problem.law?.nightWork?.maxMinutes ?? Infinity;
    const shifts = averagedShifts(view);
    const before = averagedBefore(view.context.problem, view.person);
    const own = shifts.reduce((total, shift) => total + netMinutes(shift), 0);
    const [count, sum] = [before.shifts + shifts.length, before.minutes + own];
    const above = Math.min(own - limit * shifts.length, sum - limit * count);
    if (shifts.length === 0 || above <= 0) return [];
    const params = { minutes: Math.round(sum / count), limit };
    return [{ date: shifts.at(-1)?.date ?? null, shifts, amount: hoursBegun(above), params }];
  },
  compile: averageCost,
};

/** The period's shifts included in the average. */
function averagedShifts(view: PersonView): readonly Shift[] {
  const { shifts } = periodMinutes(view);
  const nights = shifts.filter((shift) => isNight(view.context, shift));
  if (!countsAll(view.context.problem)) return nights;
  return nights.length > 0 || hadNights(view.person) ? shifts : [];
}

/** The same for the two preceding months. */
function averagedBefore(problem: Problem, { earlier }: Person): { shifts: number; minutes: Minutes } {
  return countsAll(problem)
    ? { shifts: earlier?.recentShifts ?? 0, minutes: earlier?.recentMinutes ?? 0 }
    : { shifts: earlier?.nightShifts ?? 0, minutes: earlier?.nightMinutes ?? 0 };
}

const countsAll = ({ law }: Problem): boolean => law?.nightWork?.ofAllShifts === true;
const hadNights = ({ earlier }: Person): boolean => (earlier?.nightShifts ?? 0) > 0;

function averageCost(model: Model): RowCost | null {
  const { context, shiftOf, net, first, last } = model;
  const { problem } = context;
  const limit = problem.law?.nightWork?.maxMinutes;
  if (limit === undefined) return null;
  const all = countsAll(problem);
  const isOfNight = Uint8Array.from(shiftOf, (shift) => Number(isNight(context, shift)));
  const night = sumOfParts(model, (code) => isOfNight[code]!);
  const above = sumOfParts(model, (code) => (all || isOfNight[code] ? net[code]! - limit : 0));
  if (above.every((minutes) => minutes <= 0) || !(night.some((count) => count > 0) || problem.people.some(hadNights)))
    return null;
  const before = Int32Array.from(problem.people, (person) => {
    const { shifts, minutes } = averagedBefore(problem, person);
    return Math.min(0, minutes - limit * shifts);
  });
  const counts = Uint8Array.from(problem.people, (person) => Number(!all || hadNights(person)));
  return ({ person, length, code, day }) => {
    let isCounted = counts[person]!;
    let sum = before[person]!;
    for (let i = 0; i < length; i++) {
      if (day[i]! < first || day[i]! > last) continue;
      sum += above[code[i]!]!;
      if (night[code[i]!]! > 0) isCounted = 1;
    }
    return isCounted > 0 && sum > 0 ? hoursBegun(sum) : 0;
  };
}

/** The number of shifts from which a lack of rotation can be detected. */
const LEAST = 8;

/**
 * LT09, DK 115(3): shifts rotate evenly; no one opens, or closes, the day in all their shifts of the period. No sum: a
 * breach is that all shifts are alike.
 */
export const evenRotation: RowRule = {
  kind: 'row',
  code: 'even-rotation',
  family: 'law',
  binding: ({ law }) => fromLaw(law?.evenRotation),
  needsWork: true,
  judge: (view) => {
    const { shifts } = periodMinutes(view);
    const ends = new Set(shifts.map((shift) => endOfDay(view.context, shift)));
    const [end] = ends;
    if (!view.context.problem.law?.evenRotation || shifts.length < LEAST || ends.size !== 1 || !end) return [];
    return [{ date: shifts.at(-1)?.date ?? null, shifts, amount: 1, params: { count: shifts.length, end } }];
  },
  compile: (model) => {
    const { context, shiftOf, first, last, parts } = model;
    const endOf = (code: number): number =>
      ({ opening: 1, closing: 2, none: 0 })[endOfDay(context, shiftOf[code]!) ?? 'none'];
    // Of a split day the end that its parts have in common.
    const ends = Int8Array.from(parts, ([part, ...others]) => {
      const end = endOf(part!);
      return others.every((other) => endOf(other) === end) ? end : 0;
    });
    const shifts = SHIFTS.byCode(model);
    if (!context.problem.law?.evenRotation || ends.every((end) => end === 0)) return null;
    return ({ length, code, day }) => {
      let count = 0;
      let end = -1;
      for (let i = 0; i < length; i++) {
        if (day[i]! < first || day[i]! > last) continue;
        const now = ends[code[i]!]!;
        if (now === 0 || (end >= 0 && now !== end)) return 0;
        end = now;
        count += shifts[code[i]!]!;
      }
      return count >= LEAST ? 1 : 0;
    };
  },
};
