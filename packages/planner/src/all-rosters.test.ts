import { judge, plan, type LinearSolver, type Plan, type Problem, type Shift } from '@pamaina/engine';
import { bruteForce, randomProblem, withEmployment, withSequences, withSplitDays } from '@pamaina/engine/testing';
import { beforeAll, expect, it } from 'vitest';
import { highsSolver } from './highs-solver.ts';

/** With `DRAWS=all` (after a change of the search) all of them. */
const COMPARED = process.env['DRAWS'] === 'all' ? 1000 : 200;
const BUSY = 240_000;
/** More shifts of employees who may work twice a day have too many rosters to try. */
const MOST_NEEDS = 8;

/** Random problems of one kind: so few employees and days that all rosters can be tried. */
interface Kind {
  title: string;
  sizes: readonly { people: number; from: number; to: number }[];
  draw: (size: Kind['sizes'][number] | undefined, seed: number) => Problem;
  /** How often a planned problem has what it is about, and how often that is at least for each problem. */
  has: (problem: Problem, shifts: readonly Shift[]) => number;
  least: number;
}

const kinds: readonly Kind[] = [
  {
    title: 'plans, judges and tries all rosters alike where people start, leave and change within the period',
    sizes: [
      { people: 2, from: 14, to: 16 },
      { people: 3, from: 20, to: 21 },
      { people: 1, from: 12, to: 16 },
    ],
    draw: (size, seed) => withEmployment(randomProblem(seed, size), seed),
    has: ({ people }) => people.filter(({ employment }) => employment !== undefined).length,
    least: 1,
  },
  {
    title: 'plans, judges and tries all rosters alike where people work twice a day, start, leave and are absent',
    sizes: [
      { people: 2, from: 14, to: 15 },
      { people: 2, from: 20, to: 21 },
      { people: 1, from: 12, to: 14 },
    ],
    draw: (size, seed) => {
      const drawn = randomProblem(seed, size);
      return withSplitDays(seed % 2 === 0 ? withEmployment(drawn, seed) : drawn, seed);
    },
    has: (_, shifts) => splitDaysIn(shifts),
    least: 1 / 4,
  },
  {
    title: 'plans, judges and tries all rosters alike with rules about days in a row, nights and weekends',
    sizes: [
      { people: 2, from: 13, to: 15 },
      { people: 1, from: 12, to: 16 },
      { people: 2, from: 14, to: 16 },
    ],
    draw: (size, seed) => withSequences({ ...randomProblem(seed, size), law: null }, seed),
    has: ({ rules, forbiddenSequences: [, more] }) =>
      Number(rules?.completeWeekends !== undefined) +
      Number(rules?.sameWeekendShift !== undefined) +
      Number(rules?.restAfterNights !== undefined) +
      Number(rules?.templateRuns !== undefined) +
      Number(more !== undefined),
    least: 1,
  },
];

let solver: LinearSolver;
beforeAll(async () => {
  solver = await highsSolver();
});

it.each(kinds)(
  '$title',
  ({ sizes, draw, has, least }) => {
    let compared = 0;
    let proved = 0;
    let found = 0;
    for (let seed = 0; compared < COMPARED; seed++) {
      const drawn = draw(sizes[seed % sizes.length], seed);
      const problem = seed % 4 === 0 ? drawn : { ...drawn, fixed: [] };
      const isTooLarge = problem.rules?.splitDays !== undefined && problem.needs.length > MOST_NEEDS;
      const optimum = isTooLarge ? null : bruteForce(problem);
      if (!optimum) continue;
      compared++;
      const options = { seed: 1, clock: () => 0, timeLimitMs: 1e6, maxIterations: 2000, solver };
      const result = plan(problem, options);
      expectAtMost(result, optimum, problem, `problem ${seed}`);
      if (result.proved) proved++;
      found += has(problem, result.shifts);
    }
    expect(proved).toBeGreaterThan(COMPARED / 2);
    expect(found).toBeGreaterThan(COMPARED * least);
  },
  BUSY,
);

/** The plan is lawful, no better than the best of all rosters, and proves no more than that. */
function expectAtMost(
  { shifts, quality, lawful, proved }: Plan,
  best: { penalty: number; filled: number },
  problem: Problem,
  about: string,
): void {
  const { penalty, bound, fillable } = quality;
  expect(lawful, about).toBe(true);
  expect(bound, about).toBeLessThanOrEqual(best.penalty + 1e-6);
  expect(penalty, about).toBeGreaterThanOrEqual(best.penalty - 1e-6);
  expect(fillable, about).toBeGreaterThanOrEqual(best.filled);
  if (proved) expect(penalty, about).toBeCloseTo(best.penalty, 6);
  expect(
    plannedIn(shifts).filter((shift) => !isAgreed(problem, shift)),
    about,
  ).toEqual([]);
  const broken = judge(problem, shifts).filter(({ severity }) => severity === 'hard');
  if (problem.fixed.length === 0) expect(broken, about).toEqual([]);
}

const plannedIn = (shifts: readonly Shift[]): Shift[] =>
  shifts.filter(({ locked, employeeId }) => !locked && employeeId !== null);

/** Whether the employee has a contract for the role on the day of the shift, read from the spans alone. */
function isAgreed({ people }: Problem, { employeeId, date, role }: Shift): boolean {
  const person = people.find(({ id }) => id === employeeId);
  if (!person?.employment) return person?.roles.includes(role) ?? true;
  const span = person.employment.find(({ from, to }) => (from ?? '') <= date && date <= (to ?? '9'));
  return span !== undefined && (span.roles ?? person.roles).includes(role);
}

/** The planned days on which somebody works twice. */
function splitDaysIn(shifts: readonly Shift[]): number {
  const planned = plannedIn(shifts);
  return planned.length - new Set(planned.map(({ employeeId, date }) => `${employeeId} ${date}`)).size;
}
