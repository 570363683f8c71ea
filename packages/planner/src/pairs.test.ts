import { plan, type LinearSolver, type Pair, type Problem } from '@pamaina/engine';
import { bruteForce, randomProblem } from '@pamaina/engine/testing';
import { beforeAll, expect, it } from 'vitest';
import { highsSolver } from './highs-solver.ts';

const COMPARED = 60;

let solver: LinearSolver;
beforeAll(async () => {
  solver = await highsSolver();
});

const together = (first: string, second: string): Pair => ({ first, second, kind: 'together' });
/** A pair, the same pair twice, and a chain of pairs. */
const kinds = [
  [together('p0', 'p1')],
  [together('p0', 'p1'), together('p1', 'p0')],
  [together('p0', 'p1'), together('p1', 'p2')],
];

it('plans with pairs keep all rules, and no roster is better', () => {
  let compared = 0;
  let proved = 0;
  for (let seed = 0; compared < COMPARED; seed++) {
    const drawn = randomProblem(seed, { people: 3, from: 19, to: 21 });
    const pairs = kinds[seed % kinds.length]!;
    const problem: Problem = { ...drawn, fixed: [], rules: { ...drawn.rules, pairs } };
    const optimum = bruteForce(problem);
    if (!optimum) continue;
    compared++;
    const options = { seed: 1, clock: () => 0, timeLimitMs: 1e6, maxIterations: 20_000, solver };
    const { lawful, quality, proved: isProved } = plan(problem, options);
    const about = `problem ${seed}`;
    expect(lawful, about).toBe(true);
    expect(quality.penalty, about).toBeLessThanOrEqual(optimum.penalty + 1e-6);
    expect(quality.bound, about).toBeLessThanOrEqual(optimum.penalty + 1e-6);
    if (isProved) proved++;
  }
  expect(proved).toBeGreaterThan(0.9 * COMPARED);
});
