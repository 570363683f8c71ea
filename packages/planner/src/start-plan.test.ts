import { describe, expect, it } from 'vitest';
import type { Need, Person, Problem, Progress } from '@pamaina/engine';
import { crowding } from '@pamaina/engine/testing';
import type { Worker } from 'node:worker_threads';
import { createPlanner } from './create-planner.ts';
import { keepThreadsReady } from './ready-threads.ts';
import { startPlan } from './start-plan.ts';

const MIDNIGHT = 29_000_160;

/** A week of two shifts a day for six employees, with goals that no one's norm meets. */
function problemOf(people = 6): Problem {
  const days = Array.from({ length: 7 }, (_, d) => ({
    date: `2026-06-${String(d + 1).padStart(2, '0')}`,
    weekday: (d % 7) + 1,
    startsAt: MIDNIGHT + d * 1440,
    clockChange: null,
    holiday: false,
    closed: false,
  }));
  const need = (d: number, template: string, hour: number): Need => {
    const start = MIDNIGHT + d * 1440 + hour * 60;
    const date = days[d]?.date ?? '';
    return {
      date,
      template,
      role: 'cook',
      start,
      end: start + 480,
      breakMinutes: 0,
      count: 2,
      underWeight: null,
      overWeight: null,
    };
  };
  const person = (p: number): Person => ({
    id: `p${p}`,
    name: `P${p}`,
    roles: ['cook'],
    maxMinutesPerWeek: 2400,
    minShiftsPerWeek: 5,
    normMinutes: 2400 - p * 61,
    birthDate: null,
    blocks: [],
    hourlyRateCents: null,
    limits: {},
    wishes: [],
  });
  return {
    from: '2026-06-01',
    to: '2026-06-07',
    days,
    people: Array.from({ length: people }, (_, p) => person(p)),
    needs: days.flatMap((_, d) => [need(d, 'early', 6), need(d, 'late', 14)]),
    fixed: [],
    forbiddenSequences: [{ first: 'late', next: 'early' }],
    law: null,
    weights: { coverage: 100, minShifts: 40, fairHours: 2, fairWeekends: 20, stability: 0 },
  };
}

describe('startPlan', () => {
  it('plans in worker threads within the time and reports its progress', async () => {
    const told: Progress[] = [];
    const request = { seed: 1, threads: 2, onProgress: (progress: Progress) => told.push(progress) };
    const timed = async (seconds: number) => {
      const started = performance.now();
      const plan = await startPlan(problemOf(), { ...request, seconds }).result;
      return { plan, took: (performance.now() - started) / 1000 };
    };
    const short = await timed(0.1);
    const seconds = 1.5 * crowding();
    const { plan, took } = await timed(seconds);
    // The time that threads take to start and end depends on the machine, and is independent of the planning time.
    expect(took - seconds).toBeLessThan(Math.max(0.5, 2 * short.took) * crowding());
    expect(plan.quality.hardViolations).toBe(0);
    expect(plan.quality.filled).toBeGreaterThan(20);
    expect(told.length).toBeGreaterThan(1);
  });

  it('gives the same plan for the same seed, threads and work', async () => {
    const request = { seconds: 600, seed: 5, threads: 2, maxIterations: 30_000 };
    const first = await startPlan(problemOf(), request).result;
    expect(await startPlan(problemOf(), request).result).toEqual(first);
    expect(first.proved).toBe(true);
  });

  it('stops with the best so far', async () => {
    const { result, stop } = startPlan(problemOf(), { seconds: 600, seed: 1, threads: 2, onProgress: () => stop() });
    const plan = await result;
    expect(plan.quality.filled).toBeGreaterThan(0);
  });

  it('ends early when a plan is proved optimal', async () => {
    const started = performance.now();
    const { proved } = await startPlan(problemOf(0), { seconds: 600, seed: 1, threads: 2 }).result;
    expect(proved).toBe(true);
    expect(performance.now() - started).toBeLessThan(20_000 * crowding());
  });

  it.each([
    ['seconds', { seconds: NaN, threads: 2 }],
    ['seconds', { seconds: Infinity, threads: 2 }],
    ['threads', { seconds: 1, threads: NaN }],
  ])('refuses %s that are no number', (name, request) => {
    expect(() => startPlan(problemOf(), { seed: 1, ...request })).toThrow(new RegExp(`^${name} must be a number`));
  });

  it('is rejected when a thread crashes', async () => {
    const people = [{ ...problemOf().people[0], blocks: null }];
    const broken: Problem = JSON.parse(JSON.stringify({ ...problemOf(), people }));
    await expect(startPlan(broken, { seconds: 5, seed: 1, threads: 2 }).result).rejects.toThrow(TypeError);
  });
});

