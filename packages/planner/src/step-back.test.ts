import { readdirSync } from 'node:fs';
import { getPriority } from 'node:os';
import { expect, it } from 'vitest';
import { keepThreadsReady } from './ready-threads.ts';

/** How many threads of this process stand behind this one. */
const behind = (): number =>
  readdirSync('/proc/self/task').filter((thread) => getPriority(Number(thread)) > getPriority()).length;

it.runIf(process.platform === 'linux')('threads that wait to plan stand behind the one that answers', async () => {
  const [before, own] = [behind(), getPriority()];
  try {
    await keepThreadsReady(1);
    expect(behind()).toBeGreaterThan(before);
    expect(getPriority()).toBe(own);
  } finally {
    await keepThreadsReady(0);
  }
});
