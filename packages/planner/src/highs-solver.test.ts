import { plan, type LinearSolver, type Problem } from '@pamaina/engine';
import { bruteForce, randomProblem } from '@pamaina/engine/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { highsSolver } from './highs-solver.ts';

/**
 * Problems small enough for exhaustive search: few employees over a few days, some with a weekend, some with fixed
 * shifts.
 */
const SIZES = [
  { people: 2, from: 14, to: 16 },
  { people: 3, from: 20, to: 21 },
  { people: 1, from: 12, to: 16 },
];
/** A small sample, or with `DRAWS=all` (after a change of the search) all of them. */
const COMPARED = process.env['DRAWS'] === 'all' ? 2000 : 400;
const STANDING = 4;
/** Takes half a minute alone; on a busy machine up to this many milliseconds. */
const BUSY = 240_000;

let solver: LinearSolver;
beforeAll(async () => {
  solver = await highsSolver();
});

function smallProblem(seed: number): Problem {
  const problem = randomProblem(seed, SIZES[seed % SIZES.length]);
  return seed % STANDING === 0 ? problem : { ...problem, fixed: [] };
}

describe('planning by whole rosters', () => {
  it(
    'never claims more than the best of all rosters, and finds it wherever it says so',
    () => {
      let compared = 0;
      let proved = 0;
      let exact = 0;
      let standing = 0;
      for (let seed = 0; compared < COMPARED; seed++) {
        const problem = smallProblem(seed);
        const optimum = bruteForce(problem);
        if (!optimum) continue;
        compared++;
        const options = { seed: 1, clock: () => 0, timeLimitMs: 1e6, maxIterations: 2000, solver };
        const { quality, lawful, proved: isProved } = plan(problem, options);
        const { penalty, bound, gap, fillable } = quality;
        const about = `problem ${seed}`;
        expect(lawful, about).toBe(true);
        if (problem.fixed.length === 0) expect(quality.hardViolations, about).toBe(0);
        else if (quality.hardViolations > 0) standing++;
        expect(bound, about).toBeLessThanOrEqual(optimum.penalty + 1e-6);
        expect(penalty, about).toBeGreaterThanOrEqual(optimum.penalty - 1e-6);
        expect(fillable, about).toBeGreaterThanOrEqual(optimum.filled);
        expect(isProved, about).toBe(gap === 0);
        if (isProved) expect(penalty, about).toBeCloseTo(optimum.penalty, 6);
        if (isProved) proved++;
        if (quality.certificates.some((certificate) => certificate.kind === 'exact-group')) exact++;
      }
      expect(proved).toBeGreaterThan(COMPARED / 2);
      expect(exact).toBeGreaterThan(0);
      expect(standing).toBeGreaterThan(0);
    },
    BUSY,
  );
});

it('deletes columns right after a solution, but none of the basis', () => {
  const one = new Float64Array([1]);
  const program = solver.open(one, one);
  const column = (cost: number) => ({ cost, lower: 0, upper: Infinity, rows: [0], values: [1] });
  program.addColumns([column(9), column(3), column(1), column(2)]);
  const objective = () => program.solve(() => false)?.objective;
  expect(objective()).toBe(1);
  // The third one is the basis; the first one is before those asked about.
  expect([...program.deleteColumns(1, (distance) => distance < 2)]).toEqual([0]);
  program.setBounds(1, new Float64Array([0]), new Float64Array([0]));
  expect(program.deleteColumns(0, () => true).size).toBe(0);
  expect(program.solve(() => false)).toMatchObject({ objective: 2, values: new Float64Array([0, 0, 1]) });
  expect([...program.deleteColumns(0, () => false)]).toEqual([]);
  program.close();
});