describe('threads that wait for their order', () => {
  it('plan the same as new ones, report progress meanwhile, and new ones wait afterwards', async () => {
    const request = { seconds: 600, seed: 5, threads: 2, maxIterations: 30_000 };
    const fresh = await startPlan(problemOf(), request).result;
    try {
      await keepThreadsReady(2);
      for (let time = 0; time < 2; time++) {
        let told = 0;
        const first = Promise.withResolvers<void>();
        const { result } = startPlan(problemOf(), { ...request, onProgress: () => (told++, first.resolve()) });
        const before = await Promise.race([first.promise.then(() => 'progress'), result.then(() => 'plan')]);
        expect(before).toBe('progress');
        expect(await result).toEqual(fresh);
        expect(told).toBeGreaterThan(1);
      }
    } finally {
      await keepThreadsReady(0);
    }
  });

  it('are not used by twos for what one has proved at once', { timeout: 60_000 * crowding() }, async () => {
    let orders = 0;
    const listen = (worker: Worker): void => {
      const post = worker.postMessage.bind(worker);
      worker.postMessage = (...message) => {
        orders += 1;
        post(...message);
      };
    };
    try {
      process.on('worker', listen);
      await keepThreadsReady(2);
      const { needs, ...rest } = problemOf(1);
      const small = { ...rest, needs: needs.slice(0, 1) };
      // On a busy machine it can take longer than a moment, but not always.
      for (const until = performance.now() + 30_000 * crowding(); performance.now() < until;) {
        const before = orders;
        const { proved } = await startPlan(small, { seconds: 5, seed: 1, threads: 2 }).result;
        expect(proved).toBe(true);
        if (orders === before + 1) return;
        expect(orders).toBe(before + 2);
      }
      expect.fail('each time a second thread had an order');
    } finally {
      process.off('worker', listen);
      await keepThreadsReady(0);
    }
  });

  it('are rejected when they crash, and the next plan gets others', async () => {
    try {
      await keepThreadsReady(1);
      const people = [{ ...problemOf().people[0], blocks: null }];
      const broken: Problem = JSON.parse(JSON.stringify({ ...problemOf(), people }));
      await expect(startPlan(broken, { seconds: 5, seed: 1, threads: 1 }).result).rejects.toThrow(TypeError);
      const { quality } = await startPlan(problemOf(), { seconds: 600, seed: 1, threads: 1, maxIterations: 2000 })
        .result;
      expect(quality.hardViolations).toBe(0);
    } finally {
      await keepThreadsReady(0);
    }
  });
});

describe('createPlanner', () => {
  it('runs jobs one after another where threads are few, in the order of the calls', async () => {
    const planner = createPlanner(1);
    const ended: string[] = [];
    const job = (name: string) =>
      planner
        .start(problemOf(), { seconds: 600, seed: 1, threads: 4, maxIterations: 2000 })
        .result.then(() => ended.push(name));
    await Promise.all([job('first'), job('second'), job('third')]);
    expect(ended).toEqual(['first', 'second', 'third']);
  });

  it('goes on after a job that crashed, and answers a job that is stopped while it waits', async () => {
    const planner = createPlanner(1);
    const broken: Problem = JSON.parse(
      JSON.stringify({ ...problemOf(), people: [{ ...problemOf().people[0], roles: null }] }),
    );
    const crash = planner.start(broken, { seconds: 5, seed: 1, threads: 1 }).result;
    const waiting = planner.start(problemOf(), { seconds: 600, seed: 1, threads: 1 });
    waiting.stop();
    await expect(crash).rejects.toThrow(TypeError);
    expect((await waiting.result).quality.hardViolations).toBe(0);
  });
});
