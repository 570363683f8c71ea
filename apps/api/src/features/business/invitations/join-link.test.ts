import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createWorker, unique, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let manager: TestManager;
/** How far the clock of the product is ahead. */
let ahead = 0;
beforeAll(async () => {
  api = await createTestApp({ parts: { now: () => Date.now() + ahead } });
  manager = await createManager(api, 'Žalia šaka');
});
afterAll(() => api.close());

const createLink = async (): Promise<string> => {
  const { json } = await api.call('POST', '/invitations/link', { token: manager.token });
  return String(json.url).split('#')[1] ?? '';
};
const read = (link: string) => api.call('GET', `/join/${link}`);
const join = (link: string, fields: object = {}) =>
  api.call('POST', `/join/${link}`, {
    body: { username: unique('ūla'), name: 'Ūla Žąsytė', password: 'a long phrase', ...fields },
  });
const asked = async () =>
  (await api.call('GET', '/invitations', { token: manager.token })).json.filter(
    ({ state }: { state: string }) => state === 'asked',
  );
const approve = (id: string, token = manager.token, roles: unknown = ['cook']) =>
  api.call('POST', `/invitations/${id}/approve`, { token, body: { roles } });

test('only managers make, see and end the link', async () => {
  const worker = await createWorker(api, manager);
  for (const method of ['GET', 'POST', 'DELETE'] as const) {
    expect((await api.call(method, '/invitations/link')).status).toBe(401);
    expect((await api.call(method, '/invitations/link', { token: worker.token })).status).toBe(403);
  }
  expect((await api.call('GET', '/invitations/link', { token: manager.token })).json).toEqual({ link: null });
});

test('who signs up by the link sees nothing of the team until a manager approves', async () => {
  const link = await createLink();
  expect((await read(link)).json).toEqual({ project: 'Žalia šaka', name: 'Žalia šaka' });
  const username = unique('ūla');
  const joined = await join(link, { username });
  expect(joined.status).toBe(201);
  const token = joined.json.access_token as string;
  expect((await api.call('GET', '/team', { token })).json.code).toBe('project_not_selected');
  expect((await api.call('GET', '/invitations/mine', { token })).json).toMatchObject([
    { project_name: 'Žalia šaka', state: 'asked' },
  ]);
  const [one] = await asked();
  expect(one).toMatchObject({ employee_id: username, name: 'Ūla Žąsytė' });
  // Who asked cannot let themselves in.
  expect((await api.call('POST', `/invitations/${one.id}/join`, { token })).status).toBe(404);

  const other = await createManager(api, 'Vakaras');
  expect((await approve(one.id, other.token)).status).toBe(404);
  expect((await approve(one.id, manager.token, [])).json.errors).toHaveProperty('roles');
  const twice = await Promise.all([approve(one.id), approve(one.id)]);
  expect(twice.map(({ status }) => status).toSorted()).toEqual([204, 404]);
  const { json: me } = await api.call('GET', '/users/me', { token });
  expect(me.employee_id).toBe(username);
  expect((await api.call('GET', '/team', { token })).status).toBe(200);
  const people = await api.call('GET', '/employees', { token: manager.token });
  expect(people.json.find(({ id }: { id: string }) => id === username)).toMatchObject({ roles: ['cook'] });
});

test('a manager rejects who asked, and the account stays without a team', async () => {
  const link = await createLink();
  const { json } = await join(link);
  const [one] = await asked();
  expect((await api.call('DELETE', `/invitations/${one.id}`, { token: manager.token })).status).toBe(204);
  expect((await approve(one.id)).status).toBe(404);
  expect((await api.call('GET', '/users/me', { token: json.access_token })).json.employee_id).toBeNull();
});

test('a replaced, an ended, an old and an altered link lead nowhere', async () => {
  const [first, second] = [await createLink(), await createLink()];
  expect((await read(first)).json.code).toBe('link_used');
  expect((await join(first)).status).toBe(410);
  expect((await read(second)).status).toBe(200);
  expect((await read(`${second.startsWith('A') ? 'B' : 'A'}${second.slice(1)}`)).status).toBe(410);
  ahead = 30 * 24 * 3_600_000 + 1_000;
  expect((await join(second)).status).toBe(410);
  ahead = 0;
  await api.call('DELETE', '/invitations/link', { token: manager.token });
  expect((await join(second)).status).toBe(410);
});

test('a username that is taken and a bad password are refused at their field, and nothing is asked', async () => {
  const link = await createLink();
  const username = unique('taken');
  expect((await join(link, { username })).status).toBe(201);
  const before = (await asked()).length;
  expect((await join(link, { username: username.toUpperCase() })).json.code).toBe('username_taken');
  expect((await join(link, { password: '123456' })).json.errors).toHaveProperty('password');
  expect((await join(link, { username: 'раsha' })).json.errors).toHaveProperty('username');
  expect(await asked()).toHaveLength(before);
});

test('a flood of sign-ups from one network gives way to somebody from another, and is rejected at once', async () => {
  const link = await createLink();
  await api.call('DELETE', '/invitations/asked', { token: manager.token });
  await api.deps.database.inProject(manager.projectId, (tx) =>
    sql`insert into invitation (id, identity_key, account_id, name, fields, state, asked_network)
      select gen_random_uuid(), 'flood-' || n, (select id from account limit 1), 'Flood ' || n,
        jsonb_build_object('id', 'flood-' || n, 'name', 'Flood ' || n), 'asked', 'one network'
      from generate_series(1, 100) as n`.execute(tx),
  );
  const username = unique('ūla');
  expect((await join(link, { username })).status).toBe(201);
  const waiting = await asked();
  expect(waiting).toHaveLength(100);
  expect(waiting.map(({ employee_id }: { employee_id: string }) => employee_id)).toContain(username);
  const other = await createManager(api, 'Vakaras');
  expect((await api.call('DELETE', '/invitations/asked', { token: other.token })).status).toBe(204);
  expect(await asked()).toHaveLength(100);
  expect((await api.call('DELETE', '/invitations/asked', { token: manager.token })).status).toBe(204);
  expect(await asked()).toEqual([]);
  expect((await api.call('DELETE', '/invitations/asked', { token: manager.token })).status).toBe(204);
});

test('a deleted project ends its link', async () => {
  const other = await createManager(api, 'Trumpam');
  const { json } = await api.call('POST', '/invitations/link', { token: other.token });
  const link = String(json.url).split('#')[1] ?? '';
  await api.deps.database.inProject(other.projectId, (tx) =>
    tx.deleteFrom('join_link').where('project_id', '=', other.projectId).execute(),
  );
  expect((await join(link)).status).toBe(410);
});

test('who waits is on the list of work of those who decide it, and of nobody else', async () => {
  const cafe = await createManager(api, 'Laukianti kavinė');
  const worker = await createWorker(api, cafe);
  const { json } = await api.call('POST', '/invitations/link', { token: cafe.token });
  const stats = async (which: string, token = cafe.token) =>
    (await api.call('GET', `/dashboard/${which}`, { token })).json;
  expect((await stats('stats')).waiting.joins).toBe(0);
  await join(String(json.url).split('#')[1] ?? '');
  expect(await stats('stats')).toMatchObject({ pending_requests: 1, waiting: { joins: 1, requests: 0 } });
  expect(await stats('manager-stats')).toMatchObject({ pending_requests: 1, pending_place: 'joins' });
  expect((await stats('stats', worker.token)).waiting.joins).toBe(0);
});
