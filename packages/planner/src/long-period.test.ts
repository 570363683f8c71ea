import { plan, readBenchmark, type LinearSolver } from '@pamaina/engine';
import { benchmarkInstance } from '@pamaina/engine/testing';
import { expect, it } from 'vitest';
import { highsSolver } from './highs-solver.ts';

it('plans a period that is too long for its linear program by drawing weeks of rows, always alike', async () => {
  const problem = readBenchmark(benchmarkInstance({ days: 182, people: 30, shifts: 4, seed: 1 }));
  const work = { seed: 1, clock: () => 0, timeLimitMs: 5_000, maxIterations: 400_000 };
  const planWith = (solver?: LinearSolver) => plan(problem, { ...work, ...(solver && { solver }) });
  const solver = await highsSolver();
  const drawn = planWith(solver);
  expect(drawn.lawful).toBe(true);
  expect(planWith(solver)).toEqual(drawn);
  // As many moves without them, which is all that annealing alone has.
  const annealed = planWith();
  expect(annealed.lawful && annealed.quality.penalty <= drawn.quality.penalty).toBe(false);
}, 240_000);
