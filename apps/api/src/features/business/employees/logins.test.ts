import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createWorker, signIn, unique, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let manager: TestManager;
let worker: { id: string; token: string };
beforeAll(async () => {
  api = await createTestApp();
  manager = await createManager(api, 'Kavinė „Rytas“');
  worker = await createWorker(api, manager);
});
afterAll(() => api.close());

const reset = (id: string, password: string, token = manager.token) =>
  api.call('POST', `/employees/${id}/reset-password`, { token, body: { password } });
const propose = (name: string, token?: string) =>
  api.call('GET', `/employees/propose-id?name=${encodeURIComponent(name)}`, { ...(token !== undefined && { token }) });

test('an ID is proposed from the name and the business, thirty times a minute', async () => {
  const business = unique('vakaras').replaceAll('-', '');
  const { token } = await createManager(api, business);
  expect((await propose('Ona')).status).toBe(401);
  expect((await propose('Ona', worker.token)).json.code).toBe('managers_only');
  expect((await propose(' ', token)).status).toBe(422);
  const first = await propose('Žydrūnė Kazlauskienė', token);
  expect([first.status, first.json]).toEqual([200, { id: `zydrune.${business}` }]);
  // It is not reserved for anyone.
  expect((await propose('Žydrūnė Kazlauskienė', token)).json).toEqual(first.json);
  await api.call('POST', '/employees', { token, body: { ...first.json, name: 'Žydrūnė', roles: ['cook'] } });
  expect((await propose('Žydrūnė Kazlauskienė', token)).json).toEqual({ id: `zydrune.k.${business}` });
  const rest = await Promise.all(Array.from({ length: 30 }, () => propose('Ona', token)));
  expect(rest.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
});

test('a new password ends the old one, its sessions, and must be changed', async () => {
  const lost = await createWorker(api, manager);
  expect((await reset(lost.id, 'fresh-pass-2', '')).status).toBe(401);
  expect((await reset(lost.id, 'fresh-pass-2', worker.token)).json.code).toBe('managers_only');
  const other = await createManager(api, 'Other');
  expect((await reset(lost.id, 'fresh-pass-2', other.token)).status).toBe(404);
  expect((await reset(lost.id, '12345')).json.errors).toHaveProperty('password');
  expect((await reset(lost.id, '123456')).json.errors).toHaveProperty('password');
  const done = await reset(lost.id, 'fresh-pass-2');
  expect([done.status, done.json]).toEqual([200, { username: lost.id, must_change_password: true }]);
  expect((await api.call('GET', '/users/me', { token: lost.token })).status).toBe(401);
  expect(await signIn(api, lost.id, 'secret-2')).toBeUndefined();
  const token = await signIn(api, lost.id, 'fresh-pass-2');
  expect((await api.call('GET', '/users/me', { token })).json.must_change_password).toBe(true);
  const { json } = await api.call('GET', `/activity?person=${lost.id}`, { token: manager.token });
  expect(json.items[0]).toMatchObject({ action_type: 'employee.password_reset' });
  expect(JSON.stringify(json)).not.toContain('fresh-pass-2');
});

test('of two at once one password holds; somebody without a login has none to lose', async () => {
  const twice = await createWorker(api, manager);
  const replies = await Promise.all(['first-pass-7', 'second-pass-7'].map((password) => reset(twice.id, password)));
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  const tokens = await Promise.all(['first-pass-7', 'second-pass-7'].map((pass) => signIn(api, twice.id, pass)));
  expect(tokens.filter((token) => token !== undefined)).toHaveLength(1);
  const id = unique('none');
  await api.call('POST', '/employees', { token: manager.token, body: { id, name: 'Ona', roles: ['cook'] } });
  expect((await reset(id, 'fresh-pass-3')).status).toBe(404);
});

test('a login that its owner registered is not opened by the business', async () => {
  const own = await createWorker(api, manager);
  await api.deps.database.outside((tx) =>
    tx.updateTable('account').set({ registration_method: 'open' }).where('employee_id', '=', own.id).execute(),
  );
  const refused = await reset(own.id, 'fresh-pass-4');
  expect([refused.status, refused.json.code]).toEqual([409, 'login_own']);
  expect(await signIn(api, own.id, 'secret-2')).toBeDefined();
});
