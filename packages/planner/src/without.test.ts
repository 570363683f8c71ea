import { operatorNames, plan, readBenchmark, type LinearSolver, type OperatorName } from '@pamaina/engine';
import { benchmarkInstance } from '@pamaina/engine/testing';
import { beforeAll, expect, it } from 'vitest';
import { highsSolver } from './highs-solver.ts';

let solver: LinearSolver;
beforeAll(async () => {
  solver = await highsSolver();
});

// So large that windows and single rosters are used, and of single days only.
const problem = readBenchmark(benchmarkInstance({ days: 42, people: 75, shifts: 3, seed: 1 }));

it.each(operatorNames)('plans lawfully without %s', (name) => {
  const options = { seed: 1, clock: () => 0, timeLimitMs: 60_000, maxIterations: 400_000, solver };
  expect(plan(problem, { ...options, without: [name] }).lawful).toBe(true);
});

it('anneals nothing without annealing, however much work is allowed', () => {
  const planWith = (maxIterations: number, ...without: OperatorName[]) =>
    plan(problem, { seed: 1, clock: () => 0, timeLimitMs: 60_000, maxIterations, without });
  const constructed = planWith(100_000, 'anneal');
  expect(planWith(400_000, 'anneal').shifts).toEqual(constructed.shifts);
  expect(planWith(400_000).quality.penalty).toBeLessThan(constructed.quality.penalty);
});
