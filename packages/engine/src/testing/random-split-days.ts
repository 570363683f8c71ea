import type { Need, Person, Problem, Shift } from '../problem/problem.ts';
import { createRandom } from '../roster/random.ts';

/** The longest shift of a problem with short ones, of which two make a day. */
const SHORT = 240;

/** Somebody who can work much. */
const willing = { roles: ['cook', 'waiter'], birthDate: null, maxMinutesPerWeek: null, normMinutes: null } as const;

/**
 * The problem in a business with split days, to which most people agree, mostly with shorter shifts, and with some
 * fixed split days; generated from a seed.
 */
export function withSplitDays(problem: Problem, seed: number): Problem {
  const { below } = createRandom(seed + 99_999);
  const chance = (n: number): boolean => below(n) === 0;
  const leastBreak = below(2);
  const splitDays = { leastBreak, mostBreak: leastBreak + 4 + below(8), mostPerWeek: 1 + below(3) };
  const isShort = !chance(3);
  const shorter = <Of extends Need | Shift>(of: Of): Of =>
    isShort ? { ...of, end: Math.min(of.end, of.start + SHORT), breakMinutes: 0 } : of;
  /** A morning and an evening rush on most days. */
  const rushes = problem.days
    .filter(({ date }) => date >= problem.from && date <= problem.to && !chance(3))
    .flatMap(({ date, startsAt }) =>
      [8, 17].map((hour): Need => {
        const start = startsAt + hour * 60;
        const of = { date, template: `rush ${hour}`, role: 'cook', start, end: start + SHORT, breakMinutes: 0 };
        return { ...of, count: 1, underWeight: null, overWeight: null };
      }),
    );
  const needed = problem.needs.filter(({ count, overWeight }) => count > 0 || overWeight !== null);
  const fixed = problem.fixed.map(shorter);
  const more = fixed.flatMap((shift): Shift[] => {
    const start = shift.end + 60 * below(6);
    const day = problem.days.find(({ date }) => date === shift.date);
    if (!chance(5) || !day || start >= day.startsAt + 1440 || shift.onCall === 'at_home') return [];
    const other = { ...shift, id: `${shift.id} too`, start, end: start + 60 * (3 + below(4)), breakMinutes: 0 };
    const template = problem.needs.find((need) => need.template !== shift.template)?.template ?? null;
    return [{ ...other, template: chance(2) ? template : null }];
  });
  return {
    ...problem,
    fixed: [...fixed, ...more],
    needs: [...needed.map(shorter), ...rushes],
    people: problem.people.map((person): Person => {
      if (chance(4)) return person;
      return chance(2)
        ? { ...person, splitsDays: true }
        : { ...person, splitsDays: true, ...willing, roles: [...willing.roles] };
    }),
    rules: { ...problem.rules, splitDays },
    weights: { ...problem.weights, ...(chance(3) ? {} : { splitDays: below(60) }) },
  };
}
