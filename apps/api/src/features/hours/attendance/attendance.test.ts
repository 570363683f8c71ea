import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

// The clocks of Vilnius go back from 04:00 to 03:00 on 26 October 2031.
const NOW = Date.parse('2031-11-03T12:00+02:00');
let api: TestApp;
let manager: TestManager;
let ona: { id: string; token: string };
let zydre: { id: string; token: string };
beforeAll(async () => {
  api = await createTestApp({ parts: { now: () => NOW } });
});
afterAll(() => api.close());
beforeEach(async () => {
  manager = await createManager(api);
  ona = await createWorker(api, manager, { name: 'Ona', roles: ['barista'] });
  zydre = await createWorker(api, manager, { name: 'Žydrė', roles: ['cook'] });
});

const find = async (query: Record<string, string> = {}, token = manager.token) =>
  api.call('GET', `/attendance?${new URLSearchParams(query).toString()}`, { token });
const names = async (query: Record<string, string>) =>
  (await find(query)).json.items.map(({ name }: { name: string }) => name);
const plan = async (employee_id: string, date: string, start_time: string, end_time: string, role = 'cook') => {
  const body = { date, start_time, end_time, role, employee_id };
  await api.call('POST', '/schedule/shifts', { token: manager.token, body });
  const [year, month] = date.split('-').map(Number);
  await api.call('POST', `/schedule/publish?year=${year}&month=${month}`, { token: manager.token });
};
const clock = (employee_id: string, started_at: string, ended_at: string) =>
  api.call('POST', '/timesheets', {
    token: manager.token,
    body: { employee_id, started_at, ended_at, break_minutes: 0, reason: 'Pamiršo' },
  });

test('only managers search', async () => {
  expect((await api.call('GET', '/attendance')).status).toBe(401);
  expect((await find({}, ona.token)).json.code).toBe('managers_only');
});

test('the entry counts where there is one, else the plan; another project sees nothing', async () => {
  await plan(ona.id, '2031-10-10', '14:00', '22:00', 'barista');
  await plan(zydre.id, '2031-10-10', '12:00', '20:00');
  await clock(ona.id, '2031-10-10T14:05', '2031-10-10T22:10');
  const { items, total } = (await find({ from: '2031-10-10', to: '2031-10-10' })).json;
  expect(total).toBe(2);
  expect(items).toMatchObject([
    {
      name: 'Ona',
      state: 'clocked',
      role: 'barista',
      planned_start: '2031-10-10T11:00:00.000Z',
      started_at: '2031-10-10T11:05:00.000Z',
      ended_at: '2031-10-10T19:10:00.000Z',
    },
    { name: 'Žydrė', state: 'planned', role: 'cook', planned_end: '2031-10-10T17:00:00.000Z', started_at: null },
  ]);
  const other = await createManager(api, 'Other');
  expect((await find({}, other.token)).json).toEqual({ items: [], total: 0 });
});

test('who was there at a time: from the first minute, not at the last; over midnight', async () => {
  await plan(ona.id, '2031-10-10', '14:00', '22:00');
  await clock(zydre.id, '2031-10-10T20:00', '2031-10-11T03:00');
  const day = { from: '2031-10-10', to: '2031-10-10' };
  expect(await names({ ...day, time: '14:00' })).toEqual(['Ona']);
  expect(await names({ ...day, time: '21:00' })).toEqual(['Žydrė', 'Ona']);
  expect(await names({ ...day, time: '22:00' })).toEqual(['Žydrė']);
  expect(await names({ ...day, time: '02:00' })).toEqual([]);
  expect(await names({ from: '2031-10-11', to: '2031-10-11', time: '02:00' })).toEqual(['Žydrė']);
  expect(await names({ from: '2031-10-11', to: '2031-10-11', time: '03:00' })).toEqual([]);
});

test('in the night when the clocks go back, both hours of that name are in the shift', async () => {
  await plan(ona.id, '2031-10-25', '22:00', '06:00');
  expect(await names({ from: '2031-10-26', to: '2031-10-26', time: '03:30' })).toEqual(['Ona']);
  expect(await names({ from: '2031-10-26', to: '2031-10-26', time: '06:00' })).toEqual([]);
});

test('by role, employee and a part of the name without diacritics; the newest first, page by page', async () => {
  await plan(ona.id, '2031-10-06', '08:00', '16:00', 'barista');
  await plan(zydre.id, '2031-10-07', '08:00', '16:00');
  await plan(zydre.id, '2031-09-08', '08:00', '16:00');
  expect(await names({ role: 'barista' })).toEqual(['Ona']);
  expect(await names({ employee_id: zydre.id })).toEqual(['Žydrė', 'Žydrė']);
  expect(await names({ name: 'zyd' })).toEqual(['Žydrė', 'Žydrė']);
  const second = (await find({ page: '2', page_size: '1' })).json;
  expect([second.total, second.items[0].date]).toEqual([3, '2031-10-06']);
});

test('drafts, what is still to come and nobody are left out; former employees stay', async () => {
  await plan(zydre.id, '2031-10-07', '08:00', '16:00');
  await plan(ona.id, '2031-11-20', '08:00', '16:00');
  const body = { date: '2031-10-08', start_time: '08:00', end_time: '16:00', role: 'cook', employee_id: ona.id };
  await api.call('POST', '/schedule/shifts', { token: manager.token, body });
  await api.call('DELETE', `/employees/${zydre.id}`, { token: manager.token });
  expect((await find()).json.items).toMatchObject([{ name: 'Žydrė', employee_id: null, date: '2031-10-07' }]);
  expect(await names({ to: '2031-11-30' })).toEqual(['Ona', 'Žydrė']);
});

test.each([
  ['from', { from: '2031-02-30' }],
  ['to', { from: '2031-10-10', to: '2031-10-09' }],
  ['time', { time: '25:00' }],
])('a wrong %s is named', async (field, query) => {
  const { status, json } = await find(query);
  expect([status, Object.keys(json.errors)]).toEqual([422, [field]]);
});
