import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { crowding } from '@pamaina/engine/testing';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { createManager } from '../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createReadiness } from './ready.ts';

let api: TestApp;
let owner: pg.Client;
let admin: pg.Client;
let name: string;
beforeAll(async () => {
  api = await createTestApp();
  owner = new pg.Client({ connectionString: api.database.ownerUrl });
  admin = new pg.Client({ connectionString: inject('testServer').superuserUrl });
  await Promise.all([owner.connect(), admin.connect()]);
  name = new URL(api.database.ownerUrl).pathname.slice(1);
});
afterAll(async () => {
  await Promise.all([owner.end(), admin.end()]);
  await api.close();
});

const ready = () => api.call('GET', '/ready');
const state = async () => (({ status, json }) => [status, json.parts])(await ready());
/** What was just asked is answered again for a moment. */
const patience = { timeout: 10_000 };
beforeEach(() =>
  eventually(async () => {
    if ((await ready()).status !== 200) throw new Error('not ready yet');
  }),
);

test('a database with other migrations than those of this version is named', async () => {
  await owner.query("insert into migration (name) values ('9999-tomorrow.sql')");
  await expect.poll(state, patience).toEqual([503, ['migrations']]);
  const { json, headers } = await ready();
  expect(json).toMatchObject({ code: 'not_ready', detail: 'The database has the tables of another version.' });
  expect(headers['retry-after']).toBe('5');
  await owner.query("delete from migration where name = '9999-tomorrow.sql'");
  await expect.poll(state, patience).toEqual([200, undefined]);
  const { rows } = await owner.query(
    'delete from migration where name = (select max(name) from migration) returning name',
  );
  await expect.poll(state, patience).toEqual([503, ['migrations']]);
  await owner.query('insert into migration (name) values ($1)', [rows[0].name]);
});

test('a database that only reads is not ready, and health does not ask it', async () => {
  const cut = () =>
    admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and usename = $2', [
      name,
      'pamaina_app',
    ]);
  await admin.query(`alter database ${name} set default_transaction_read_only = on`);
  await cut();
  await expect.poll(state, patience).toEqual([503, ['database']]);
  expect((await api.call('GET', '/health')).status).toBe(200);
  await admin.query(`alter database ${name} reset default_transaction_read_only`);
  await cut();
});

test('a job that nobody works off for ten minutes makes it unready, a long queue does not', async () => {
  const { projectId } = await createManager(api);
  await owner.query("select set_config('app.project_id', $1, false)", [projectId]);
  const job = (month: number, values: string) =>
    owner.query(
      `insert into generation (project_id, id, year, month, seconds, seed, state, created_at, lease_until)
       values ($1, $2, 2031, $3, 1, 1, ${values})`,
      [projectId, randomUUID(), month],
    );
  await job(1, "'queued', now() - interval '9 minutes', null");
  await expect.poll(state, patience).toEqual([200, undefined]);
  await job(2, "'queued', now() - interval '11 minutes', null");
  await expect.poll(state, patience).toEqual([503, ['queue']]);
  // Who only serves people can do that: no proxy takes it away from them.
  const { deps } = api;
  expect(await createReadiness({ ...deps, settings: { ...deps.settings, role: 'web' } })()).toEqual([]);
  await job(3, "'running', now(), now() + interval '1 minute'");
  await expect.poll(state, patience).toEqual([200, undefined]);
  await owner.query('delete from generation');
});

test('a data folder that is gone or full is named', async () => {
  await rm(api.deps.settings.dataDir, { recursive: true });
  await expect.poll(state, patience).toEqual([503, ['disk']]);
  await mkdir(api.deps.settings.dataDir);
});

test('a database that hangs is named within two seconds, and many questions take one connection', async () => {
  await owner.query('begin; lock table migration in access exclusive mode');
  await expect.poll(() => api.deps.database.pool.idleCount, patience).toBe(api.deps.database.pool.totalCount);
  // One that has not answered before, so that no answer is given again.
  const look = createReadiness(api.deps);
  const began = performance.now();
  const all = await Promise.all(Array.from({ length: 30 }, look));
  const took = performance.now() - began;
  expect(all).toEqual(all.map(() => ['database']));
  expect(took).toBeLessThan(2_000 + 1_000 * crowding());
  const { pool } = api.deps.database;
  expect([pool.totalCount - pool.idleCount, pool.waitingCount]).toEqual([1, 0]);
  await owner.query('rollback');
});
