import { judge, plan, type LinearSolver, type Problem, type Shift } from '@pamaina/engine';
import { bruteForce, randomProblem, withEmployment } from '@pamaina/engine/testing';
import { beforeAll, expect, it } from 'vitest';
import { highsSolver } from './highs-solver.ts';

/** With `DRAWS=all` (after a change of the search) all of them. */
const COMPARED = process.env['DRAWS'] === 'all' ? 1000 : 200;
const BUSY = 240_000;
const SIZES = [
  { people: 2, from: 14, to: 16 },
  { people: 3, from: 20, to: 21 },
  { people: 1, from: 12, to: 16 },
];

let solver: LinearSolver;
beforeAll(async () => {
  solver = await highsSolver();
});

/** A few employees over a few days, with absences, who start, leave and change their terms within them. */
function smallProblem(seed: number): Problem {
  const problem = withEmployment(randomProblem(seed, SIZES[seed % SIZES.length]), seed);
  return seed % 4 === 0 ? problem : { ...problem, fixed: [] };
}

/** Whether the employee has a contract for the role on the day of the shift, read from the spans alone. */
function isAgreed({ people }: Problem, { employeeId, date, role }: Shift): boolean {
  const person = people.find(({ id }) => id === employeeId);
  if (!person?.employment) return person?.roles.includes(role) ?? true;
  const span = person.employment.find(({ from, to }) => (from ?? '') <= date && date <= (to ?? '9'));
  return span !== undefined && (span.roles ?? person.roles).includes(role);
}

it(
  'plans, judges and tries all rosters alike where people start, leave and change within the period',
  () => {
    let compared = 0;
    let proved = 0;
    let outside = 0;
    for (let seed = 0; compared < COMPARED; seed++) {
      const problem = smallProblem(seed);
      const optimum = bruteForce(problem);
      if (!optimum) continue;
      compared++;
      const options = { seed: 1, clock: () => 0, timeLimitMs: 1e6, maxIterations: 2000, solver };
      const result = plan(problem, options);
      const { penalty, bound, fillable } = result.quality;
      const about = `problem ${seed}`;
      expect(result.lawful, about).toBe(true);
      expect(bound, about).toBeLessThanOrEqual(optimum.penalty + 1e-6);
      expect(penalty, about).toBeGreaterThanOrEqual(optimum.penalty - 1e-6);
      expect(fillable, about).toBeGreaterThanOrEqual(optimum.filled);
      if (result.proved) expect(penalty, about).toBeCloseTo(optimum.penalty, 6);
      if (result.proved) proved++;
      const planned = result.shifts.filter(({ locked, employeeId }) => !locked && employeeId !== null);
      expect(
        planned.filter((shift) => !isAgreed(problem, shift)),
        about,
      ).toEqual([]);
      const broken = judge(problem, result.shifts).filter(({ severity }) => severity === 'hard');
      if (problem.fixed.length === 0) expect(broken, about).toEqual([]);
      outside += problem.people.filter(({ employment }) => employment !== undefined).length;
    }
    expect(proved).toBeGreaterThan(COMPARED / 2);
    expect(outside).toBeGreaterThan(COMPARED);
  },
  BUSY,
);
