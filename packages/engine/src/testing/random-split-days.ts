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
  const templates = [...new Set(problem.needs.map(({ template }) => template))];
  /** A morning and an evening rush, and what is between. */
  const atRush = (need: Need): Need => {
    const midnight = problem.days.find(({ date }) => date === need.date)?.startsAt ?? need.start;
    const hour = { 0: 8, 1: 17 }[templates.indexOf(need.template)];
    if (!isShort || hour === undefined) return need;
    return { ...need, start: midnight + hour * 60, end: midnight + hour * 60 + SHORT };
  };
  const fixed = problem.fixed.map(shorter);
  const more = fixed.flatMap((shift): Shift[] => {
    const start = shift.end + 60 * below(6);
    const day = problem.days.find(({ date }) => date === shift.date);
    if (!chance(5) || !day || start >= day.startsAt + 1440 || shift.onCall === 'at_home') return [];
    const other = { ...shift, id: `${shift.id} too`, start, end: start + 60 * (3 + below(3)), breakMinutes: 0 };
    return [chance(2) ? other : { ...other, template: null }];
  });
  return {
    ...problem,
    fixed: [...fixed, ...more],
    needs: problem.needs.map(shorter).map(atRush),
    people: problem.people.map((person): Person => {
      if (chance(4)) return person;
      return chance(2) ? { ...person, splitsDays: true } : { ...person, splitsDays: true, ...willing, roles: [...willing.roles] };
    }),
    rules: { ...problem.rules, splitDays },
    weights: { ...problem.weights, ...(chance(3) ? {} : { splitDays: below(60) }) },
  };
}
