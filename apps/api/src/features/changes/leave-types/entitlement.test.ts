import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let manager: TestManager;
let ona: { id: string; token: string };
beforeAll(async () => {
  api = await createTestApp();
  api.deps.now = () => Date.parse('2031-05-14T09:00:00Z');
  manager = await createManager(api);
  ona = await createWorker(api, manager, { vacation_days_per_year: 20 });
});
afterAll(() => api.close());

type Json = Awaited<ReturnType<TestApp['call']>>['json'];
const VACATION = { paid: true, counted_in: 'working_days' };
const change = (body: object, code = 'vacation') =>
  api.call('PUT', `/leave-types/${code}`, { token: manager.token, body: { ...VACATION, ...body } });
const balanceOf = async (id: string, { type = 'vacation', year = 2031 } = {}): Promise<Json> => {
  const url = `/leave-types/balances?employee_id=${id}&year=${year}`;
  return (await api.call('GET', url, { token: manager.token })).json.find((one: Json) => one.type === type);
};
const consequence = async (start: string, end: string): Promise<Json> => {
  const url = `/time-off/consequence?start_date=${start}&end_date=${end}&type=vacation`;
  return (await api.call('GET', url, { token: ona.token })).json;
};
const enter = (body: object) =>
  api.call('POST', '/absences', { token: manager.token, body: { employee_ids: [ona.id], type: 'vacation', ...body } });

test.each([
  [{ half_days: ['02-30'] }, 'half_days'],
  [{ half_days: ['24.12'] }, 'half_days'],
  [{ half_days: '12-24' }, 'half_days'],
  [{ is_earned_monthly: 'yes' }, 'is_earned_monthly'],
  [{ week_days: 0 }, 'week_days'],
  [{ week_days: 8 }, 'week_days'],
  [{ week_days: 4.5 }, 'week_days'],
  [{ week_days: 5, counted_in: 'hours' }, 'week_days'],
  [{ half_days: Array.from({ length: 11 }, (_, day) => `01-${day + 10}`) }, 'half_days'],
])('a wrong field is named: %o', async (body, field) => {
  const { status, json } = await change(body);
  expect([status, Object.keys(json.errors).map((path) => path.split('.')[0])]).toEqual([422, [field]]);
});

// Of 22 December 2031 to 2 January 2032 the working days are 22, 23, 29, 30, 31 December and 2 January: 24 to 26
// December and 1 January are public holidays in Lithuania.
test('a half public holiday takes half a day of the balance, in what is said before too, and no more of a holiday', async () => {
  expect(await consequence('2031-12-22', '2032-01-02')).toMatchObject({ working_days: 6 });
  const made = await change({ half_days: ['12-31', '2030-12-24', '12-31'] });
  expect([made.status, made.json.half_days]).toEqual([200, ['12-24', '12-31']]);
  expect(await consequence('2031-12-22', '2032-01-02')).toMatchObject({
    working_days: 5.5,
    balances: [
      { year: 2031, left: 20, takes: 4.5 },
      { year: 2032, left: 20, takes: 1 },
    ],
  });
  expect((await enter({ start: '2031-12-22', end: '2032-01-02' })).status).toBe(201);
  expect(await balanceOf(ona.id)).toMatchObject({ planned: 4.5, left: 15.5 });
  // A program that doesn't know the field keeps it; an empty list ends it.
  expect((await change({})).json.half_days).toEqual(['12-24', '12-31']);
  expect((await change({ half_days: [] })).json.half_days).toEqual([]);
  expect(await balanceOf(ona.id)).toMatchObject({ planned: 5, left: 15 });
});

// Hours of a day of 8 on 31 December 2031: three in the morning are three, all of it four.
test('its hours are half too, and the type that takes from another’s balance follows that one', async () => {
  expect((await change({ counted_in: 'hours', per_year: 40, half_days: ['12-31'] }, 'training')).status).toBe(200);
  const body = { ...VACATION, code: 'kursai', name: 'Kursai', balance: 'training', half_days: [] };
  expect((await api.call('POST', '/leave-types', { token: manager.token, body })).status).toBe(201);
  const jonas = await createWorker(api, manager);
  const day = { employee_ids: [jonas.id], start: '2031-12-31', end: '2031-12-31' };
  const seen = await api.call('POST', '/absences/preview', { token: manager.token, body: { ...day, type: 'kursai' } });
  expect(seen.json.balance).toMatchObject([{ type: 'training', left_before: 40, left_after: 36 }]);
  const morning = { ...day, type: 'training', start_time: '09:00', end_time: '12:00' };
  expect((await enter(morning)).status).toBe(201);
  expect(await balanceOf(jonas.id, { type: 'training' })).toMatchObject({ planned: 3, left: 37 });
});

