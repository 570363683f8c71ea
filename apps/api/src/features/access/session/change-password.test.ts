import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let demo: TestManager;
beforeAll(async () => {
  api = await createTestApp();
  demo = await createManager(api);
  const { json } = await api.call('GET', '/users/me', { token: demo.token });
  await api.deps.database.direct.updateTable('account').set({ is_demo: true }).where('id', '=', json.id).execute();
});
afterAll(() => api.close());

const own = 'a long pass phrase';

test.each([
  ['POST', '/settings/change-password', { current_password: 'secret-1', new_password: own, confirm_password: own }],
  ['DELETE', '/settings/profile', { password: 'secret-1' }],
  ['POST', '/projects', { name: 'Kavinė' }],
] as const)('a visitor of the demo is refused %s %s in words', async (method, path, body) => {
  const refused = await api.call(method, path, { token: demo.token, body, headers: { 'accept-language': 'lt' } });
  expect([refused.status, refused.json.code]).toEqual([403, 'demo_account']);
  expect(refused.json.detail).toContain('savo paskyrą');
});

test('the demo itself goes on for the next visitor', async () => {
  const body = { date: '2031-05-07', title: 'Fair' };
  expect((await api.call('POST', '/events', { token: demo.token, body })).status).toBe(201);
});
