import { parentPort } from 'node:worker_threads';
import { lowerPriority } from '@pamaina/planner';
import { withHoursFormat } from '../text/format-of.ts';
import { STOPPED, type Order, type Said } from './work-messages.ts';

// The main thread has priority.
lowerPriority('waitedFor');

const say = (said: Said): void => parentPort?.postMessage(said);

parentPort?.on('message', (order: Order) => {
  withHoursFormat(order.hoursFormat, () => work(order)).catch((error: unknown) =>
    say({ kind: 'failed', error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});

async function work({ module, name, values, flag }: Order): Promise<void> {
  const functions = (await import(module)) as Record<string, (...values: readonly unknown[]) => unknown>;
  const given = await functions[name]?.(...values);
  if (!isGenerator(given)) return say({ kind: 'done', result: given });
  for (;;) {
    const step = given.next();
    if (step.done) return say({ kind: 'done', result: step.value });
    if (Atomics.load(flag, 0) === STOPPED) return say({ kind: 'done', result: undefined });
    say({ kind: 'part', part: step.value });
  }
}

const isGenerator = (value: unknown): value is Generator<unknown, unknown, undefined> =>
  typeof value === 'object' && value !== null && 'next' in value && Symbol.iterator in value;
