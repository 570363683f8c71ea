import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findCaller } from '../auth/caller.ts';
import { createManager, unique, type TestManager } from '../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let manager: TestManager;
let owner: pg.Client;
beforeAll(async () => {
  api = await createTestApp();
  manager = await createManager(api);
  owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await api.close();
});

const add = (id: string, key: string, token = manager.token) =>
  api.call('POST', '/employees', {
    token,
    body: { id, name: 'Ona', roles: ['cook'] },
    headers: { 'idempotency-key': key },
  });
const people = async (id: string) =>
  (await api.call('GET', '/employees', { token: manager.token })).json.filter((one: { id: string }) => one.id === id);

/** While it works, no reply can be stored. */
async function withoutReplies(work: () => Promise<void>): Promise<void> {
  await owner.query(`
    create or replace function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
    create trigger refuse before update of status on idempotency for each row execute function refuse();
  `);
  await work().finally(() => owner.query('drop trigger refuse on idempotency'));
}

test('a reply is stored with the work: if it cannot be, nothing is done, and the same key may be tried again', async () => {
  const id = unique('ona');
  await withoutReplies(async () => expect((await add(id, 'key-1')).status).toBe(500));
  expect(await people(id)).toHaveLength(0);
  expect((await add(id, 'key-1')).status).toBe(201);
});

test('done, and the caller never learned of it: a repetition gets the reply, and it is not done again', async () => {
  const id = unique('rasa');
  const { database } = api.deps;
  const inProject = database.inProject.bind(database);
  database.inProject = async (projectId, work) => {
    await inProject(projectId, work);
    throw new Error('Connection terminated unexpectedly');
  };
  const lost = await add(id, 'key-8').finally(() => (database.inProject = inProject));
  expect([lost.status, await people(id)]).toEqual([503, [expect.objectContaining({ id })]]);
  const again = await add(id, 'key-8');
  expect([again.status, again.json.id]).toEqual([201, id]);
  expect(await people(id)).toHaveLength(1);
});

test('a process that was taken for dead while it worked does nothing: another has its key', async () => {
  const id = unique('vida');
  await owner.query(`
    create or replace function take_over() returns trigger language plpgsql as $$ begin
      update idempotency set reply = 'the mark of another' where key = 'key-9'; return null;
    end $$;
    create trigger take_over after insert on employee for each row execute function take_over();
  `);
  const late = await add(id, 'key-9').finally(() => owner.query('drop trigger take_over on employee'));
  expect([late.json.code, await people(id)]).toEqual(['conflict', []]);
});

test('work of several transactions is done but the reply not stored: the caller has it, and it is not done again', async () => {
  const name = unique('Second');
  const create = () =>
    api.call('POST', '/projects', { token: manager.token, body: { name }, headers: { 'idempotency-key': name } });
  await withoutReplies(async () => expect((await create()).status).toBe(201));
  const again = await create();
  expect([again.status, again.json.code]).toEqual([409, 'conflict']);
  const { json } = await api.call('GET', '/projects', { token: manager.token });
  expect(json.filter((project: { name: string }) => project.name === name)).toHaveLength(1);
});

test('not done: the same key may be tried again', async () => {
  const id = unique('rasa');
  await add(id, 'key-2');
  expect((await add(id, 'key-3')).json.code).toBe('id_taken');
  await api.call('DELETE', `/employees/${id}`, { token: manager.token });
  expect((await add(id, 'key-3')).status).toBe(201);
  expect(await people(id)).toHaveLength(1);
});

test('claimed by a process that is killed: refused while it lives, and done at once when it is dead', async () => {
  const beside = await createTestApp({ beside: api });
  const process = await beside.deps.database.signals.process();
  const { accountId } = await callerOf(manager.token);
  await owner.query('insert into idempotency (account_id, key, request_hash, process) values ($1, $2, $3, $4)', [
    accountId,
    'key-4',
    'whatever it was',
    process,
  ]);
  const id = unique('jonas');
  expect((await add(id, 'key-4')).json.code).toBe('idempotency_mismatch');
  await owner.query("update idempotency set request_hash = $2 where account_id = $1 and key = 'key-4'", [
    accountId,
    await hashOf(id, 'key-5'),
  ]);
  await api.call('DELETE', `/employees/${id}`, { token: manager.token });
  expect((await add(id, 'key-4')).json.code).toBe('conflict');
  await beside.close();
  const replies = await Promise.all(Array.from({ length: 5 }, () => add(id, 'key-4')));
  expect(replies.map(({ status }) => status).sort()).toContain(201);
  for (const { status, json } of replies) if (status !== 201) expect([status, json.code]).toEqual([409, 'conflict']);
  expect(await people(id)).toHaveLength(1);
  expect((await add(id, 'key-4')).status).toBe(201);
});

