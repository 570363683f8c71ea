import { allEndpoints, type AnyEndpoint } from '@pamaina/contract';
import { crowding } from '@pamaina/engine/testing';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findRoutes } from '../../platform/http/find-routes.ts';
import { callEndpoint } from '../call-endpoint.ts';
import { eventually } from '../eventually.ts';
import { startDatabaseLine, type DatabaseLine } from '../fakes/database-line.ts';
import { createManager, createWorker, unique, type TestManager } from '../seeds/people.ts';
import { createTestApp, type Reply, type TestApp } from '../test-app.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';

/** `npm run harden -- faults` keeps the line silent for a minute. */
const SILENT_MS = process.env['DRAWS'] === 'all' ? 60_000 : 0;
const WITHIN_MS = 10_000;

let database: TestDatabase;
let line: DatabaseLine;
let api: TestApp;
let owner: pg.Client;
let manager: TestManager;
let worker: { id: string; token: string };
beforeAll(async () => {
  database = await createTestDatabase();
  line = await startDatabaseLine(database.appUrl);
  api = await createTestApp({ beside: { database: { ...database, appUrl: line.url } }, notifying: true });
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  manager = await createManager(api);
  worker = await createWorker(api, manager);
});
afterAll(async () => {
  await api.close();
  await line.close();
  await owner.end();
  await database.drop();
});

const announce = (key: string, title: string): Promise<Reply> =>
  api.call('POST', '/announcements', {
    token: manager.token,
    body: { title, text: 'On Monday' },
    headers: { 'idempotency-key': key },
  });

/** Calls all endpoints at once. @returns what was no word to try again later, and the slowest in milliseconds */
async function callAll(): Promise<{ unclear: string[]; told: number; slowest: number }> {
  const bound = new Set((await findRoutes()).map(({ endpoint }) => endpoint));
  const tokenFor = ({ role }: AnyEndpoint) =>
    role === 'public' ? undefined : role === 'employee' ? worker.token : manager.token;
  const unclear: string[] = [];
  let [told, slowest] = [0, 0];
  const call = async (endpoint: AnyEndpoint) => {
    const began = performance.now();
    const { status, json, headers, text } = await callEndpoint(api, endpoint, { token: tokenFor(endpoint) });
    slowest = Math.max(slowest, performance.now() - began);
    if (status === 503 && Number(headers['retry-after']) > 0) told += 1;
    else if (status >= 500) unclear.push(`${endpoint.method} ${endpoint.path}: ${status} ${json?.code} ${text}`);
  };
  await Promise.all(allEndpoints.filter((one) => bound.has(one) && one.path !== '/token').map(call));
  return { unclear, told, slowest };
}

test('the line to the database says nothing: every call is told so in time, and all goes on when it speaks', async () => {
  const [title, key] = [unique('Midst'), unique('midst')];
  // A transaction that the server finishes, and of which the product hears nothing.
  await owner.query('begin; lock table announcement in share row exclusive mode');
  const midst = announce(key, title);
  const waits = "select from pg_locks where not granted and relation = 'announcement'::regclass";
  await eventually(async () => expect((await owner.query(waits)).rowCount).toBe(1));
  line.fallSilent();
  await owner.query('rollback');
  const since = performance.now();
  do {
    const { unclear, told, slowest } = await callAll();
    expect(unclear).toEqual([]);
    expect(told).toBeGreaterThan(200);
    expect(slowest).toBeLessThan(WITHIN_MS * crowding());
  } while (performance.now() - since < SILENT_MS);
  expect([(await midst).status, (await midst).headers['retry-after']]).toEqual([503, '5']);
  await line.restore();
  const spoke = performance.now();
  // Everybody at once: no connection of before is among those that serve them.
  const others = await Promise.all(Array.from({ length: 20 }, (_, at) => announce(unique('after'), `After ${at}`)));
  expect(others.map(({ status }) => status)).toEqual(Array(20).fill(201));
  await eventually(async () => expect((await announce(key, title)).status).toBe(201));
  expect(performance.now() - spoke).toBeLessThan(WITHIN_MS * crowding());
  const { json } = await api.call('GET', '/announcements', { token: manager.token });
  const titles = json.map((one: { title: string }) => one.title) as string[];
  expect([titles.length, titles.filter((one) => one === title).length]).toEqual([21, 1]);
  // The outbox goes on by itself.
  await eventually(async () => {
    const told = await api.call('GET', '/notifications', { token: worker.token });
    expect(told.json.items.map(({ text }: { text: string }) => text).join()).toContain('After 19');
  });
});
