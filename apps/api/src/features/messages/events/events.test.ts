import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { upcomingEvents } from './index.ts';

let api: TestApp;
let manager: TestManager;
let other: TestManager;
let worker: { id: string; token: string };
beforeAll(async () => {
  api = await createTestApp();
  [manager, other] = [await createManager(api), await createManager(api, 'Other')];
  worker = await createWorker(api, manager);
});
afterAll(() => api.close());

const add = (body: object, token = manager.token) => api.call('POST', '/events', { token, body });
const put = (id: string, body: object, token = manager.token, headers = {}) =>
  api.call('PUT', `/events/${id}`, { token, body, headers });
const remove = (id: string, token = manager.token) => api.call('DELETE', `/events/${id}`, { token });
const list = async (range: string, token = manager.token) =>
  (await api.call('GET', `/events?${range}`, { token })).json;
const MISSING = '01900000-0000-7000-8000-000000000000';

test('nobody may look, and an employee changes nothing', async () => {
  expect((await api.call('GET', '/events?start=2030-01-01&end=2030-01-02')).status).toBe(401);
  for (const reply of [
    await add({ date: '2030-01-01', title: 'X' }, worker.token),
    await remove(MISSING, worker.token),
  ])
    expect(reply.json.code).toBe('managers_only');
});

test("another project's event reads like none", async () => {
  const { json } = await add({ date: '2030-02-01', title: 'Mine' });
  const body = { date: '2030-02-01', title: 'Theirs' };
  const [foreign, none] = [await put(json.id, body, other.token), await put(MISSING, body, other.token)];
  expect([foreign.status, foreign.text]).toEqual([404, none.text]);
  expect((await remove(json.id, other.token)).status).toBe(404);
  expect(await list('start=2030-02-01&end=2030-02-01', other.token)).toEqual([]);
});

test.each([
  [{ date: '2030-02-30' }, 'date'],
  [{ title: ' ' }, 'title'],
  [{ title: 'x'.repeat(81) }, 'title'],
  [{ color: 'red; background: url(x)' }, 'color'],
  [{ version: 7 }, 'version'],
  [{ takings_percent: 0 }, 'takings_percent'],
  [{ takings_percent: 1001 }, 'takings_percent'],
  [{ takings_percent: 99.5 }, 'takings_percent'],
])('a wrong field is named: %o', async (fields, field) => {
  const reply = await add({ date: '2030-01-01', title: 'X', ...fields });
  expect([reply.status, Object.keys(reply.json.errors)]).toEqual([422, [field]]);
});

test('an event is seen by everybody, in the schedule too, moved to another day and deleted', async () => {
  const created = await add({ date: '2031-05-05', title: ' Žolinė ', color: 'violet', description: '' });
  expect([created.status, created.json]).toEqual([
    201,
    {
      id: created.json.id,
      date: '2031-05-05',
      title: 'Žolinė',
      description: null,
      color: 'violet',
      takings_percent: null,
      version: 1,
    },
  ]);
  expect(await list('start=2031-05-01&end=2031-05-31', worker.token)).toEqual([created.json]);
  const month = await api.call('GET', '/schedule?start=2031-05-01&end=2031-05-31', { token: worker.token });
  expect(month.json.events).toEqual([created.json]);
  const moved = await put(created.json.id, { date: '2031-05-06', title: 'Fair' }, manager.token, { 'if-match': '"1"' });
  expect([moved.json.date, moved.json.color, moved.json.version]).toEqual(['2031-05-06', 'blue', 2]);
  const stale = await put(created.json.id, { date: '2031-05-07', title: 'Fair' }, manager.token, { 'if-match': '"1"' });
  expect([stale.status, stale.json.code]).toEqual([412, 'stale']);
  const next = await api.deps.database.inProject(manager.projectId, (tx) =>
    upcomingEvents(tx, { from: '2031-05-06', limit: 5 }),
  );
  expect(next).toEqual([moved.json]);
  expect([(await remove(created.json.id)).status, (await remove(created.json.id)).status]).toEqual([204, 404]);
  const told = await api.deps.database.inProject(manager.projectId, (tx) =>
    tx.selectFrom('activity').select(['action_type', 'details']).orderBy('id', 'desc').limit(3).execute(),
  );
  expect(told.map(({ action_type }) => action_type)).toEqual(['event.deleted', 'event.updated', 'event.created']);
  expect(told[1]?.details).toMatchObject({ before: { title: 'Žolinė' }, after: { title: 'Fair' } });
});

test('what an event does to takings is for managers', async () => {
  const { json } = await add({ date: '2033-05-05', title: 'Mugė', takings_percent: 140 });
  expect(json.takings_percent).toBe(140);
  const range = 'start=2033-05-01&end=2033-05-31';
  const seen = async (token: string) => [
    (await list(range, token)).map(({ takings_percent }: { takings_percent: number | null }) => takings_percent),
    (await api.call('GET', `/schedule?${range}`, { token })).json.events.map(
      ({ takings_percent }: { takings_percent: number | null }) => takings_percent,
    ),
  ];
  expect(await seen(manager.token)).toEqual([[140], [140]]);
  expect(await seen(worker.token)).toEqual([[null], [null]]);
  const left = await put(json.id, { date: '2033-05-05', title: 'Mugė' });
  expect(left.json.takings_percent).toBeNull();
});

test('of two changes at once from the same version one wins', async () => {
  const { json } = await add({ date: '2032-01-01', title: 'A' });
  const replies = await Promise.all(
    ['B', 'C'].map((title) => put(json.id, { date: '2032-01-01', title }, manager.token, { 'if-match': '"1"' })),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 412]);
});
