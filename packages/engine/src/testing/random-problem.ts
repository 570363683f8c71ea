import { createRandom } from '../roster/random.ts';
import type { Need, Person, Problem, Shift } from '../problem/problem.ts';
import { randomTerms } from './random-rules.ts';
import { adult, FIRST_PLANNED, LAST_PLANNED, midnight, needOf, shiftOf, world } from './small-world.ts';

const HOURS = ['06:00-14:00', '08:00-16:30/30', '14:00-22:00', '22:00-06:00', '10:00-14:00', '20:00-09:00'];
const ROLES = ['cook', 'waiter'];

/** Some fixed shifts as on-call time at home, and in some problems a template as on-call time at work (DK 118). */
function withOnCall(problem: Problem, seed: number): Problem {
  const fixed = problem.fixed.map((shift, i) =>
    (seed + i) % 13 === 0 ? { ...shift, onCall: 'at_home' as const } : shift,
  );
  if (seed % 3 > 0) return { ...problem, fixed };
  const { template } = problem.needs[0] ?? {};
  const needs = problem.needs.map((need) =>
    need.template === template ? { ...need, onCall: 'at_work' as const } : need,
  );
  return { ...problem, fixed, needs };
}

/** A small random problem that covers everything the rules and goals consider, generated from a seed. */
export function randomProblem(
  seed: number,
  size: { people: number; from?: number; to?: number } = { people: 4 },
): Problem {
  const { below } = createRandom(seed);
  const chance = (n: number): boolean => below(n) === 0;
  const pick = <T>(of: readonly T[], otherwise: T): T => of[below(of.length)] ?? otherwise;
  const from = size.from ?? FIRST_PLANNED;
  const to = size.to ?? LAST_PLANNED;
  const hours = [pick(HOURS, ''), pick(HOURS, ''), pick(HOURS, '')];
  const dayText = (day: number): string => `2026-03-${String(day).padStart(2, '0')}`;
  const people = Array.from({ length: size.people }, (_, p): Person => {
    const blocked = from + below(to - from + 1);
    return adult({
      id: `p${p}`,
      name: `P${p}`,
      roles: chance(2) ? ROLES : [pick(ROLES, 'cook')],
      maxMinutesPerWeek: chance(2) ? (16 + below(30)) * 60 : null,
      minShiftsPerWeek: below(4),
      normMinutes: chance(2) ? (20 + below(80)) * 60 : null,
      senior: (seed + p) % 3 === 0,
      ...((seed + p) % 4 === 1 && { leaveDays: 8, restWeekdays: [1, 7] }),
      ...((seed + p) % 4 === 2 && { hasReducedNorm: true }),
      birthDate: chance(4) ? '2009-03-20' : null,
      blocks: chance(2) ? [{ start: midnight(blocked), end: midnight(blocked) + 1440, source: 'time_off' }] : [],
      limits: {
        ...(chance(3) ? { maxConsecutiveDays: 2 + below(3) } : {}),
        ...(chance(3) ? { minConsecutiveDays: 2 + below(2) } : {}),
        ...(chance(3) ? { minConsecutiveDaysOff: 2 + below(2) } : {}),
        ...(chance(3) ? { maxWeekends: below(3) } : {}),
        ...(chance(3) ? { minMinutes: below(40) * 60 } : {}),
        ...(chance(3) ? { maxMinutes: below(90) * 60 } : {}),
        ...(chance(3) ? { maxShiftsByTemplate: { [pick(hours, '')]: below(4) } } : {}),
      },
      wishes: [0, 1].map((i) => ({
        date: dayText(from + below(to - from + 1)),
        template: pick(hours, ''),
        kind: i === 0 ? 'on' : 'off',
        weight: 1 + below(9),
      })),
    });
  });
  const needs: Need[] = [];
  for (let day = from; day <= to; day++) {
    for (const role of ROLES) {
      for (const text of new Set(hours)) {
        if (chance(2)) continue;
        const weights = chance(3) ? { underWeight: below(200), overWeight: below(5) } : {};
        needs.push({ ...needOf(`${day} ${text}`, below(3), role), ...weights });
      }
    }
  }
  const fixed: Shift[] = people.flatMap((person) =>
    Array.from({ length: to - 1 }, (_, i) => i + 2).flatMap((day) => {
      if (day >= from ? !chance(12) : !chance(2)) return [];
      return [{ ...shiftOf(`${day} ${pick(hours, '')}`, person.id, pick(ROLES, 'cook')), locked: true }];
    }),
  );
  const forbiddenSequences = chance(2) ? [{ first: pick(hours, ''), next: pick(hours, '') }] : [];
  const terms = randomTerms(seed, people, needs);
  const problem = world({ needs, fixed, forbiddenSequences, ...terms, from: dayText(from), to: dayText(to) });
  problem.days = problem.days.map((day, d) => ((seed + d) % 9 === 0 ? { ...day, holiday: true } : day));
  return withOnCall(chance(5) ? { ...problem, law: null } : problem, seed);
}
