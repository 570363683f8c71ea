import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { callsOf } from '../../bench/figures/product-calls.ts';
import { createSetManager, jobOf, plan, REGISTRATION_CODE, type SetManager } from './people.ts';
import { startProcess, type SetProcess } from './set-process.ts';
import { startSet, type ProcessSet } from './start-set.ts';

/** Beside a process whose clock is right, one on a machine whose clock is more than a day wrong. */
const CLOCK = join(import.meta.dirname, '../../e2e/driver/moved-clock.ts');
const env = { REGISTRATION_CODE, WORKERS: '1', JWT_SECRET: 'a secret of thirty-two characters, or more' };

let folder: string;
let set: ProcessSet;
let database: pg.Client;
let manager: SetManager;
let wrong: SetProcess | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pamaina-clock-'));
  set = await startSet({
    dataDir: folder,
    web: 1,
    planners: 0,
    isReplacing: false,
    databaseSettings: ['fsync=off'],
    env,
  });
  database = new pg.Client({ connectionString: set.superuserUrl ?? '' });
  await database.connect();
  manager = await createSetManager(set.url, 'cafe');
}, 240_000);
afterEach(() => wrong?.stop());
afterAll(async () => {
  await database.end();
  await set.stop();
  await rm(folder, { recursive: true });
});

/** Starts a process whose clock is wrong by so many hours. */
async function startWrong(hours: number): Promise<SetProcess> {
  wrong = await startProcess({
    ...env,
    DATABASE_URL: set.databaseUrl,
    DATA_DIR: join(folder, 'wrong'),
    PUBLIC_URL: set.url,
    ROLE: 'all',
    NODE_OPTIONS: `--import ${CLOCK}`,
    CLOCK_STARTS_AT: String(Date.now() + hours * 3_600_000),
  });
  return wrong;
}

const meAt = async (url: string, token: string) =>
  (await fetch(`${url}/api/users/me`, { headers: { authorization: `Bearer ${token}` } })).status;

/** What a sweep would delete, and what would be told too early. */
async function stored() {
  const { rows } = await database.query<Record<string, number>>(`select
    (select count(*)::integer from session) as sessions, (select count(*)::integer from sign_in) as sign_ins,
    (select count(*)::integer from idempotency) as replies, (select count(*)::integer from limit_window) as limits,
    (select count(*)::integer from one_time_secret) as secrets, (select count(*)::integer from notification) as notices,
    (select count(*)::integer from outbox) as outbox, (select count(*)::integer from account_mail) as mails,
    (select count(*)::integer from project) as projects, (select count(*)::integer from security_event) as events`);
  return rows[0] ?? {};
}

test.each([26, -26])(
  'a process whose clock is %i hours off signs nobody out, deletes nothing and tells nothing',
  async (hours) => {
    const { token, send } = manager;
    const account = { username: `set-1`, password: 'set-set-set' };
    const body = new URLSearchParams(account);
    const before = await send<{ access_token: string }>('POST', '/token', { body });
    await send('POST', '/comments', {
      token,
      body: { date: '2031-01-02', comment: 'Kept' },
      headers: { 'idempotency-key': `kept-${hours}` },
    });
    await database.query(
      `insert into limit_window (key, count, until) values ('test:kept', 5, now() + interval '5 minutes') on conflict do nothing`,
    );
    const held = await stored();
    const { url } = await startWrong(hours);
    const ready = (await (await fetch(`${url}/api/ready`)).json()) as { status: string; clock_ahead_seconds: number };
    expect(ready.status).toBe('ready');
    expect(Math.abs(ready.clock_ahead_seconds - hours * 3600)).toBeLessThanOrEqual(1);
    // Its sweeps ran at its start; a job that is done came after them.
    const job = await plan(manager, hours > 0 ? 3 : 4, 1);
    await expect.poll(async () => (await jobOf(manager, job)).state, { timeout: 60_000 }).toBe('done');
    expect(await stored()).toEqual(held);
    // What one of them signs, the other accepts.
    expect(await meAt(url, before.access_token)).toBe(200);
    const its = await callsOf(url)<{ access_token: string }>('POST', '/token', { body });
    expect(await Promise.all([meAt(url, its.access_token), meAt(set.url, its.access_token)])).toEqual([200, 200]);
    // What has expired has expired there too, and a limit ends with its window.
    await database.query(
      "update session set expires_at = now() - interval '1 second' where sign_in_id = (select sign_in_id from session order by created_at desc limit 1)",
    );
    expect(await Promise.all([meAt(url, its.access_token), meAt(set.url, its.access_token)])).toEqual([401, 401]);
    const { rows } = await database.query<{ far: boolean }>(
      'select bool_or(abs(extract(epoch from created_at - now())) > 3600) as far from (select created_at from session union all select created_at from generation) as written',
    );
    expect(rows[0]?.far).toBe(false);
    await database.query('delete from session where expires_at < now()');
  },
);
