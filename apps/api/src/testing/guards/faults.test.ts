import { allEndpoints, type AnyEndpoint } from '@pamaina/contract';
import { crowding } from '@pamaina/engine/testing';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { findRoutes } from '../../platform/http/find-routes.ts';
import { callEndpoint } from '../call-endpoint.ts';
import { eventually } from '../eventually.ts';
import { startDatabaseLine, type DatabaseLine } from '../fakes/database-line.ts';
import { createManager, createWorker, unique, type TestManager } from '../seeds/people.ts';
import { createTestApp, type Reply, type TestApp } from '../test-app.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';

/** `npm run harden -- faults` takes the database away for a minute. */
const AWAY_MS = process.env['DRAWS'] === 'all' ? 60_000 : 2_000;
const WITHIN_MS = 5_000;

let database: TestDatabase;
let line: DatabaseLine;
let api: TestApp;
let owner: pg.Client;
let manager: TestManager;
let worker: { id: string; token: string };
let endpoints: AnyEndpoint[];
beforeAll(async () => {
  database = await createTestDatabase();
  line = await startDatabaseLine(database.appUrl);
  api = await createTestApp({ beside: { database: { ...database, appUrl: line.url } }, notifying: true });
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  manager = await createManager(api);
  worker = await createWorker(api, manager);
  const bound = new Set((await findRoutes()).map(({ endpoint }) => endpoint));
  // Signing out is the last thing that the sessions of this test would do.
  endpoints = allEndpoints.filter((endpoint) => bound.has(endpoint) && endpoint.path !== '/token');
});
afterEach(() => line.restore());
afterAll(async () => {
  await api.close();
  await line.close();
  await owner.end();
  await database.drop();
});

const tokenFor = ({ role }: AnyEndpoint) =>
  role === 'public' ? undefined : role === 'employee' ? worker.token : manager.token;

/** Calls all endpoints, many at a time. @returns what is no clear word, and how many were told to try again */
async function callAll(): Promise<{ unclear: string[]; told: number; slowest: number }> {
  const [unclear, waiting] = [[] as string[], [...endpoints]];
  let [told, slowest] = [0, 0];
  const worker = async () => {
    for (let endpoint = waiting.pop(); endpoint; endpoint = waiting.pop()) {
      const began = performance.now();
      const { status, json, headers, text } = await callEndpoint(api, endpoint, { token: tokenFor(endpoint) });
      slowest = Math.max(slowest, performance.now() - began);
      if (status === 503 && Number(headers['retry-after']) > 0) told += 1;
      else if (status >= 500) unclear.push(`${endpoint.method} ${endpoint.path}: ${status} ${json?.code} ${text}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return { unclear, told, slowest };
}

const announce = (key: string, title: string): Promise<Reply> =>
  api.call('POST', '/announcements', {
    token: manager.token,
    body: { title, text: 'On Monday' },
    headers: { 'idempotency-key': key },
  });
const announced = async () => {
  const { json } = await api.call('GET', '/announcements', { token: manager.token });
  return json.map(({ title }: { title: string }) => title) as string[];
};

/** PostgreSQL's own answer when it cannot make a file longer, to every write. */
const FULL_DISK = `
  create function disk_is_full() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
  do $$ declare name text; begin
    for name in select quote_ident(relname) from pg_class
      where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace
    loop execute format('create trigger disk_is_full before insert or update or delete on %s
      for each statement execute function disk_is_full()', name); end loop;
  end $$`;

test('the disk of the database is full: reading goes on, writing is told to try again, and then succeeds once', async () => {
  await owner.query(FULL_DISK);
  try {
    const refused = await announce('while-full', 'Full');
    expect([refused.status, refused.json.code, refused.headers['retry-after']]).toEqual([503, 'unavailable', '5']);
    expect(await announced()).toEqual([]);
    const { unclear, told } = await callAll();
    expect(unclear).toEqual([]);
    expect(told).toBeGreaterThan(60);
  } finally {
    await owner.query('drop function disk_is_full() cascade');
  }
  expect((await announce('while-full', 'Full')).status).toBe(201);
  expect((await announce('while-full', 'Full')).status).toBe(201);
  expect(await announced()).toEqual(['Full']);
});

test('the database is away: every call is told so in time, nothing is lost, and all goes on when it is back', async () => {
  await announce('before', 'Before');
  await line.takeAway();
  const since = performance.now();
  let slowest = 0;
  do {
    const all = await callAll();
    expect(all.unclear).toEqual([]);
    expect(all.told).toBeGreaterThan(200);
    slowest = Math.max(slowest, all.slowest);
  } while (performance.now() - since < AWAY_MS);
  expect(slowest).toBeLessThan(WITHIN_MS * crowding());
  expect((await announce('away', 'While it was away')).status).toBe(503);
  await line.restore();
  expect((await announce('away', 'While it was away')).status).toBe(201);
  expect((await announced()).filter((title) => title !== 'Full').toSorted()).toEqual(['Before', 'While it was away']);
  // The outbox goes on by itself.
  await eventually(async () => {
    const { json } = await api.call('GET', '/notifications', { token: worker.token });
    expect(json.items.map(({ text }: { text: string }) => text).join()).toContain('While it was away');
  });
});

test('every connection is cut in the midst of calls: a refused call was not done, and its repetition is', async () => {
  const titles = Array.from({ length: 30 }, (_, index) => `Cut ${index} ${unique('x')}`);
  const calls = titles.map(async (title) => ({ title, reply: await announce(title.replaceAll(' ', '-'), title) }));
  await eventually(() => expect(line.open()).toBeGreaterThan(4));
  line.cut();
  for (const { title, reply } of await Promise.all(calls)) {
    expect([201, 503]).toContain(reply.status);
    const again = await eventually(async () => {
      const repeated = await announce(title.replaceAll(' ', '-'), title);
      expect(repeated.status).toBe(201);
      return repeated;
    });
    if (reply.status === 201) expect(again.text).toBe(reply.text);
  }
  const found = (await announced()).filter((title) => title.startsWith('Cut'));
  expect(found.toSorted()).toEqual(titles.toSorted());
});

test('the database goes away in the midst of a call: its key works again as soon as the database is back', async () => {
  const [title, key] = [unique('Midst'), unique('midst')];
  await owner.query('begin; lock table announcement in share row exclusive mode');
  const call = announce(key, title);
  const waits = "select from pg_locks where not granted and relation = 'announcement'::regclass";
  await eventually(async () => expect((await owner.query(waits)).rowCount).toBe(1));
  await line.takeAway();
  expect((await call).status).toBe(503);
  await owner.query('rollback');
  await line.restore();
  await eventually(async () => expect((await announce(key, title)).status).toBe(201));
  expect((await announced()).filter((one) => one === title)).toEqual([title]);
});
