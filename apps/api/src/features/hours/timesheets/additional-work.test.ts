import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

// Work agreed in addition to the contract (DK 35): a separate column of the timesheet (DK 120), not part of the norm.
let api: TestApp;
let manager: TestManager;
let ona: { id: string; token: string };
beforeAll(async () => {
  api = await createTestApp({ parts: { now: () => Date.parse('2031-06-02T12:00+03:00') } });
});
afterAll(() => api.close());
beforeEach(async () => {
  manager = await createManager(api);
  ona = await createWorker(api, manager, { name: 'Ona', hourly_rate_cents: 1000, contract_hours_per_week: 40 });
  await asManager('POST', '/schedule/shifts', {
    date: '2031-05-07',
    start_time: '08:00',
    end_time: '16:00',
    role: 'cook',
    employee_id: ona.id,
  });
  await asManager('POST', '/schedule/publish?year=2031&month=5');
});

type Body = Record<string, unknown>;
const asManager = (method: 'GET' | 'POST' | 'PUT', path: string, body?: Body) =>
  api.call(method, path, { token: manager.token, ...(body && { body }) });
const write = (date: string, [from, to]: [string, string], more: Body = { is_additional: true }) => {
  const times = { started_at: `${date}T${from}`, ended_at: `${date}T${to}`, reason: 'Salės tvarkymas' };
  return asManager('POST', '/timesheets', { employee_id: ona.id, ...times, ...more });
};
const list = async () => (await asManager('GET', '/timesheets?start=2031-05-01&end=2031-05-31')).json;
const cellsOf = async () => {
  const { text } = await asManager('GET', '/timesheets/export?start=2031-05-01&end=2031-05-31&format=csv');
  const [heads = [], cells = []] = text.split('\r\n').map((row) => row.match(/(?<=^|,)("[^"]*"|[^,]*)/g) ?? []);
  return Object.fromEntries(heads.map((head, place) => [head.replaceAll('"', ''), cells[place]]));
};

test('it is no shift, no overtime and no rest day, and has its own column in payroll', async () => {
  expect((await write('2031-05-07', ['08:00', '16:00'], {})).status).toBe(201);
  expect((await write('2031-05-07', ['16:30', '19:30'])).status).toBe(201);
  // A day off by the schedule; one hour at night.
  expect((await write('2031-05-10', ['18:00', '23:00'])).status).toBe(201);
  const lines = await list();
  expect(lines).toMatchObject([
    { worked_minutes: 480, additional_minutes: 0, is_additional: false, after_minutes: 0 },
    { worked_minutes: 180, additional_minutes: 180, is_additional: true, shift: null, overtime_minutes: 0 },
    { worked_minutes: 300, additional_minutes: 300, rest_day_minutes: 0, night_minutes: 60 },
  ]);
  const cells = await cellsOf();
  // Eight hours, three, four, and one at night at one and a half times the rate.
  expect(cells).toMatchObject({ 'Worked, h': '16', 'Overtime, h': '0', 'Cost with premiums, EUR': '165' });
  expect(Object.entries(cells).find(([head]) => head.startsWith('Additional work'))?.[1]).toBe('8');
  const ledger = (await asManager('GET', '/ledger?date=2031-05-15')).json;
  expect(ledger.people[0]).toMatchObject({ month_worked_hours: 8 });
});

test('a planned shift is not worked by it: that is missing still', async () => {
  await write('2031-05-07', ['17:00', '19:00']);
  const states = (await list()).map(({ state, is_additional }: Body) => [state, is_additional]);
  expect(states.toSorted()).toEqual([
    ['closed', true],
    ['missing', false],
  ]);
});

test('who only worked beside the contract has not missed what was planned: the month counts as it was published', async () => {
  const forecast = async () => (await asManager('GET', '/ledger?date=2031-05-15')).json.people[0].forecast_hours;
  const before = await forecast();
  expect(before).toBeGreaterThan(0);
  await write('2031-05-20', ['17:00', '19:00']);
  expect(await forecast()).toBe(before);
});

test('a correction says so with a reason, keeps what was, and leaves it alone when it says nothing', async () => {
  const { json } = await write('2031-05-08', ['08:00', '10:00'], {});
  const times = { started_at: '2031-05-08T08:00', ended_at: '2031-05-08T10:00', reason: 'Papildomas susitarimas' };
  const change = (body: Body) => asManager('PUT', `/timesheets/${json.id}`, { ...times, ...body });
  expect((await change({ is_additional: true })).status).toBe(200);
  expect((await change({ ended_at: '2031-05-08T11:00' })).status).toBe(200);
  const line = (await list()).find(({ id }: Body) => id === json.id);
  expect(line).toMatchObject({ is_additional: true, additional_minutes: 180, version: 3 });
  const { versions } = (await asManager('GET', `/timesheets/${json.id}/history`)).json;
  expect(versions.map(({ is_additional }: Body) => is_additional)).toEqual([false, true]);
  const [last] = (await asManager('GET', '/activity?type=timesheet.updated')).json.items;
  expect(last.details.after).toMatchObject({ is_additional: true });
  expect((await change({ is_additional: 'yes' })).json.errors).toHaveProperty('is_additional');
});
