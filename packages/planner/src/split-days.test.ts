import { judge, plan, type LinearSolver, type Problem, type Shift } from '@pamaina/engine';
import { bruteForce, randomProblem, withEmployment, withSplitDays } from '@pamaina/engine/testing';
import { beforeAll, expect, it } from 'vitest';
import { highsSolver } from './highs-solver.ts';

/** With `DRAWS=all` (after a change of the search) all of them. */
const COMPARED = process.env['DRAWS'] === 'all' ? 1000 : 200;
const BUSY = 240_000;
/** More shifts have too many rosters to try. */
const MOST_NEEDS = 8;
const SIZES = [
  { people: 2, from: 14, to: 15 },
  { people: 2, from: 20, to: 21 },
  { people: 1, from: 12, to: 14 },
];

let solver: LinearSolver;
beforeAll(async () => {
  solver = await highsSolver();
});

/** A few employees over a few days, with absences and employment spans, of whom most may work twice a day. */
function smallProblem(seed: number): Problem {
  const drawn = randomProblem(seed, SIZES[seed % SIZES.length]);
  const problem = withSplitDays(seed % 2 === 0 ? withEmployment(drawn, seed) : drawn, seed);
  return seed % 4 === 0 ? problem : { ...problem, fixed: [] };
}

/** The planned days on which somebody works twice. */
function splitDaysIn(shifts: readonly Shift[]): number {
  const planned = shifts.filter(({ locked, employeeId }) => !locked && employeeId !== null);
  return planned.length - new Set(planned.map(({ employeeId, date }) => `${employeeId} ${date}`)).size;
}

it(
  'plans, judges and tries all rosters alike where people work twice a day, start, leave and are absent',
  () => {
    let compared = 0;
    let proved = 0;
    let splitDays = 0;
    for (let seed = 0; compared < COMPARED; seed++) {
      const problem = smallProblem(seed);
      const optimum = problem.needs.length > MOST_NEEDS ? null : bruteForce(problem);
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
      const broken = judge(problem, result.shifts).filter(({ severity }) => severity === 'hard');
      if (problem.fixed.length === 0) expect(broken, about).toEqual([]);
      splitDays += splitDaysIn(result.shifts);
    }
    expect(proved).toBeGreaterThan(COMPARED / 2);
    expect(splitDays).toBeGreaterThan(COMPARED / 4);
  },
  BUSY,
);
