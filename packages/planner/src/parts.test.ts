import type { LinearSolver } from '@pamaina/engine';
import { bruteForce, planByParts, randomProblem } from '@pamaina/engine/testing';
import { beforeAll, expect, it } from 'vitest';
import { highsSolver } from './highs-solver.ts';

const COMPARED = 150;

let solver: LinearSolver;
beforeAll(async () => {
  solver = await highsSolver();
});

it('all plans in parts: the bound of what is left is never above the best of all rosters, and mostly ends at it', () => {
  let compared = 0;
  let parts = 0;
  let proved = 0;
  for (let seed = 0; compared < COMPARED; seed++) {
    const problem = { ...randomProblem(seed, { people: 3, from: 19, to: 21 }), fixed: [] };
    const optimum = bruteForce(problem);
    const found = optimum && planByParts(problem, solver);
    if (!found || found.bounds.length === 0) continue;
    compared++;
    parts += found.bounds.length;
    const about = `problem ${seed}`;
    expect(Math.max(found.bound, ...found.bounds), about).toBeLessThanOrEqual(optimum.penalty + 1e-6);
    expect(found.penalty, about).toBeGreaterThanOrEqual(optimum.penalty - 1e-6);
    if (found.bound >= found.penalty - 1e-6) proved++;
  }
  console.log(`parts: ${parts} of ${COMPARED} problems, ${proved} proved`);
  expect(proved).toBeGreaterThan(0.9 * COMPARED);
});
