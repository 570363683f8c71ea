import { setTimeout as delay } from 'node:timers/promises';
import pino from 'pino';
import { afterEach, expect, test, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { currentDate, currentInstant, currentTime, followDatabaseClock, machineAheadMs } from './clock.ts';

const HOUR = 3_600_000;
const real = Date.now;
let clock: { stop(): Promise<void> } | undefined;
afterEach(async () => {
  vi.restoreAllMocks();
  await clock?.stop();
  clock = undefined;
});

/** A database whose clock is ahead of this machine's by so many milliseconds. */
function databaseAhead(milliseconds: number) {
  const warnings: unknown[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => warnings.push(JSON.parse(line)) });
  const query = vi.fn<(text: string) => Promise<{ rows: { now_ms: number }[] }>>(() =>
    Promise.resolve({ rows: [{ now_ms: real() + milliseconds }] }),
  );
  const pool = { connect: () => Promise.resolve({ query, release: () => undefined }) };
  return { pool, query, log, warnings };
}
const near = (time: number) => Math.abs(currentTime() - time) < 1_000;

test('without a database to follow it is the clock of this machine', () => {
  expect(near(real())).toBe(true);
  expect(machineAheadMs()).toBe(0);
});

test('the time is the database’s, and a machine that is wrong is told of once', async () => {
  const { pool, query, log, warnings } = databaseAhead(-26 * HOUR);
  clock = await followDatabaseClock(pool, log);
  expect(near(real() - 26 * HOUR)).toBe(true);
  expect(Math.round(machineAheadMs() / HOUR)).toBe(26);
  expect(Math.abs(Date.parse(currentInstant()) - currentTime())).toBeLessThan(1_000);
  const today = Temporal.Instant.fromEpochMilliseconds(currentTime()).toZonedDateTimeISO('Europe/Vilnius');
  expect(currentDate('Europe/Vilnius').equals(today.toPlainDate())).toBe(true);
  await eventually(() => expect(query.mock.calls.length).toBeGreaterThan(1));
  expect(warnings).toMatchObject([{ ahead_seconds: 26 * 3600 }]);
});

test('a few seconds are no fault', async () => {
  const { pool, log, warnings } = databaseAhead(3_000);
  clock = await followDatabaseClock(pool, log);
  expect([near(real() + 3_000), machineAheadMs(), warnings]).toEqual([true, 0, []]);
});

test('somebody sets the clock of the machine: the time goes on, and the database is asked at once', async () => {
  const { pool, query, log } = databaseAhead(0);
  clock = await followDatabaseClock(pool, log);
  await eventually(() => expect(query.mock.calls.length).toBeGreaterThan(1));
  await delay(10);
  const asked = query.mock.calls.length;
  vi.spyOn(Date, 'now').mockImplementation(() => real() + 26 * HOUR);
  expect(near(real())).toBe(true);
  await eventually(() => expect(query.mock.calls.length).toBe(asked + 1));
  expect(near(real())).toBe(true);
  expect(Math.round(machineAheadMs() / HOUR)).toBe(26);
});

test('a database that cannot be asked leaves the time as it goes', async () => {
  const { pool, query, log } = databaseAhead(2 * HOUR);
  clock = await followDatabaseClock(pool, log);
  query.mockImplementation(() => Promise.reject(new Error('gone')));
  vi.spyOn(Date, 'now').mockImplementation(() => real() - HOUR);
  for (let look = 0; look < 50; look += 1) expect(near(real() + 2 * HOUR)).toBe(true);
  await delay(50);
  // Once at its start, and once for the jump.
  expect(query.mock.calls.length).toBeLessThanOrEqual(3);
});
