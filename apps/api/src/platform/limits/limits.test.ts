import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { tidyLimits } from '../database/sweep.ts';
import { createLimits, type Limits } from './limits.ts';
import { ProblemError } from '../ground/problem-error.ts';

/** Two processes on one database, whose clocks agree. */
let api: TestApp;
let now = Date.parse('2031-03-01T10:00Z');
let one: Limits;
let other: Limits;
beforeAll(async () => {
  api = await createTestApp();
  [one, other] = [createLimits(api.deps.database.apart, () => now), createLimits(api.deps.database.apart, () => now)];
});
afterAll(() => api.close());

/** The seconds to wait, or null when it was taken. */
async function waitOf(work: Promise<unknown>): Promise<number | null> {
  try {
    await work;
    return null;
  } catch (error) {
    if (error instanceof ProblemError) return error.details.retryAfterSeconds ?? 0;
    throw error;
  }
}
const passed = (waits: (number | null)[]) => waits.filter((wait) => wait === null).length;

test('however many processes are asked at once, a limit is used up once', async () => {
  const asked = Array.from({ length: 40 }, (_, at) => waitOf((at % 2 ? one : other).take('door:a', 10, 60)));
  expect(passed(await Promise.all(asked))).toBe(10);
  expect(await other.seen('door:a')).toEqual({ count: 10, seconds: 60 });
  now += 59_000;
  expect(await waitOf(other.take('door:a', 10, 60))).toBe(1);
  now += 1_000;
  expect(await waitOf(other.take('door:a', 10, 60))).toBeNull();
});

test('taking more than are left uses up the rest; nothing taken only asks', async () => {
  await one.take('door:b', 5, 60, 3);
  expect(await waitOf(one.take('door:b', 5, 60, 0))).toBeNull();
  expect(await waitOf(other.take('door:b', 5, 60, 3))).toBe(60);
  expect(await waitOf(one.take('door:b', 5, 60, 0))).toBe(60);
});

test('after the free ones each waits twice as long; one that comes too early is not counted', async () => {
  const pace = { free: 2, firstSeconds: 60, longestSeconds: 200, keptSeconds: 3600 };
  const step = (limits: Limits) => waitOf(limits.step('pin:a', pace));
  expect([await step(one), await step(other), await step(one), await step(other)]).toEqual([null, null, 60, 60]);
  now += 60_000;
  expect([await step(other), await step(one)]).toEqual([null, 120]);
  now += 120_000;
  expect([await step(one), await step(one)]).toEqual([null, 200]);
  await other.refund('pin:a');
  expect(await step(one)).toBeNull();
  await other.forget('pin:a');
  expect([await step(one), await step(one)]).toEqual([null, null]);
});

test('several are taken together or not at all, and what was refused leaves nothing', async () => {
  const keys = (below: number) => ['net:a', 'net:b', 'net:c'].map((key) => ({ key, below, seconds: 900 }));
  await one.take('net:b', 9, 900, 2);
  expect(await other.takeAll(keys(2), 9)).toMatchObject({
    isTaken: false,
    seen: [{ count: 0 }, { count: 2 }, { count: 0 }],
  });
  const { rows } = await api.deps.database.pool.query("select key from limit_window where key like 'net:%'");
  expect(rows).toEqual([{ key: 'net:b' }]);
  const all = await Promise.all(Array.from({ length: 20 }, (_, at) => (at % 2 ? one : other).takeAll(keys(7), 9)));
  expect(all.filter(({ isTaken }) => isTaken)).toHaveLength(5);
  expect(await Promise.all(['net:a', 'net:b'].map((key) => one.seen(key)))).toMatchObject([{ count: 5 }, { count: 7 }]);
  await one.refund('net:a', 'net:b', 'net:c');
  expect(await other.seen('net:b')).toMatchObject({ count: 6 });
  // The others are not looked at.
  expect((await one.takeAll(keys(7), 4)).seen).toHaveLength(1);
});

test('what is spent in advance is exact in all and costs few statements', async () => {
  let statements = 0;
  const pool = {
    query: (...asked: unknown[]) => {
      statements += 1;
      return api.deps.database.apart.query(...(asked as [string, unknown[]]));
    },
  } as unknown as Parameters<typeof createLimits>[0];
  const counted = createLimits(pool, () => now);
  const calls = Array.from({ length: 100 }, () => waitOf(counted.spend('api:a', 200, 60)));
  expect(passed(await Promise.all(calls))).toBe(100);
  expect(statements).toBe(10);
  const rest = Array.from({ length: 300 }, (_, at) => waitOf((at % 2 ? counted : other).spend('api:a', 200, 60)));
  expect(passed(await Promise.all(rest))).toBe(100);
  const before = statements;
  expect(await waitOf(counted.spend('api:a', 200, 60))).toBe(60);
  expect(statements).toBe(before);
  now += 60_000;
  expect(await waitOf(counted.spend('api:a', 200, 60))).toBeNull();
});

test('it counts although the transaction around it rolls back, and waits for no connection of a transaction', async () => {
  const { database } = api.deps;
  const waiting = Array.from({ length: 30 }, () =>
    database.outside(async () => {
      await one.take('door:rolled-back', 1000, 60);
      throw new Error('rolled back');
    }),
  );
  const ends = await Promise.allSettled(waiting);
  expect(new Set(ends.map((end) => (end.status === 'rejected' ? String(end.reason) : '')))).toEqual(
    new Set(['Error: rolled back']),
  );
  expect((await one.seen('door:rolled-back')).count).toBe(30);
});

test('keys of any length and with any sign are counted', async () => {
  for (const key of [`door:${'ž'.repeat(5_000)}`, 'door:\u0000', 'door:\ud800', `door:${'x'.repeat(9_000)}`]) {
    await one.take(key, 1, 60);
    expect(await waitOf(other.take(key, 1, 60))).toBe(60);
  }
});

test('what has expired is deleted', async () => {
  const { database } = api.deps;
  const count = async () => (await database.pool.query('select from limit_window')).rows.length;
  await createLimits(database.apart, () => Date.now() - 120_000).take('door:old', 1, 60);
  const before = await count();
  await tidyLimits(database);
  expect(await count()).toBe(before - 1);
});

test('without the database nobody guesses uncounted', async () => {
  const gone = createLimits({ query: () => Promise.reject(new Error('Connection terminated')) } as never, () => now);
  const asked = [
    gone.take('door:a', 1, 60),
    gone.step('pin:a', { free: 1, firstSeconds: 1, longestSeconds: 1, keptSeconds: 1 }),
    gone.spend('api:a', 1, 60),
    gone.takeAll([{ key: 'net:a', below: 1, seconds: 60 }], 1),
  ];
  expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
});
