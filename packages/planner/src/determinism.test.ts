import { Worker } from 'node:worker_threads';
import { readBenchmark, type Plan, type Problem } from '@pamaina/engine';
import { benchmarkInstance, businessMonth, crowding, sampleAbsences, samples } from '@pamaina/engine/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { startPlan } from './start-plan.ts';

const { cafe, restaurant } = samples;
const cafeMonth = businessMonth(cafe.business, '2026-07', sampleAbsences(cafe, '2026-07', 2));
const instance = readBenchmark(benchmarkInstance({ days: 14, people: 10, shifts: 3, seed: 1 }));

const busy: Worker[] = [];
afterEach(async () => {
  await Promise.all(busy.splice(0).map((worker) => worker.terminate()));
});

/** Threads that use all available CPU time. */
function load(threads: number): void {
  for (let i = 0; i < threads; i++) busy.push(new Worker('for (;;);', { eval: true }));
}

const planned = (problem: Problem, threads: number): Promise<Plan> =>
  startPlan(problem, { seconds: 600, seed: 7, threads, maxIterations: 40_000 }).result;

describe('the same seed and work', () => {
  it.each([
    { name: 'a month of a café', problem: cafeMonth, threads: 1 },
    { name: 'a month of a café', problem: cafeMonth, threads: 2 },
    { name: 'an instance of the benchmark', problem: instance, threads: 1 },
    { name: 'an instance of the benchmark', problem: instance, threads: 2 },
  ])('plan $name alike on a quiet and on a busy machine, threads: $threads', async ({ problem, threads }) => {
    const first = await planned(problem, threads);
    expect(first.iterations).toBeGreaterThan(0);
    load(2);
    expect(await planned(problem, threads)).toEqual(first);
  });
});

describe('stopping', () => {
  it('ends a big search at once', async () => {
    const month = businessMonth(restaurant.business, '2026-05', sampleAbsences(restaurant, '2026-05', 1));
    let stoppedAt = Infinity;
    const { result, stop } = startPlan(month, {
      seconds: 120,
      seed: 1,
      threads: 2,
      onProgress: ({ milliseconds }) => {
        if (milliseconds < 1500 || stoppedAt < Infinity) return;
        stoppedAt = performance.now();
        stop();
      },
    });
    const { quality } = await result;
    expect(quality.hardViolations).toBe(0);
    // Explaining and measuring the plan take time too, and the machine may be busy.
    expect(performance.now() - stoppedAt).toBeLessThan(1500 * crowding());
  });
});
