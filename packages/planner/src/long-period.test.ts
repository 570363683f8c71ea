import { plan, readBenchmark, type LinearSolver } from '@pamaina/engine';
import { benchmarkInstance, businessMonth, cpuClock, samples } from '@pamaina/engine/testing';
import { beforeAll, expect, it } from 'vitest';
import { highsSolver } from './highs-solver.ts';

let solver: LinearSolver;
beforeAll(async () => {
  solver = await highsSolver();
});

it('plans a period that is too long for its linear program by drawing weeks of rows, always alike', () => {
  const problem = readBenchmark(benchmarkInstance({ days: 182, people: 30, shifts: 4, seed: 1 }));
  const work = { seed: 1, clock: () => 0, timeLimitMs: 5_000, maxIterations: 400_000 };
  const drawn = plan(problem, { ...work, solver });
  expect(drawn.lawful).toBe(true);
  expect(plan(problem, { ...work, solver })).toEqual(drawn);
  // As many moves without them, and of annealing alone.
  for (const other of [plan(problem, { ...work, solver, without: ['windows'] }), plan(problem, work)])
    expect(other.lawful && other.quality.penalty <= drawn.quality.penalty).toBe(false);
}, 240_000);

it('draws no weeks of rows where goals judge whole rows', () => {
  const problem = businessMonth(samples.restaurant.business, '2026-05', {}, 3);
  // Too short for the linear program of three months of 35 employees.
  const work = { seed: 1, clock: () => 0, timeLimitMs: 1_500, maxIterations: 400_000 };
  const planned = plan(problem, { ...work, solver });
  expect(plan(problem, { ...work, solver, without: ['windows'] })).toEqual(planned);
  const annealed = plan(problem, work);
  expect(planned.lawful && annealed.lawful).toBe(true);
  expect(planned.quality.penalty).toBeLessThanOrEqual(annealed.quality.penalty);
}, 240_000);

it('is lawful soon where no lawful rows can be drawn, because limits of single shifts are tight', () => {
  const problem = readBenchmark(benchmarkInstance({ days: 84, people: 36, shifts: 4, seed: 1, share: 1.1 }));
  // Too short for the linear program, and enough for single rosters.
  const work = { seed: 1, clock: () => 0, timeLimitMs: 1_200, maxIterations: 1_000_000, solver };
  expect(plan(problem, work).lawful).toBe(true);
}, 240_000);

it('is lawful soon in a year whose limits of single shifts are tight, and ends on time where none can be', () => {
  const year = (share: number) =>
    readBenchmark(benchmarkInstance({ days: 364, people: 16, shifts: 6, seed: 1, share }));
  // Too short for the linear program.
  const made = plan(year(1.1), { seed: 1, clock: () => 0, timeLimitMs: 10_000, maxIterations: 60_000, solver });
  expect(made.lawful).toBe(true);

  const started = cpuClock();
  const impossible = plan(year(0.5), { seed: 1, clock: cpuClock, timeLimitMs: 1_000, solver });
  expect(impossible.lawful).toBe(false);
  expect(cpuClock() - started).toBeLessThan(2_000);
}, 240_000);