test('every key stays its day, however many there are; of long replies the latest stay, of others what they made', async () => {
  const mine = await createManager(api, 'Of many calls');
  const { accountId } = await callerOf(mine.token);
  const fill = (count: number, bytes: number) =>
    owner.query(
      // Random, since repetitive data is compressed.
      `insert into idempotency (account_id, key, request_hash, status, reply, created_at)
       select $1, 'full-' || n, 'none', 200,
         (select string_agg(md5(random()::text), '') from generate_series(1, $3::int / 32 + n * 0)), now() - n * interval '1 second'
       from generate_series(1, $2::int) as n`,
      [accountId, count, bytes],
    );
  const kept = async () => {
    const { rows } = await owner.query<{ key: string; reply: string | null }>(
      "select key, reply from idempotency where account_id = $1 and key like 'full-%' order by created_at desc",
      [accountId],
    );
    return rows;
  };
  await fill(600, 64);
  await add(unique('vida'), 'key-6', mine.token);
  expect((await kept()).map(({ reply }) => reply?.length)).toEqual(Array(600).fill(64));
  expect((await add(unique('vida'), 'key-6', mine.token)).json.code).toBe('idempotency_mismatch');
  await owner.query("delete from idempotency where key like 'full-%'");
  await fill(10, 512 * 1024);
  await owner.query(`update idempotency set made = '{"id":"7"}' where key = 'full-9'`);
  // One of 60 roles is long itself: two megabytes fit three of half a megabyte beside it.
  const id = unique('vida');
  const roles = Array.from({ length: 20 }, (_, role) => `${role} ${'cook'.repeat(14)}`);
  const long = () =>
    api.call('POST', '/employees', {
      token: mine.token,
      body: { id, name: 'Vida', roles },
      headers: { 'idempotency-key': 'key-7' },
    });
  const first = await long();
  expect([first.status, first.text.length > 1024]).toEqual([201, true]);
  const replies = (await kept()).map(({ key, reply }) => [key, reply?.length ?? 0]);
  expect(replies).toEqual([
    ...[1, 2, 3].map((place) => [`full-${place}`, 512 * 1024]),
    ...[4, 5, 6, 7, 8].map((place) => [`full-${place}`, 0]),
    ['full-9', '{"id":"7"}'.length],
    ['full-10', 0],
  ]);
  await owner.query("update idempotency set reply = made where account_id = $1 and key = 'key-7'", [accountId]);
  const again = await long();
  expect([again.status, again.json, again.headers['idempotent-replayed']]).toEqual([201, { id }, 'true']);
  await owner.query("delete from idempotency where key like 'full-%'");
});

test('another order of the fields, and spaces, are the same request; the reply says that it is of an earlier one', async () => {
  const id = unique('rita');
  const send = (payload: string) =>
    api.app.inject({
      method: 'POST',
      url: '/api/employees',
      headers: {
        authorization: `Bearer ${manager.token}`,
        'content-type': 'application/json',
        'idempotency-key': 'key-10',
      },
      payload,
    });
  const first = await send(`{"id":"${id}","name":"Rita","roles":["cook"]}`);
  expect([first.statusCode, first.headers['idempotent-replayed']]).toEqual([201, undefined]);
  const again = await send(`{ "roles": ["cook"], "name": "Rita ", "id": "${id}" }`);
  expect([again.statusCode, again.body, again.headers['idempotent-replayed']]).toEqual([201, first.body, 'true']);
  expect((await send(`{"id":"${id}","name":"Rūta","roles":["cook"]}`)).json()).toMatchObject({
    code: 'idempotency_mismatch',
  });
});

test('a change and a deletion that are repeated with their key succeed again, and are done once', async () => {
  const id = unique('lina');
  await add(id, 'key-11');
  const path = `/employees/${id}`;
  const change = (key: string) =>
    api.call('PUT', path, {
      token: manager.token,
      body: { name: 'Lina', roles: ['cook'] },
      headers: { 'idempotency-key': key, 'if-match': '"1"' },
    });
  const first = await change('key-12');
  expect(first.status).toBe(200);
  expect(await change('key-12')).toMatchObject({ status: 200, json: first.json });
  expect((await change('key-13')).json.code).toBe('stale');
  const remove = (key: string) =>
    api.call('DELETE', path, { token: manager.token, headers: { 'idempotency-key': key } });
  expect([(await remove('key-14')).status, (await remove('key-14')).status]).toEqual([204, 204]);
  expect((await remove('key-15')).status).toBe(404);
});

async function callerOf(token: string) {
  const caller = await findCaller(api.deps.database, api.deps.tokens, `Bearer ${token}`);
  if (!caller) throw new Error('nobody is signed in');
  return caller;
}

/** What is stored of a call with another key. */
async function hashOf(id: string, key: string): Promise<string> {
  await add(id, key);
  const { rows } = await owner.query<{ request_hash: string }>('select request_hash from idempotency where key = $1', [
    key,
  ]);
  return rows[0]?.request_hash ?? '';
}
