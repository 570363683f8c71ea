import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let manager: TestManager;
let worker: { id: string; token: string };
beforeAll(async () => {
  api = await createTestApp();
  manager = await createManager(api);
  worker = await createWorker(api, manager, { name: 'Ona Petraitė' });
  await api.call('POST', '/templates', {
    token: manager.token,
    body: { name: 'DAY', start_time: '08:00', end_time: '16:00' },
  });
  const shift = { date: '2031-05-07', template: 'DAY', role: 'cook', employee_id: worker.id };
  await api.call('POST', '/schedule/shifts', { token: manager.token, body: shift });
  const statement = { start: '2031-06-01T18:00', end: '2031-06-01T20:00' };
  await api.call('POST', '/unavailability', { token: worker.token, body: statement });
});
afterAll(() => api.close());

const list = (query = '', token = manager.token) => api.call('GET', `/activity${query}`, { token });
const typesOf = ({ json }: Awaited<ReturnType<typeof list>>) =>
  json.items.map((item: { action_type: string }) => item.action_type);

test('nobody may ask', async () => {
  expect((await api.call('GET', '/activity')).status).toBe(401);
});

test("another project's history is not seen", async () => {
  const other = await createManager(api, 'Other');
  const { json } = await list('', other.token);
  expect([json.total, json.items.map(({ action_type }: { action_type: string }) => action_type)]).toEqual([
    1,
    ['project.created'],
  ]);
});

test.each([
  ['?page=0', 'page'],
  ['?page_size=101', 'page_size'],
  ['?from=2026-02-30', 'from'],
  ['?from=2026-02-02&to=2026-02-01', 'to'],
  ['?who=me', 'who'],
])('a wrong query is named: %s', async (query, field) => {
  const reply = await list(query);
  expect([reply.status, Object.keys(reply.json.errors)]).toEqual([422, [field]]);
});

test('the newest first, with the names of whom it is about and who did it', async () => {
  const { json } = await list();
  expect(json.total).toBe(6);
  expect(typesOf(await list())).toEqual([
    'unavailability.created',
    'shift.created',
    'template.created',
    'employee.login_created',
    'employee.created',
    'project.created',
  ]);
  expect(json.items[0]).toMatchObject({ actor: worker.id, actor_name: 'Ona Petraitė' });
  expect(json.items[1]).toMatchObject({
    actor_name: null,
    details: { after: { date: '2031-05-07', employee_id: worker.id } },
    names: { [worker.id]: 'Ona Petraitė' },
  });
});

test('a thing, one of its actions, a person, days', async () => {
  expect(typesOf(await list('?type=employee'))).toEqual(['employee.login_created', 'employee.created']);
  expect(typesOf(await list('?type=employee.created'))).toEqual(['employee.created']);
  expect(typesOf(await list('?type=emp'))).toEqual([]);
  expect(typesOf(await list(`?person=${worker.id}`))).toEqual([
    'unavailability.created',
    'shift.created',
    'employee.login_created',
    'employee.created',
  ]);
  const today = Temporal.Now.plainDateISO('Europe/Vilnius');
  expect((await list(`?from=${today.toString()}&to=${today.toString()}`)).json.total).toBe(6);
  expect((await list(`?to=${today.subtract({ days: 1 }).toString()}`)).json.total).toBe(0);
});

test('pages hold what they should, and one past the end is empty', async () => {
  const [first, last, beyond] = [
    await list('?page_size=4'),
    await list('?page_size=4&page=2'),
    await list('?page_size=4&page=3'),
  ];
  expect([first, last, beyond].map(({ json }) => [json.items.length, json.total])).toEqual([
    [4, 6],
    [2, 6],
    [0, 6],
  ]);
});

test('changes of one moment come once each, whatever the size of a page', async () => {
  const other = await createManager(api, 'Bulk');
  const lines = Array.from({ length: 7 }, (_, index) => `${worker.id}.${index};Person ${index};cook`);
  await api.call('POST', '/employees/import', {
    token: other.token,
    body: `ID;Name;Roles\n${lines.join('\n')}`,
    headers: { 'content-type': 'text/csv' },
  });
  const pages = await Promise.all(
    [1, 2, 3].map((page) => list(`?type=employee&page_size=3&page=${page}`, other.token)),
  );
  const items = pages.flatMap(({ json }) => json.items);
  expect(new Set(items.map(({ date }: { date: string }) => date)).size).toBe(1);
  expect(new Set(items.map(({ id }: { id: string }) => id)).size).toBe(7);
  // The last line of the file is the newest.
  expect(items.map(({ details }: { details: { name: string } }) => details.name)).toEqual(
    Array.from({ length: 7 }, (_, index) => `Person ${6 - index}`),
  );
});

test('an employee reads what they did themselves', async () => {
  expect(typesOf(await list('', worker.token))).toEqual(['unavailability.created']);
  expect(typesOf(await list('?type=shift', worker.token))).toEqual([]);
});
