import type { Problem } from '@pamaina/engine';
import { randomMonth } from '@pamaina/engine/testing';
import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { expect, it } from 'vitest';
import { keepThreadsReady } from './ready-threads.ts';
import { startPlan } from './start-plan.ts';

/** This process's threads with a lower priority than the main thread, and their names. */
const threads = (): string[] =>
  readdirSync('/proc/self/task').filter((thread) => getPriority(Number(thread)) > getPriority());
const nameOf = (thread: string): string => readFileSync(`/proc/self/task/${thread}/comm`, 'utf8').trim();
const behind = (): string[] => threads().map(nameOf);
/** Those that wait for an order. */
const waiting = (): string[] => threads().filter((thread) => !nameOf(thread).includes('V8Worker'));

it.runIf(process.platform === 'linux')('a thread that waits to plan, and the compiler, stand behind', async () => {
  const own = getPriority();
  try {
    await keepThreadsReady(1);
    const names = behind();
    expect(names.filter((name) => name.includes('V8Worker')).length).toBeGreaterThan(0);
    expect(names.filter((name) => !name.includes('V8Worker'))).toHaveLength(1);
    expect(getPriority()).toBe(own);
  } finally {
    await keepThreadsReady(0);
  }
});

it.runIf(process.platform === 'linux')('a thread that answered soon waits for the next order', async () => {
  const day = '2026-06-01';
  const empty: Problem = { ...randomMonth(1), from: day, to: day, people: [], needs: [], fixed: [] };
  try {
    await keepThreadsReady(1);
    const before = waiting();
    for (let time = 0; time < 3; time++) {
      const { proved } = await startPlan(empty, { seconds: 60, seed: 1, threads: 1 }).result;
      expect(proved).toBe(true);
      expect(waiting()).toEqual(before);
    }
    // What gives way to others has a priority that is never raised again.
    await startPlan(empty, { seconds: 60, seed: 1, threads: 1, givesWay: true }).result;
    await keepThreadsReady(1);
    expect(waiting()).toHaveLength(1);
    expect(waiting()).not.toEqual(before);
  } finally {
    await keepThreadsReady(0);
  }
});
