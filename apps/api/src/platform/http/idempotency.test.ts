import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, unique, type TestManager } from '../../testing/people.ts';
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

const add = (id: string, key: string) =>
  api.call('POST', '/employees', {
    token: manager.token,
    body: { id, name: 'Ona', roles: ['cook'] },
    headers: { 'idempotency-key': key },
  });
const people = async (id: string) =>
  (await api.call('GET', '/employees', { token: manager.token })).json.filter((one: { id: string }) => one.id === id);

test('done, and the reply not kept: the caller has it, and nobody does the same again', async () => {
  const id = unique('ona');
  await owner.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
    create trigger refuse before update of status on idempotency for each row execute function refuse();
  `);
  expect((await add(id, 'key-1')).status).toBe(201);
  await owner.query('drop trigger refuse on idempotency');
  await api.call('DELETE', `/employees/${id}`, { token: manager.token });
  const again = await add(id, 'key-1');
  expect([again.status, again.json.code]).toEqual([409, 'conflict']);
  expect(await people(id)).toHaveLength(0);
});

test('not done: the same key may be tried again', async () => {
  const id = unique('rasa');
  await add(id, 'key-2');
  expect((await add(id, 'key-3')).json.code).toBe('id_taken');
  await api.call('DELETE', `/employees/${id}`, { token: manager.token });
  expect((await add(id, 'key-3')).status).toBe(201);
  expect(await people(id)).toHaveLength(1);
});
