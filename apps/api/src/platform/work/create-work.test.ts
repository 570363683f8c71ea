import { afterAll, expect, test } from 'vitest';
import { breaks, counts, dies, spin, writesHours } from '../../testing/slow-tasks.ts';
import { withHoursFormat } from '../text/format-of.ts';
import { createWork, WorkStopped } from './create-work.ts';
import { taskOf } from './task.ts';
import { NoTurn } from '../ground/turns.ts';

const module = new URL('../../testing/slow-tasks.ts', import.meta.url).href;
const spinning = taskOf(spin, module);
const counting = taskOf(counts, module);
const work = createWork(2);
const alone = (name: string) => ({ share: name, caller: name });
afterAll(() => work.close());

test('a task runs beside the thread that asks, and one that breaks says so and harms no other', async () => {
  let turns = 0;
  const clock = setInterval(() => (turns += 1), 10);
  await expect(work.run(alone('one'), spinning, [400])).resolves.toBe('done');
  clearInterval(clock);
  expect(turns).toBeGreaterThan(10);
  await expect(work.run(alone('one'), taskOf(breaks, module), [])).rejects.toThrow(/TypeError: It is broken/);
  await expect(work.run(alone('one'), taskOf(dies, module), [])).rejects.toThrow(/ended with code 3/);
  await expect(work.run(alone('one'), spinning, [1])).resolves.toBe('done');
});

test('a thread writes hours as the person who asked reads them', async () => {
  const asked = withHoursFormat('minutes', () => work.run(alone('one'), taskOf(writesHours, module), [7.5]));
  expect([await asked, await work.run(alone('one'), taskOf(writesHours, module), [7.5])]).toEqual(['7:30', '7.5']);
});

test('one asker leaves a thread to the others, waits for its turn, and is refused beyond that', async () => {
  // Both threads have loaded.
  await Promise.all(['one', 'other'].map((asker) => work.run(alone(asker), spinning, [50])));
  const order: string[] = [];
  const ask = (asker: string, milliseconds: number) =>
    work.run(alone(asker), spinning, [milliseconds]).then(
      () => order.push(asker),
      (error: unknown) => error,
    );
  const flood = Array.from({ length: 20 }, () => ask('flood', 300));
  await ask('other', 1);
  expect(order.length).toBeLessThan(5);
  const refused = (await Promise.all(flood)).filter((reply) => reply instanceof NoTurn);
  expect(refused).toHaveLength(15);
});

test('parts are sent as they are found; a disconnect stops the search between two of them', async () => {
  const parts: number[] = [];
  const options = { isLong: true, onPart: (part: number) => parts.push(part) };
  await expect(work.run(alone('one'), counting, [3, 1], options)).resolves.toBe('counted');
  expect(parts).toEqual([1, 2, 3]);
  const hungUp = new AbortController();
  const endless = work.run(alone('one'), counting, [1e9, 5], {
    isLong: true,
    signal: hungUp.signal,
    onPart: (part) => part === 2 && hungUp.abort(),
  });
  await expect(endless).rejects.toThrow(WorkStopped);
});

test('what does not look up is stopped with its thread, and the next one gets another', async () => {
  const started = performance.now();
  await expect(work.run(alone('one'), spinning, [60_000], { signal: AbortSignal.timeout(100) })).rejects.toThrow(
    WorkStopped,
  );
  expect(performance.now() - started).toBeLessThan(10_000);
  await expect(work.run(alone('one'), spinning, [1])).resolves.toBe('done');
});

test('what is not done when it closes is rejected', async () => {
  const closing = createWork(2);
  const pending = closing.run(alone('one'), spinning, [60_000]).catch((error: Error) => error.message);
  await new Promise((resolve) => setImmediate(resolve));
  await closing.close();
  expect(await pending).toMatch(/threads were closed/);
});
