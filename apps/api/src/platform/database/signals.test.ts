import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { connectDatabase, type Database } from './database.ts';

let testDatabase: TestDatabase;
let one: Database;
let other: Database;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  const log = pino({ level: 'silent' });
  [one, other] = [connectDatabase(testDatabase.appUrl, log), connectDatabase(testDatabase.appUrl, log)];
});
afterAll(async () => {
  await Promise.all([one.close(), other.close()]);
  await testDatabase.drop();
});

const tell = (text: string) => one.pool.query("select pg_notify('notified', $1)", [text]);

test('a process receives events of another, and after a cut connection knows that some may be missing', async () => {
  const heard: string[] = [];
  const stop = other.signals.on('notified', (payload) => heard.push(payload));
  // The empty one signals that it is listening.
  await eventually(() => expect(heard).toEqual(['']));
  await tell('a');
  await eventually(() => expect(heard).toEqual(['', 'a']));
  await one.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen %'`);
  await eventually(() => expect(heard).toEqual(['', 'a', '']));
  await tell('b');
  await eventually(() => expect(heard.at(-1)).toBe('b'));
  stop();
  await tell('c');
  const after: string[] = [];
  const stopAfter = other.signals.on('notified', (payload) => after.push(payload));
  await tell('d');
  await eventually(() => expect(after.at(-1)).toBe('d'));
  expect(heard.at(-1)).toBe('b');
  stopAfter();
});
