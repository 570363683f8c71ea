import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCafe, type TestCafe } from '../../../testing/seeds/cafe.ts';
import { createManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let cafe: TestCafe;
let ona: { id: string; token: string };
let rasa: { id: string; token: string };
beforeAll(async () => {
  api = await createTestApp();
  // One cook for eight hours from Monday to Saturday, and three cooks of 40 hours a week.
  cafe = await createCafe(api, 3);
  [ona = { id: '', token: '' }, rasa = { id: '', token: '' }] = cafe.workers;
});
afterAll(() => api.close());

type Json = Awaited<ReturnType<TestApp['call']>>['json'];
const get = (path: string, token = cafe.token) => api.call('GET', `/time-off/${path}`, { token });
const away = async (employee_id: string, start: string, end: string, type = 'vacation') => {
  const body = { employee_id, start, end, type };
  const { json } = await api.call('POST', '/schedule/repair', { token: cafe.token, body });
  await api.call('POST', `/schedule/repair/${json.id}/apply`, { token: cafe.token });
};
const MONTH = 'room?start=2031-06-01&end=2031-06-30';

test('only managers see the year and the room, each of their own project', async () => {
  for (const path of ['year?year=2031', MONTH]) {
    expect((await api.call('GET', `/time-off/${path}`)).status).toBe(401);
    expect((await get(path, ona.token)).status).toBe(403);
  }
  const own = 'consequence?start_date=2031-06-02&end_date=2031-06-06';
  expect((await get(own)).json.code).toBe('employees_only');
  expect((await get('consequence?start_date=2031-06-02&end_date=2031-06-01', ona.token)).json.errors).toHaveProperty(
    'end_date',
  );
  const stranger = await createManager(api, 'Other');
  await away(ona.id, '2031-01-06', '2031-01-10');
  expect((await get('year?year=2031', stranger.token)).json).toEqual([]);
  expect((await get('year?year=2031')).json).toMatchObject([
    { employee_id: ona.id, type: 'vacation', start_date: '2031-01-06', status: 'approved' },
  ]);
  expect((await get('year?year=2030')).json).toEqual([]);
});

// Six shifts of eight hours a week take two cooks: one has 40 hours. So one of three can be away, and a second one
// leaves the sixth shift open. With one on leave there is room for nobody; if that one is back on Saturday, another can
// be away, and two more leave all but Saturday open.
test('the room is what the requirements leave, week by week', async () => {
  await away(rasa.id, '2031-06-09', '2031-06-15');
  await away(rasa.id, '2031-06-16', '2031-06-20');
  const { status, json } = await get(MONTH);
  expect(status).toBe(200);
  const free = { role: 'cook', people: 3, away: 0, room: 1, opens: 1 };
  expect(json).toEqual([
    { start: '2031-06-02', roles: [free] },
    { start: '2031-06-09', roles: [{ ...free, away: 1, room: 0 }] },
    { start: '2031-06-16', roles: [{ ...free, away: 1, room: 1, opens: 5 }] },
    { start: '2031-06-23', roles: [free] },
    { start: '2031-06-30', roles: [free] },
  ]);
});

test('a week without needs or without anybody asks for nothing', async () => {
  const empty = await createManager(api, 'Empty');
  expect((await get(MONTH, empty.token)).json.map(({ roles }: Json) => roles)).toEqual([[], [], [], [], []]);
});

// 24 June is a public holiday (DK 123): a vacation of that week is four working days.
test('an employee sees what a request would do: own published shifts, how many could take them, colleagues, days', async () => {
  const shift = { date: '2031-06-25', template: 'DAY', role: 'cook', employee_id: ona.id };
  await api.call('POST', '/schedule/shifts', { token: cafe.token, body: shift });
  await api.call('POST', '/schedule/publish?year=2031&month=6', { token: cafe.token });
  await api.call('POST', '/schedule/shifts', { token: cafe.token, body: { ...shift, date: '2031-06-27' } });
  await away(rasa.id, '2031-06-26', '2031-06-26', 'training');
  const { json } = await get('consequence?start_date=2031-06-23&end_date=2031-06-29', ona.token);
  expect(json).toEqual({
    opens: [{ date: '2031-06-25', start_time: '08:00', end_time: '16:30', role: 'cook', takers: 2 }],
    unfillable: 0,
    colleagues_away: 1,
    working_days: 4,
    balances: [],
  });
});

test('an employee sees what is left of the type that they ask for, in each year of the days', async () => {
  const birthday = { code: 'gimtadienis', name: 'Gimtadienis – žalia diena', paid: true, counted_in: 'working_days' };
  const types = { ...birthday, per_year: 1, can_request: true };
  expect((await api.call('POST', '/leave-types', { token: cafe.token, body: types })).status).toBe(201);
  const study = { paid: true, counted_in: 'hours', per_year: 40, balance: 'study_leave' };
  expect((await api.call('PUT', '/leave-types/study_leave', { token: cafe.token, body: study })).status).toBe(200);
  const balances = async (type: string, token = ona.token, days = 'start_date=2031-12-31&end_date=2032-01-02') =>
    (await get(`consequence?${days}&type=${type}`, token)).json.balances;
  // 31 December and 2 January are working days, 1 January is a public holiday.
  const own = { type: 'gimtadienis', type_name: 'Gimtadienis – žalia diena', unit: 'days', left: 1, takes: 1 };
  expect(await balances('gimtadienis')).toEqual([
    { ...own, year: 2031 },
    { ...own, year: 2032 },
  ]);
  const asked = { type: 'gimtadienis', start_date: '2031-08-04', end_date: '2031-08-04', reason: 'Gimtadienis' };
  const { id } = (await api.call('POST', '/time-off', { token: ona.token, body: asked })).json;
  const approval = { token: cafe.token, body: { status: 'approved' } };
  expect((await api.call('PUT', `/time-off/${id}`, approval)).status).toBe(200);
  const two = 'start_date=2031-08-05&end_date=2031-08-06';
  expect(await balances('gimtadienis', ona.token, two)).toEqual([{ ...own, year: 2031, left: 0, takes: 2 }]);
  expect(await balances('gimtadienis', rasa.token, two)).toEqual([{ ...own, year: 2031, takes: 2 }]);
  // A day is 8 hours of a contract of 40 in 5 days.
  expect(await balances('study_leave', ona.token, two)).toEqual([
    { type: 'study_leave', type_name: null, unit: 'hours', year: 2031, left: 40, takes: 16 },
  ]);
  for (const type of ['personal', 'nothing']) expect(await balances(type)).toEqual([]);
});
