import { expect, test } from 'vitest';
import { onSharedLanes } from './shared-lanes.ts';

interface Key {
  project: string;
  webhook: string;
}

const key = (project: string, index: number): Key => ({ project, webhook: `${project} ${index}` });

/** Serves keys; those of a project called `slow` hang until they are let go. */
function served(waiting: Key[], { atOnce, ofShare }: { atOnce: number; ofShare: number }) {
  const order: string[] = [];
  const held: (() => void)[] = [];
  const end = new AbortController();
  const done = onSharedLanes<Key>({
    atOnce,
    ofShare,
    due: () => Promise.resolve([...waiting]),
    shareOf: ({ project }) => project,
    nameOf: ({ webhook }) => webhook,
    async work(one) {
      order.push(one.webhook);
      if (one.project.startsWith('slow')) await new Promise<void>((resolve) => held.push(resolve));
      waiting.splice(waiting.indexOf(one), 1);
    },
    end: end.signal,
  });
  const letGo = () => held.splice(0).forEach((go) => go());
  return { order, done, letGo };
}

test('receivers of one project that hang hold up no other project, and all are served in the end', async () => {
  const waiting = [...[1, 2, 3, 4, 5, 6].map((index) => key('slow', index)), key('other', 1), key('third', 1)];
  const { order, done, letGo } = served(waiting, { atOnce: 4, ofShare: 2 });
  await expect.poll(() => order.toSorted()).toEqual(['other 1', 'slow 1', 'slow 2', 'third 1']);
  // What becomes due while they hang is not held up either.
  waiting.push(key('late', 1));
  await expect.poll(() => order, { timeout: 5_000 }).toContain('late 1');
  const releasing = setInterval(letGo, 5);
  await done;
  clearInterval(releasing);
  expect(order).toHaveLength(9);
  expect(waiting).toEqual([]);
});

test('the project that was served longest ago is next', async () => {
  const waiting = [key('one', 1), key('one', 2), key('one', 3), key('two', 1), key('three', 1)];
  const { order, done } = served(waiting, { atOnce: 1, ofShare: 1 });
  await done;
  expect(order.slice(0, 3).toSorted()).toEqual(['one 1', 'three 1', 'two 1']);
  expect(order.slice(3)).toEqual(['one 2', 'one 3']);
});
