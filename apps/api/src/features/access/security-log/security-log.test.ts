import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createWorker, signIn } from '../../../testing/seeds/people.ts';
import { addTotp } from '../../../testing/seeds/second-factor.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const read = (token?: string, query = '') => api.call('GET', `/security-log${query}`, { token });

test('the owner reads who signed in, who failed to, and which passwords changed; nobody else does', async () => {
  const manager = await createManager(api);
  const other = await createManager(api, 'Vakaras');
  const worker = await createWorker(api, manager, { name: 'Živilė Žąsytė' });
  expect((await read()).status).toBe(401);
  expect((await read(worker.token)).status).toBe(403);
  expect(await signIn(api, worker.id, 'not-the-password')).toBeUndefined();
  const passwords = { current_password: 'secret-2', new_password: 'a long phrase', confirm_password: 'a long phrase' };
  await api.call('POST', '/settings/change-password', { token: worker.token, body: passwords });
  await api.call('POST', `/employees/${worker.id}/sign-in-code`, { token: manager.token });

  const { json } = await read(manager.token);
  const own = json.items.filter(({ username }: { username: string }) => username === worker.id);
  expect(own.map(({ kind }: { kind: string }) => kind)).toEqual([
    'code_created',
    'password_changed',
    'sign_in_failed',
    'signed_in',
  ]);
  expect(own[0]).toMatchObject({ name: 'Živilė Žąsytė' });
  expect(own[0].by).toMatch(/^manager-/);
  expect(JSON.stringify(json)).not.toContain('not-the-password');
  const foreign = await read(other.token);
  expect(foreign.json.items.some(({ username }: { username: string }) => username === worker.id)).toBe(false);
});

test('the log lists second factors: added, removed, by whom', async () => {
  const manager = await createManager(api);
  await addTotp(api, manager.token);
  await api.call('POST', '/settings/second-factor/recovery-codes', { token: manager.token });
  await api.call('DELETE', '/settings/second-factor/totp', { token: manager.token });
  const { json } = await read(manager.token);
  expect(json.items.map(({ kind, by }: { kind: string; by: string | null }) => [kind, by]).slice(0, 3)).toEqual([
    ['factor_removed', null],
    ['recovery_codes_renewed', null],
    ['factor_added', null],
  ]);
});

test('a sign-in of a username that does not exist is in nobody’s log', async () => {
  const manager = await createManager(api);
  const before = (await read(manager.token)).json.total;
  await signIn(api, 'nobody-at-all', 'some-password');
  expect((await read(manager.token)).json.total).toBe(before);
});

test('the log is read by pages', async () => {
  const manager = await createManager(api);
  await createWorker(api, manager);
  const { json } = await read(manager.token, '?page=2&page_size=1');
  expect([json.items.length, json.total > 1]).toEqual([1, true]);
});
