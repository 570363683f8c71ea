import { plan, readBenchmark, type LinearSolver } from '@pamaina/engine';
import { benchmarkInstance, businessMonth, samples } from '@pamaina/engine/testing';
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

it('draws no weeks of rows where goals judge whole rows, because nearly all that it draws would be refused', async () => {
  const problem = businessMonth(samples.restaurant.business, '2026-05', {}, 3);
  // Too short for the linear program of three months of 35 employees.
  const work = { seed: 1, clock: () => 0, timeLimitMs: 1_500, maxIterations: 400_000 };
  const planned = plan(problem, { ...work, solver: await highsSolver() });
  const annealed = plan(problem, work);
  expect(planned.lawful && annealed.lawful).toBe(true);
  expect(planned.quality.penalty).toBeLessThanOrEqual(annealed.quality.penalty);
}, 240_000);
