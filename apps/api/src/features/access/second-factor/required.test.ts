import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createMember, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { addPasskey, addTotp } from '../../../testing/seeds/second-factor.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const settings = ({ token }: Pick<TestManager, 'token'>, managers_need_second_factor: boolean) =>
  api.call('PUT', '/settings/project', { token, body: { name: 'Rytas', managers_need_second_factor } });

const employees = ({ token }: Pick<TestManager, 'token'>) => api.call('GET', '/employees', { token });

/** Another manager of the same project. */
async function secondManager({ projectId }: TestManager): Promise<TestManager> {
  const { token } = await createManager(api, 'Other');
  const { id } = (await api.call('GET', '/users/me', { token })).json;
  await api.deps.database.inProject(projectId, (tx) =>
    tx.insertInto('project_member').values({ account_id: id, project_id: projectId, role: 'manager' }).execute(),
  );
  const selected = await api.call('POST', `/projects/select/${projectId}`, { token });
  return { token: selected.json.access_token, projectId };
}

test('who requires a second factor has one', async () => {
  const manager = await createManager(api);
  const refused = await settings(manager, true);
  expect([refused.status, Object.keys(refused.json.errors)]).toEqual([422, ['managers_need_second_factor']]);
  await addTotp(api, manager.token);
  expect((await settings(manager, true)).json.managers_need_second_factor).toBe(true);
  expect((await employees(manager)).status).toBe(200);
});

test('a manager without one gets into nothing but the way to it; employees are not concerned', async () => {
  const owner = await createManager(api);
  const worker = await createWorker(api, owner);
  const manager = await secondManager(owner);
  await addTotp(api, owner.token);
  await settings(owner, true);

  const refused = await employees(manager);
  expect([refused.status, refused.json.code]).toEqual([403, 'second_factor_missing']);
  const me = await api.call('GET', '/users/me', { token: manager.token });
  expect([me.status, me.json.second_factor_missing]).toEqual([200, true]);
  expect((await api.call('GET', '/settings/second-factor', { token: manager.token })).json.is_required).toBe(true);
  expect((await api.call('GET', '/schedule?start=2031-05-01&end=2031-05-31', { token: worker.token })).status).toBe(
    200,
  );
  // Their other projects stay open.
  const other = (await api.call('GET', '/projects', { token: manager.token })).json;
  const elsewhere = other.find(({ id }: { id: string }) => id !== owner.projectId);
  const selected = await api.call('POST', `/projects/select/${elsewhere.id}`, { token: manager.token });
  expect((await employees({ token: selected.json.access_token })).status).toBe(200);

  await addPasskey(api, manager.token);
  expect((await employees(manager)).status).toBe(200);
  expect((await api.call('GET', '/users/me', { token: manager.token })).json.second_factor_missing).toBeUndefined();
  const [passkey] = (await api.call('GET', '/settings/second-factor', { token: manager.token })).json.passkeys;
  await api.call('DELETE', `/settings/passkeys/${passkey.id}`, { token: manager.token });
  expect((await employees(manager)).status).toBe(403);

  expect((await settings(owner, false)).status).toBe(200);
  expect((await employees(manager)).status).toBe(200);
});

test('a personal token made before does nothing without one; a token of the project goes on', async () => {
  const owner = await createManager(api);
  const manager = await secondManager(owner);
  const make = async (by: TestManager, kind: string) => {
    const body = { name: 'Payroll', kind, scopes: ['people.read'] };
    return { token: (await api.call('POST', '/api-tokens', { token: by.token, body })).json.token as string };
  };
  const [personal, owners, ofProject] = [
    await make(manager, 'personal'),
    await make(owner, 'personal'),
    await make(owner, 'project'),
  ];
  expect((await employees(personal)).status).toBe(200);
  await addTotp(api, owner.token);
  await settings(owner, true);
  const refused = await employees(personal);
  expect([refused.status, refused.json.code]).toEqual([403, 'second_factor_missing']);
  expect([(await employees(owners)).status, (await employees(ofProject)).status]).toEqual([200, 200]);
  await addPasskey(api, manager.token);
  expect((await employees(personal)).status).toBe(200);
});

test('other clients that do not know the setting leave it', async () => {
  const owner = await createManager(api);
  await addTotp(api, owner.token);
  await settings(owner, true);
  const named = await api.call('PUT', '/settings/project', { token: owner.token, body: { name: 'Vakaras' } });
  expect(named.json).toMatchObject({ name: 'Vakaras', managers_need_second_factor: true });
});

test('who may not change access does not change who needs one', async () => {
  const owner = await createManager(api);
  const { token } = await createMember(api, owner, { role: 'manager' });
  await addTotp(api, token);
  const refused = await settings({ token }, true);
  expect([refused.status, Object.keys(refused.json.errors)]).toEqual([422, ['managers_need_second_factor']]);
});
