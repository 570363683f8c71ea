import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let manager: TestManager;
let stranger: TestManager;
let ona: { id: string; token: string };
beforeAll(async () => {
  api = await createTestApp();
  api.deps.now = () => Date.parse('2031-05-14T09:00:00Z');
  [manager, stranger] = [await createManager(api), await createManager(api, 'Other')];
  ona = await createWorker(api, manager, { vacation_days_per_year: 20 });
  await createWorker(api, manager);
});
afterAll(() => api.close());

type Json = Awaited<ReturnType<TestApp['call']>>['json'];
const types = async (token = manager.token): Promise<Json[]> => (await api.call('GET', '/leave-types', { token })).json;
const RULE = {
  paid: true,
  counted_in: 'working_days',
  balance: 'study_leave',
  per_year: 10,
  since: null,
  carry_over_max: null,
  carry_over_until: null,
  is_pro_rata: false,
};
const change = (type: string, body: object, headers = {}, token = manager.token) =>
  api.call('PUT', `/leave-types/${type}`, { token, body: { ...RULE, ...body }, headers });
const balances = async (query = '', token = manager.token): Promise<Json[]> =>
  (await api.call('GET', `/leave-types/balances${query}`, { token })).json;
const correct = (body: object, token = manager.token) =>
  api.call('POST', '/leave-types/corrections', {
    token,
    body: { employee_id: ona.id, type: 'vacation', year: 2031, amount: 2, reason: 'From the old system', ...body },
  });
const away = async (type: string, start: string, end: string) => {
  const body = { employee_id: ona.id, start, end, type };
  const { json } = await api.call('POST', '/schedule/repair', { token: manager.token, body });
  expect((await api.call('POST', `/schedule/repair/${json.id}/apply`, { token: manager.token })).status).toBe(200);
};

test('everybody reads the types, with the signs of the sheet; only a manager changes them', async () => {
  expect((await api.call('GET', '/leave-types')).status).toBe(401);
  const read = await types(ona.token);
  expect(read.find(({ code }) => code === 'vacation')).toMatchObject({ sign: 'A', paid: true, balance: 'vacation' });
  expect(read.find(({ code }) => code === 'parents_day')).toMatchObject({ sign: 'M', balance: null, version: 0 });
  expect((await change('study_leave', {}, {}, ona.token)).status).toBe(403);
  expect((await correct({}, ona.token)).status).toBe(403);
});

test.each([
  [{ per_year: -1 }, 'per_year'],
  [{ per_year: 1.005 }, 'per_year'],
  [{ counted_in: 'weeks' }, 'counted_in'],
  [{ balance: 'sick_leave' }, 'balance'],
  [{ carry_over_until: '13-01' }, 'carry_over_until'],
  [{ since: '2031-02-30' }, 'since'],
])('a wrong field is named: %o', async (body, field) => {
  const { status, json } = await change('study_leave', body);
  expect([status, Object.keys(json.errors)]).toEqual([422, [field]]);
});

test('a type gets a balance in hours; an old tab and two at once do not overwrite each other', async () => {
  const first = await change(
    'training',
    { balance: 'training', counted_in: 'hours', per_year: 40 },
    { 'if-match': '"0"' },
  );
  expect([first.status, first.json.version]).toEqual([200, 1]);
  expect((await change('training', {}, { 'if-match': '"0"' })).json.code).toBe('stale');
  const same = { balance: 'training', counted_in: 'hours', per_year: 32 };
  const both = await Promise.all([1, 2].map(() => change('training', same, { 'if-match': '"1"' })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
  // A whole working day of 40 hours a week is 8 hours; a morning is what it is.
  await away('training', '2031-05-05', '2031-05-05');
  await away('training', '2031-05-20T09:00', '2031-05-20T12:00');
  const [found] = (await balances(`?employee_id=${ona.id}`)).filter(({ type }) => type === 'training');
  expect(found).toMatchObject({ unit: 'hours', entitled: 32, taken: 8, planned: 3, left: 21 });
  expect((await balances('', stranger.token)).length).toBe(0);
  expect((await types(stranger.token)).find(({ code }) => code === 'training')).toMatchObject({ version: 0 });
  const own = await balances('', ona.token);
  expect(new Set(own.map(({ employee_id }) => employee_id))).toEqual(new Set([ona.id]));
});

test('one type takes from the balance of another, which must keep one', async () => {
  expect((await change('study_leave', { balance: 'vacation', per_year: null })).status).toBe(200);
  const taken = await change('vacation', { balance: null, per_year: null });
  expect([taken.status, Object.keys(taken.json.errors)]).toEqual([422, ['balance']]);
  await away('study_leave', '2031-06-02', '2031-06-03');
  const [vacation] = await balances(`?employee_id=${ona.id}`);
  expect(vacation).toMatchObject({ type: 'vacation', entitled: 20, planned: 2, left: 18 });
});

test('a correction counts, with its reason and a trace, and the employee is notified', async () => {
  for (const [body, field] of [
    [{ amount: 0 }, 'amount'],
    [{ reason: ' ' }, 'reason'],
    [{ employee_id: 'nobody' }, 'employee_id'],
    [{ type: 'sick_leave' }, 'type'],
  ] as const)
    expect((await correct(body)).json.errors).toHaveProperty(field);
  expect((await correct({}, stranger.token)).json.errors).toHaveProperty('employee_id');
  const made = await correct({ amount: 2.5 });
  expect([made.status, made.json]).toEqual([
    201,
    expect.objectContaining({ amount: 2.5, reason: 'From the old system', created_by: expect.any(String) }),
  ]);
  expect((await balances(`?employee_id=${ona.id}`))[0]).toMatchObject({ corrected: 2.5, left: 20.5 });
  expect((await api.call('GET', '/time-off/balance', { token: ona.token })).json).toMatchObject({
    allowed: 22.5,
    planned: 2,
    left: 20.5,
  });
  const list = await api.call('GET', '/leave-types/corrections?year=2031', { token: ona.token });
  expect(list.json).toEqual([made.json]);
  expect((await api.call('GET', '/leave-types/corrections', { token: stranger.token })).json).toEqual([]);
  const history = await api.call('GET', `/activity?type=time_off.corrected&person=${ona.id}`, { token: manager.token });
  expect(history.json.items).toMatchObject([{ details: { amount: 2.5 } }]);
  expect(history.text).not.toContain('old system');
});

// 20 and a correction of 2.5, less two days of study leave that are planned: 20.5 are left. 30 June to 1 August has 25
// working days (6 July, the holiday, is a Sunday).
test('an absence longer than the balance is allowed, with a warning', async () => {
  const body = { employee_id: ona.id, start: '2031-06-30', end: '2031-08-01', type: 'vacation' };
  const long = await api.call('POST', '/schedule/repair', { token: manager.token, body });
  expect([long.status, long.json.overdrawn]).toEqual([
    200,
    [{ name: 'Žydrūnas Kęsgaila', year: 2031, unit: 'days', left: 20.5, takes: 25 }],
  ]);
  const short = { ...body, end: '2031-07-04' };
  const fits = await api.call('POST', '/schedule/repair', { token: manager.token, body: short });
  expect(fits.json.overdrawn).toEqual([]);
  expect((await api.call('POST', `/schedule/repair/${long.json.id}/apply`, { token: manager.token })).status).toBe(200);
  expect((await balances(`?employee_id=${ona.id}`))[0]).toMatchObject({ planned: 27, left: -4.5 });
});
