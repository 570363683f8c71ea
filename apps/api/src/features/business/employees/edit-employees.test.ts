import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let manager: TestManager;
let [ona, petras]: { id: string; token: string }[] = [];
beforeAll(async () => {
  api = await createTestApp();
  manager = await createManager(api);
  [ona, petras] = [await createWorker(api, manager), await createWorker(api, manager, { roles: ['cook', 'barista'] })];
});
afterAll(() => api.close());

const people = async () => (await api.call('GET', '/employees', { token: manager.token })).json;
const chosen = async () =>
  (await people()).map(({ id, version }: { id: string; version: number }) => ({ id, version }));
const edit = async (fields: object, token = manager.token) =>
  api.call('POST', '/employees/bulk', { token, body: { employees: await chosen(), ...fields } });

test('managers only, and only their own people', async () => {
  expect((await edit({}, ona?.token)).json.code).toBe('managers_only');
  const other = await createManager(api, 'Other');
  expect((await edit({ department: 'Salė' }, other.token)).status).toBe(404);
});

test('several people get and lose roles, hours, a department and a location', async () => {
  const { status, json } = await edit({
    add_roles: ['server'],
    remove_roles: ['barista'],
    max_hours_per_week: 32,
    department: 'Salė',
    location: 'Vilnius',
  });
  expect(status).toBe(200);
  expect(json).toHaveLength(2);
  for (const person of await people())
    expect(person).toMatchObject({
      roles: ['cook', 'server'],
      max_hours_per_week: 32,
      department: 'Salė',
      location: 'Vilnius',
    });
  await edit({ location: null });
  expect((await people()).map(({ department, location }: Record<string, unknown>) => [department, location])).toEqual([
    ['Salė', null],
    ['Salė', null],
  ]);
  const told = await api.call('GET', `/activity?person=${petras?.id}&type=employee.updated`, { token: manager.token });
  expect(told.json.items[1].details).toMatchObject({
    before: { roles: ['cook', 'barista'], department: null },
    after: { roles: ['cook', 'server'], department: 'Salė' },
  });
});

test('nobody is left without a role, and then nobody is changed', async () => {
  const before = await people();
  const refused = await edit({ remove_roles: ['cook', 'server'] });
  expect([refused.status, Object.keys(refused.json.errors)]).toEqual([422, ['remove_roles']]);
  expect(await people()).toEqual(before);
});

test('when one was changed meanwhile nobody is changed; of two at once one wins', async () => {
  const stale = await chosen();
  await edit({ max_hours_per_week: 20 });
  const body = { employees: stale, department: 'Virtuvė' };
  expect((await api.call('POST', '/employees/bulk', { token: manager.token, body })).status).toBe(412);
  const employees = await chosen();
  const both = await Promise.all(
    ['A', 'B'].map((department) =>
      api.call('POST', '/employees/bulk', { token: manager.token, body: { employees, department } }),
    ),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
});
