import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { crowding } from '@pamaina/engine/testing';
import { createSetManager, REGISTRATION_CODE, type SetManager } from './people.ts';
import { startSet, type ProcessSet } from './start-set.ts';

/** Four web processes, each asked at its own port: whatever one of them knows, all do. */
let folder: string;
let set: ProcessSet;
let database: pg.Client;
let manager: SetManager;
let ona: { id: string; token: string };
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pamaina-four-'));
  set = await startSet({
    dataDir: folder,
    web: 4,
    planners: 0,
    isReplacing: false,
    databaseSettings: ['fsync=off'],
    env: { REGISTRATION_CODE, WORKERS: '1', DATABASE_POOL: '4' },
  });
  database = new pg.Client({ connectionString: set.superuserUrl ?? '' });
  await database.connect();
  manager = await createSetManager(set.url);
  const { token, send } = manager;
  await send('POST', '/employees', { token, body: { id: 'four-ona', name: 'Ona Žąsytė', roles: ['cook'] } });
  await send('POST', '/employees/four-ona/create-login', { token, body: { password: 'secret-2' } });
  await database.query("update account set must_change_password = false where username = 'four-ona'");
  ona = { id: 'four-ona', token: await tokenAt(0, 'four-ona', 'secret-2') };
}, 240_000);
afterAll(async () => {
  await database.end();
  await set.stop();
  await rm(folder, { recursive: true });
});

interface Sent {
  token?: string;
  body?: object;
  key?: string;
}

/** Asks one of the four. */
async function at(process: number, method: string, path: string, { token, body, key }: Sent = {}) {
  const isForm = body instanceof URLSearchParams;
  const reply = await fetch(`${set.running('web')[process]?.url}/api${path}`, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body && !isForm && { 'content-type': 'application/json' }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    body: body === undefined ? null : isForm ? body : JSON.stringify(body),
  });
  const text = await reply.text();
  return { status: reply.status, json: text === '' ? null : (JSON.parse(text) as ReturnType<JSON['parse']>) };
}

const signInAt = (process: number, username: string, password: string) =>
  at(process, 'POST', '/token', { body: new URLSearchParams({ username, password }) });
const tokenAt = async (process: number, username: string, password: string) =>
  (await signInAt(process, username, password)).json.access_token as string;
const count = (statuses: number[], status: number) => statuses.filter((one) => one === status).length;

/** Live events of one of the four. @returns the next event with this text, and whether the stream has ended */
async function streamAt(process: number, token: string) {
  const stop = new AbortController();
  const reply = await fetch(`${set.running('web')[process]?.url}/api/notifications/stream`, {
    headers: { authorization: `Bearer ${token}` },
    signal: stop.signal,
  });
  expect(reply.status).toBe(200);
  let said = '';
  let hasEnded = false;
  void (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of reply.body as unknown as AsyncIterable<Uint8Array>) said += decoder.decode(chunk);
  })()
    .catch(() => undefined)
    .finally(() => (hasEnded = true));
  return { said: () => said, hasEnded: () => hasEnded, stop: () => stop.abort() };
}

test('passwords are guessed no faster at four processes than at one', async () => {
  const tries = Array.from({ length: 24 }, (_, index) => signInAt(index % 4, 'set-1', 'wrong-wrong'));
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  // Ten, then waits; a full queue for passwords refuses too, and its tries are not counted.
  expect(count(statuses, 401)).toBeLessThanOrEqual(10);
  expect(count(statuses, 401) + count(statuses, 429)).toBe(24);
  for (let more = count(statuses, 401); more < 10; more += 1) await signInAt(more % 4, 'set-1', 'wrong-wrong');
  const late = await Promise.all([0, 1, 2, 3].map((process) => signInAt(process, 'set-1', 'set-set-set')));
  expect(late.map(({ status, json }) => [status, json.code])).toEqual(Array(4).fill([429, 'too_many_requests']));
  // Nobody else waits.
  expect((await signInAt(3, 'four-ona', 'secret-2')).status).toBe(200);
});

test('a limit that one process has used up is used up at the others', async () => {
  const look = (process: number) => at(process, 'GET', '/employees/check-id/four-new', { token: manager.token });
  const first = await Promise.all(Array.from({ length: 28 }, () => look(0)));
  expect(
    count(
      first.map(({ status }) => status),
      200,
    ),
  ).toBe(28);
  const rest = await Promise.all(Array.from({ length: 8 }, (_, index) => look(index % 4)));
  expect(
    [200, 429].map((status) =>
      count(
        rest.map((one) => one.status),
        status,
      ),
    ),
  ).toEqual([2, 6]);
});

test('who signs out at one process is signed out at the others at once, their stream too', async () => {
  const token = await tokenAt(1, 'four-ona', 'secret-2');
  const stream = await streamAt(3, token);
  expect((await at(2, 'GET', '/users/me', { token })).status).toBe(200);
  expect((await at(0, 'DELETE', '/token', { token })).status).toBe(204);
  const after = await Promise.all([0, 1, 2, 3].map((process) => at(process, 'GET', '/users/me', { token })));
  expect(after.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  await expect.poll(stream.hasEnded, { timeout: 5_000 * Math.max(1, crowding()) }).toBe(true);
});

test('a repeated call runs once, whichever process is asked, while the first one runs and afterwards', async () => {
  const key = randomUUID();
  const body = { date: '2031-01-02', comment: 'Once' };
  const write = (process: number) => at(process, 'POST', '/comments', { token: manager.token, body, key });
  await database.query('begin');
  await database.query('lock table daily_comment in exclusive mode');
  const first = write(0);
  const claimed = async () => (await database.query('select from idempotency where key = $1', [key])).rowCount === 1;
  await expect.poll(claimed, { timeout: 20_000 }).toBe(true);
  expect(await write(1)).toMatchObject({ status: 409, json: { code: 'conflict' } });
  await database.query('commit');
  const done = await first;
  expect(done.status).toBe(201);
  expect(await Promise.all([write(1), write(2), write(3)])).toEqual([done, done, done]);
  const kept = await at(3, 'GET', '/comments?start_date=2031-01-02&end_date=2031-01-02', { token: manager.token });
  expect(kept.json.map(({ comment }: { comment: string }) => comment)).toEqual(['Once']);
});

test('who is there is seen at every process', async () => {
  const seen = async (process: number) => {
    const team = (await at(process, 'GET', '/team', { token: manager.token })).json as { id: string; status: string }[];
    return team.find(({ id }) => id === ona.id)?.status;
  };
  expect((await at(1, 'PUT', '/team/presence', { token: ona.token, body: { status: 'busy' } })).status).toBe(200);
  expect(await Promise.all([0, 1, 2, 3].map(seen))).toEqual(['busy', 'busy', 'busy', 'busy']);
  expect((await at(2, 'PUT', '/team/presence', { token: ona.token, body: { status: 'online' } })).status).toBe(200);
  expect(await Promise.all([0, 3].map(seen))).toEqual(['online', 'online']);
});

test('what somebody writes at the first process reaches a stream at the fourth', async () => {
  const stream = await streamAt(3, manager.token);
  const body = { type: 'schedule_change', title: 'Šiek tiek vėliau', reason: 'Bus' };
  expect((await at(0, 'POST', '/requests', { token: ona.token, body })).status).toBe(201);
  await expect.poll(stream.said, { timeout: 10_000 * Math.max(1, crowding()) }).toContain('Šiek tiek vėliau');
  stream.stop();
});
