import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createManager,
  createMember,
  createWorker,
  signIn,
  unique,
  type TestManager,
} from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let manager: TestManager;
/** How far the clock of the product is ahead. */
let ahead = 0;
beforeAll(async () => {
  api = await createTestApp({ parts: { now: () => Date.now() + ahead } });
  manager = await createManager(api);
});
afterAll(() => api.close());

const create = (id: string, token = manager.token) => api.call('POST', `/employees/${id}/sign-in-code`, { token });
const use = (code: string, password = 'a new phrase') =>
  api.call('POST', '/sign-in-code', { body: { code, password } });

test('nobody else makes a code for an employee', async () => {
  const worker = await createWorker(api, manager);
  const other = await createManager(api, 'Vakaras');
  expect((await api.call('POST', `/employees/${worker.id}/sign-in-code`)).status).toBe(401);
  expect((await create(worker.id, worker.token)).status).toBe(403);
  expect((await create(worker.id, other.token)).status).toBe(404);
  expect((await create(unique('nobody'))).status).toBe(404);
});

test('an employee chooses a password with the code and is signed in; what was signed in before ends', async () => {
  const worker = await createWorker(api, manager, { name: 'Živilė Žąsytė' });
  const made = await create(worker.id);
  expect(made.status).toBe(201);
  expect(made.json.code).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
  expect(made.json).toMatchObject({
    url: `https://pamaina.example.lt/sign-in-code#${made.json.code}`,
    username: worker.id,
  });
  // Three days, counted by hand.
  expect(Math.round((Date.parse(made.json.expires_at) - Date.now()) / 3_600_000)).toBe(72);
  expect((await api.call('GET', '/users/me', { token: worker.token })).status).toBe(200);

  expect((await use(made.json.code, '123456')).json.errors).toHaveProperty('password');
  // As somebody types it who reads it from paper.
  const used = await use(` ${made.json.code.toUpperCase().replaceAll('-', ' ')} `);
  expect(used.status).toBe(201);
  expect((await api.call('GET', '/users/me', { token: used.json.access_token })).json).toMatchObject({
    username: worker.id,
    must_change_password: false,
  });
  expect((await api.call('GET', '/users/me', { token: worker.token })).status).toBe(401);
  expect(await signIn(api, worker.id, 'a new phrase')).toMatch(/^ey/);
  expect((await use(made.json.code)).status).toBe(410);
});

test('who has no login yet gets one, and until the code is used nobody can sign in', async () => {
  const id = unique('new');
  await api.call('POST', '/employees', { token: manager.token, body: { id, name: 'Ona', roles: ['cook'] } });
  const { json } = await create(id);
  expect(await signIn(api, id, '')).toBeUndefined();
  expect((await use(json.code)).status).toBe(201);
  expect(await signIn(api, id, 'a new phrase')).toMatch(/^ey/);
});

test('a newer code ends the one before, and an old one is over', async () => {
  const worker = await createWorker(api, manager);
  const [first, second] = [await create(worker.id), await create(worker.id)];
  expect((await use(first.json.code)).status).toBe(410);
  ahead = 72 * 3_600_000 + 1_000;
  expect((await use(second.json.code)).status).toBe(410);
  ahead = 0;
  expect((await use(second.json.code)).status).toBe(201);
});

test('of two who use a code at once one gets in', async () => {
  const worker = await createWorker(api, manager);
  const { code } = (await create(worker.id)).json;
  const replies = await Promise.all([use(code, 'the first phrase'), use(code, 'the second phrase')]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 410]);
});

test('a login that its owner registered gets no code', async () => {
  const worker = await createWorker(api, manager);
  await api.deps.database.direct
    .updateTable('account')
    .set({ registration_method: 'open' })
    .where('username', '=', worker.id)
    .execute();
  expect((await create(worker.id)).json.code).toBe('login_own');
});

test('a manager gets no way into the login of a colleague who may do more in the project', async () => {
  const worker = await createWorker(api, manager, { email: `${unique('ona')}@example.lt` });
  const rights = { role: 'manager', grants: ['members.write'] };
  await api.call('POST', '/project/members', { token: manager.token, body: { login: worker.id, ...rights } });
  const plain = await createMember(api, manager, { role: 'manager' });
  const reset = { token: plain.token, body: { password: 'fresh-pass-2' } };
  for (const reply of [
    await create(worker.id, plain.token),
    await api.call('POST', `/employees/${worker.id}/sign-in-code/email`, { token: plain.token }),
    await api.call('POST', `/employees/${worker.id}/reset-password`, reset),
  ])
    expect([reply.status, reply.json.code]).toEqual([403, 'member_beyond']);
  expect((await api.call('GET', '/users/me', { token: worker.token })).status).toBe(200);
  expect((await create(worker.id)).status).toBe(201);
});

test('the demo sends no mail with a code', async () => {
  const demo = await createManager(api, 'Demo');
  const worker = await createWorker(api, demo, { email: `${unique('victim')}@example.lt` });
  await api.deps.database.direct
    .updateTable('account')
    .set({ is_demo: true })
    .where('id', '=', (await api.call('GET', '/users/me', { token: demo.token })).json.id)
    .execute();
  const sent = await api.call('POST', `/employees/${worker.id}/sign-in-code/email`, { token: demo.token });
  expect([sent.status, sent.json.code]).toEqual([403, 'demo_account']);
  expect((await create(worker.id, demo.token)).status).toBe(201);
});

test('guessing is slowed more and more, and a correct code is not delayed', async () => {
  const worker = await createWorker(api, manager);
  const { code } = (await create(worker.id)).json;
  const guesses = await Promise.all(Array.from({ length: 25 }, (_, at) => use(`aaaa-bbbb-${1000 + at}`)));
  expect(guesses.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(5);
  expect((await use(code)).status).toBe(201);
});

test('a temporary password works for two weeks, and then says what to do', async () => {
  const id = unique('late');
  await api.call('POST', '/employees', { token: manager.token, body: { id, name: 'Ona', roles: ['cook'] } });
  await api.call('POST', `/employees/${id}/create-login`, { token: manager.token, body: { password: 'secret-2' } });
  const attempt = (password: string) =>
    api.app.inject({
      method: 'POST',
      url: '/api/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ username: id, password }).toString(),
    });
  ahead = 13 * 24 * 3_600_000;
  expect((await attempt('secret-2')).statusCode).toBe(200);
  ahead = 14 * 24 * 3_600_000 + 1_000;
  const late = await attempt('secret-2');
  expect([late.statusCode, late.json().code]).toEqual([401, 'password_expired']);
  // Who does not know it learns nothing.
  expect((await attempt('wrong-one')).json().code).toBe('login_failed');
  ahead = 0;
});
