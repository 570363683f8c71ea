import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crowding } from '@pamaina/engine/testing';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { urlFor } from '../../platform/database/bootstrap.ts';
import { eventually } from '../eventually.ts';
import { createManager, unique, type TestManager } from '../seeds/people.ts';
import { spawnProduct, type SpawnedProduct } from '../spawn-product.ts';
import { createTestApp, REGISTRATION_CODE, type TestApp } from '../test-app.ts';

/** What a transaction of a frozen process may hold others up. */
const OTHERS_WITHIN_MS = 12_000;

let folder: string;
let api: TestApp;
let admin: pg.Client;
let product: SpawnedProduct;
let manager: TestManager;
let login: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pamaina-frozen-'));
  api = await createTestApp();
  manager = await createManager(api);
  const database = new URL(api.database.ownerUrl).pathname.slice(1);
  const url = urlFor(inject('testServer').superuserUrl, { database });
  admin = new pg.Client({ connectionString: url });
  await admin.connect();
  const { rows } = await admin.query<{ login: string }>(
    "select 'pamaina_app_' || oid as login from pg_database where datname = current_database()",
  );
  login = rows[0]?.login ?? '';
  const { jwtSecret: JWT_SECRET, publicUrl: PUBLIC_URL } = api.deps.settings;
  const settings = { DATABASE_URL: url, DATA_DIR: folder, ROLE: 'web', DEMO: '0', REGISTRATION_CODE };
  product = await spawnProduct({ ...settings, JWT_SECRET, PUBLIC_URL });
  if (product.url === null) throw new Error(product.said().err);
});
afterAll(async () => {
  product.signal('SIGCONT');
  await product.stop();
  await admin.query(`drop owned by ${login}; drop role ${login}`);
  await admin.end();
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

const body = (title: string) => ({ title, text: 'On Monday' });
const announce = (key: string, title: string) =>
  api.call('POST', '/announcements', {
    token: manager.token,
    body: body(title),
    headers: { 'idempotency-key': key },
  });
/** At the process that will be frozen. */
const announceThere = (key: string, title: string) =>
  fetch(`${product.url}/api/announcements`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${manager.token}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: JSON.stringify(body(title)),
  });
const rowCount = async (sql: string) => (await admin.query(sql)).rowCount;

test.runIf(process.platform !== 'win32')(
  'a process is frozen in a transaction: others wait for it for ten seconds at most, and what it did is undone',
  async () => {
    const [title, key] = [unique('Frozen'), unique('frozen')];
    expect((await announceThere(unique('before'), 'Before')).status).toBe(201);
    await admin.query('begin; lock table announcement in share row exclusive mode');
    const call = announceThere(key, title);
    const waits = "select from pg_locks where not granted and relation = 'announcement'::regclass";
    await eventually(async () => expect(await rowCount(waits)).toBe(1));
    product.signal('SIGSTOP');
    await admin.query('rollback');
    const holds = `select from pg_stat_activity where usename = '${login}' and state = 'idle in transaction'`;
    await eventually(async () => expect(await rowCount(holds)).toBe(1));
    // A row that the frozen transaction has written, and everybody of the project writes.
    const began = performance.now();
    expect((await announce(unique('other'), 'Other')).status).toBe(201);
    const took = performance.now() - began;
    expect(took).toBeGreaterThan(1_000);
    expect(took).toBeLessThan(OTHERS_WITHIN_MS * crowding());
    // It may go on at any moment, so its key is still its own.
    expect([(await announce(key, title)).status, await rowCount(holds)]).toEqual([409, 0]);
    product.signal('SIGCONT');
    const reply = await call;
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '5']);
    await eventually(async () => expect((await announce(key, title)).status).toBe(201));
    expect((await announceThere(key, title)).status).toBe(201);
    const { json } = await api.call('GET', '/announcements', { token: manager.token });
    expect(json.map((one: { title: string }) => one.title).toSorted()).toEqual(['Before', 'Other', title].toSorted());
  },
);
