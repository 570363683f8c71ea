import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { expect, it } from 'vitest';
import { keepThreadsReady } from './ready-threads.ts';

/** The names of this process's threads with a lower priority than the main thread. */
const behind = (): string[] =>
  readdirSync('/proc/self/task')
    .filter((thread) => getPriority(Number(thread)) > getPriority())
    .map((thread) => readFileSync(`/proc/self/task/${thread}/comm`, 'utf8').trim());

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
