import { expect, test, vi } from 'vitest';
import { createTurns, dearTurns, NoTurn } from './turns.ts';

const limits = { each: 2, total: 3, waiting: 2, waitMs: 60_000 };
const alone = (name: string) => ({ share: name, caller: name });
/** Lets everything that can continue do so. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

test('one asker has two at once, and the next goes to the one with least running, then the first that came', async () => {
  const turns = createTurns(limits);
  const order: string[] = [];
  const enter = async (asker: string, name: string) => {
    const leave = await turns.enter(alone(asker));
    order.push(name);
    return leave;
  };
  const flood = [1, 2, 3, 4].map((index) => enter('flood', `flood ${index}`));
  const other = [enter('other', 'other 1'), enter('other', 'other 2')];
  await settle();
  expect(order).toEqual(['flood 1', 'flood 2', 'other 1']);
  (await flood[0]!)();
  await settle();
  // Each has one running now: the flood's third came before the other's second.
  expect(order).toEqual(['flood 1', 'flood 2', 'other 1', 'flood 3']);
  (await other[0]!)();
  await settle();
  expect(order.at(-1)).toBe('other 2');
  // A caller that still waits at the end gives up during another test.
  for (const entered of flood.slice(1)) (await entered)();
  expect(order.at(-1)).toBe('flood 4');
});

test('who has as many waiting as may wait is refused, others are not; a place given back twice is one place', async () => {
  const turns = createTurns(limits);
  const [first, second] = await Promise.all([turns.enter(alone('flood')), turns.enter(alone('flood'))]);
  const waiting = [turns.enter(alone('flood')), turns.enter(alone('flood'))];
  await expect(turns.enter(alone('flood'))).rejects.toThrow(NoTurn);
  await turns.enter(alone('other'));
  first();
  first();
  await waiting[0];
  let isIn = false;
  void waiting[1]?.then(() => (isIn = true));
  await settle();
  expect(isIn).toBe(false);
  second();
  await waiting[1];
});

test('a caller that disconnects, or waits too long, leaves the queue', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const turns = createTurns({ ...limits, each: 1 });
  const leave = await turns.enter(alone('one'));
  const hungUp = new AbortController();
  const gone = turns.enter(alone('one'), hungUp.signal);
  const late = turns.enter(alone('one'));
  hungUp.abort();
  await expect(gone).rejects.toThrow(NoTurn);
  vi.advanceTimersByTime(60_001);
  await expect(late).rejects.toThrow(NoTurn);
  await expect(turns.enter(alone('one'), AbortSignal.abort())).rejects.toThrow(NoTurn);
  leave();
  await expect(turns.enter(alone('one'))).resolves.toBeTypeOf('function');
  vi.useRealTimers();
});

test('an account has at most two expensive questions at once, one where threads are few', () => {
  expect([2, 3, 4, 64].map((threads) => dearTurns(10, threads).each)).toEqual([1, 2, 2, 2]);
  expect([2, 10, 40].map((connections) => dearTurns(connections, 4).total)).toEqual([2, 6, 24]);
});

test('callers of one share count as one against others, and take turns among themselves', async () => {
  const turns = createTurns({ ...limits, each: 1, total: 2 });
  const order: string[] = [];
  const enter = async (caller: string, share = 'demo') => {
    const leave = await turns.enter({ share, caller });
    order.push(caller);
    return leave;
  };
  const copies = ['one', 'one', 'one', 'two', 'three'].map((caller) => enter(caller));
  const other = enter('other', 'paying');
  await settle();
  // As many of one caller wait as may; others of its share are still admitted.
  await expect(enter('one')).rejects.toThrow(NoTurn);
  expect(order).toEqual(['one', 'other']);
  (await other)();
  await settle();
  expect(order).toEqual(['one', 'other']);
  for (const place of [0, 3, 4, 1, 2]) {
    (await copies[place]!)();
    await settle();
  }
  expect(order).toEqual(['one', 'other', 'two', 'three', 'one', 'one']);
});