// A twelfth of 24 days is 2: in May 10 are earned, in July 14. 30 June to 11 July has ten working days, one of them of
// June (6 July, a public holiday, is a Sunday).
test('what is earned by months counts when it is earned, and a request by its days', async () => {
  const rasa = await createWorker(api, manager, { vacation_days_per_year: 24 });
  const made = await change({ is_earned_monthly: true });
  expect([made.status, made.json.is_earned_monthly]).toEqual([200, true]);
  expect(await balanceOf(rasa.id)).toMatchObject({ entitled: 24, earned: 10, left: 10 });
  const asked = async (start: string, end: string) => {
    const url = `/time-off/consequence?start_date=${start}&end_date=${end}&type=vacation`;
    return (await api.call('GET', url, { token: rasa.token })).json.balances;
  };
  expect(await asked('2031-06-30', '2031-07-11')).toMatchObject([{ left: 14, takes: 10 }]);
  expect(await asked('2031-12-22', '2032-01-02')).toMatchObject([
    { year: 2031, left: 24, takes: 5 },
    { year: 2032, left: 2, takes: 1 },
  ]);
  expect((await enter({ employee_ids: [rasa.id], start: '2031-06-30', end: '2031-07-11' })).status).toBe(201);
  // Of the 12 of June 11 are left and of the 14 of July 4: no more can be taken now.
  expect(await balanceOf(rasa.id)).toMatchObject({ earned: 10, planned: 10, left: 4 });
  const own = async (query = '') => (await api.call('GET', `/time-off/balance${query}`, { token: rasa.token })).json;
  expect(await own()).toMatchObject({ allowed: 24, earned: 10, left: 4 });
  expect(await own('?by=2031-09-01')).toMatchObject({ year: 2031, earned: 10, left: 8 });
  expect((await own('?by=2031-02-30')).errors).toHaveProperty('by');
  const long = await api.call('POST', '/schedule/repair', {
    token: manager.token,
    body: { employee_id: rasa.id, start: '2031-09-01', end: '2031-09-11', type: 'vacation' },
  });
  expect(long.json.overdrawn).toMatchObject([{ year: 2031, left: 8, takes: 9 }]);
  expect((await change({ is_earned_monthly: false })).status).toBe(200);
  expect(await balanceOf(rasa.id)).toMatchObject({ earned: null, left: 14 });
});

// Six days a week from 1 July 2031 on: 20 * 181/365 + 24 * 184/365 = 9.918 + 12.099 = 22.02.
test('another week from a day on gives its part from that day on', async () => {
  const petras = await createWorker(api, manager, { vacation_days_per_year: 20, contract_hours_per_week: 40 });
  const { version } = (await api.call('GET', `/employees/${petras.id}/employment`, { token: manager.token })).json;
  const changed = await api.call('PUT', `/employees/${petras.id}/employment/terms`, {
    token: manager.token,
    body: { valid_from: '2031-07-01', work_days_per_week: 6 },
    headers: { 'if-match': `"${version}"` },
  });
  expect(changed.status).toBe(200);
  expect(await balanceOf(petras.id)).toMatchObject({ entitled: 20 });
  expect((await change({ week_days: 5 })).json.week_days).toBe(5);
  expect(await balanceOf(petras.id)).toMatchObject({ entitled: 22.02, left: 22.02 });
  expect(await balanceOf(petras.id, { year: 2032 })).toMatchObject({ entitled: 24 });
  // A program that doesn't know the field keeps it; null ends it.
  expect((await change({})).json.week_days).toBe(5);
  expect((await change({ week_days: null })).json.week_days).toBeNull();
  expect(await balanceOf(petras.id)).toMatchObject({ entitled: 20 });
});
