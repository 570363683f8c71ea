import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let manager: TestManager;
let ona: { id: string; token: string };
let petras: { id: string; token: string };

const post = (path: string, body: object) => api.call('POST', path, { token: manager.token, body });
const ask = (period = 'this_month', token = manager.token) => api.call('GET', `/analytics?period=${period}`, { token });
const work = (date: string, employee_id: string | null, [start_time, end_time]: [string, string], role = 'cook') =>
  post('/schedule/shifts', { date, start_time, end_time, break_minutes: 0, role, employee_id });

beforeAll(async () => {
  api = await createTestApp();
  api.deps.now = () => Date.parse('2031-05-13T09:00:00Z');
  manager = await createManager(api);
  const fields = { hourly_rate_cents: 1000, department: 'Virtuvė' };
  ona = await createWorker(api, manager, { name: 'Ona', contract_hours_per_week: 40, ...fields });
  petras = await createWorker(api, manager, { name: 'Petras', contract_hours_per_week: null });
  // Thursday 1 May is a holiday; the Wednesday before it is an hour shorter.
  await post('/holidays', { date: '2031-05-01', name: 'Gegužės 1-oji', closed: false });
  await work('2031-05-01', ona.id, ['08:00', '16:00']);
  await work('2031-05-05', ona.id, ['14:00', '00:00']);
  await work('2031-05-10', petras.id, ['08:00', '16:00'], 'barista');
  await work('2031-05-11', null, ['08:00', '16:00']);
  await work('2031-04-30', ona.id, ['22:00', '02:00']);
});
afterAll(() => api.close());

test('managers only', async () => {
  expect((await api.call('GET', '/analytics?period=this_month')).status).toBe(401);
  expect((await ask('this_month', ona.token)).json.code).toBe('managers_only');
});

test.each(['', 'last_month', 'this_week'])('no such period: %s', async (period) => {
  const reply = await ask(period);
  expect([reply.status, Object.keys(reply.json.errors)]).toEqual([422, ['period']]);
});

test('a new business has a report of nothing', async () => {
  const other = await createManager(api, 'Other');
  const { status, json } = await ask('this_year', other.token);
  expect(status).toBe(200);
  expect(json.totals).toMatchObject({ needed: 0, filled: 0, hours: 0, cost_cents: 0, norm_hours: 0 });
  expect([json.by_employee, json.by_role, json.by_department, json.series.length]).toEqual([[], [], [], 365]);
});

test('a month in sums, by person, role, department and day', async () => {
  const { json } = await ask();
  expect(json).toMatchObject({ start: '2031-05-01', end: '2031-05-31', without_rate: 1 });
  // Holiday 8 h × 2, plain 8 h, night 2 h × 1.5; Petras has no rate.
  const cost_cents = 16_000 + 8_000 + 3_000;
  expect(json.totals).toMatchObject({
    needed: 4,
    filled: 3,
    hours: 26,
    night_hours: 2,
    holiday_hours: 8,
    overtime_hours: 0,
    weekend_shifts: 1,
    norm_hours: 168,
    contract_hours: 18,
    cost_cents,
  });
  expect(json.by_employee).toMatchObject([
    {
      name: 'Ona',
      shifts: 2,
      hours: 18,
      norm_hours: 168,
      holiday_shifts: 1,
      weekend_shifts: 0,
      fair_weekend_shifts: 0.7,
    },
    {
      name: 'Petras',
      shifts: 1,
      hours: 8,
      norm_hours: null,
      weekend_shifts: 1,
      fair_weekend_shifts: 0.3,
      cost_cents: 0,
    },
  ]);
  expect(json.by_role).toMatchObject([
    { name: 'barista', people: 1, needed: 1, filled: 1, hours: 8 },
    { name: 'cook', people: 1, needed: 3, filled: 2, hours: 18, cost_cents },
  ]);
  expect(json.by_department).toMatchObject([
    { name: 'Virtuvė', people: 1, hours: 18, cost_cents },
    { name: null, people: 1, hours: 8 },
  ]);
  expect(json.series).toHaveLength(31);
  expect(json.series[0]).toMatchObject({ date: '2031-05-01', hours: 8, holiday_hours: 8, cost_cents: 16_000 });
  expect(json.series[10]).toMatchObject({ date: '2031-05-11', needed: 1, filled: 0, hours: 0 });
});

test('the month before is beside it; a quarter and a year hold both', async () => {
  // From 22:00 to 02:00 is night work; midnight to 02:00 of it is the holiday, which is more expensive.
  const april = { filled: 1, hours: 4, night_hours: 4, holiday_hours: 2, cost_cents: 3_000 + 4_000 };
  expect((await ask()).json.previous_totals).toMatchObject(april);
  for (const period of ['this_quarter', 'this_year'])
    expect((await ask(period)).json.totals).toMatchObject({ filled: 4, hours: 30, cost_cents: 27_000 + 7_000 });
});

test('overtime is above the norm of the accounting period; time off lowers the norm and is counted', async () => {
  await api.deps.database.inProject(manager.projectId, (tx) =>
    tx.updateTable('project').set({ accounting_months: 1 }).where('id', '=', manager.projectId).execute(),
  );
  const off = { type: 'vacation', start_date: '2031-05-05', end_date: '2031-05-30', reason: 'Atostogos' };
  const asked = await api.call('POST', '/time-off', { token: ona.token, body: off });
  await api.call('PUT', `/time-off/${asked.json.id}`, { token: manager.token, body: { status: 'approved' } });
  await work('2031-05-31', ona.id, ['08:00', '12:00']);
  const { totals, by_employee } = (await ask()).json;
  // Friday the 2nd is the only working day left; the shift of the 5th is over and stays.
  expect(totals).toMatchObject({ absence_days: 20, norm_hours: 8, overtime_hours: 14, needed: 5, filled: 4 });
  // The holiday fills the norm; then 8 hours by day, 2 at night and 4 by day, all above the norm.
  const cost_cents = 16_000 + 12_000 + 4_000 + 6_000;
  expect(by_employee[0]).toMatchObject({ cost_cents, hours: 22, overtime_hours: 14, absence_days: 20 });
});

test('former employees keep their hours under their name', async () => {
  const gone = await createWorker(api, manager, { name: 'Gabija' });
  await work('2031-05-02', gone.id, ['08:00', '12:00']);
  await api.deps.database.inProject(manager.projectId, (tx) =>
    tx
      .updateTable('shift')
      .set({ employee_id: null, former_name: 'Gabija' })
      .where('employee_id', '=', gone.id)
      .execute(),
  );
  await api.call('DELETE', `/employees/${gone.id}`, { token: manager.token });
  const { by_employee } = (await ask()).json;
  expect(by_employee.at(-1)).toMatchObject({ employee_id: null, name: 'Gabija', hours: 4, cost_cents: 0 });
});

test('need against cover by weekday and hour: managers only, of the own project, of at most a year', async () => {
  const cover = (query: string, token?: string) => api.call('GET', `/analytics/cover?${query}`, token ? { token } : {});
  // Only Sunday 11 May: an open shift from 8:00 to 16:00.
  const sunday = 'start=2031-05-11&end=2031-05-11';
  expect((await cover(sunday)).status).toBe(401);
  expect((await cover(sunday, ona.token)).json.code).toBe('managers_only');
  expect((await cover('start=2031-05-11&end=2031-05-10', manager.token)).json.errors).toHaveProperty('end');
  expect((await cover('start=2030-01-01&end=2031-05-10', manager.token)).json.errors).toHaveProperty('end');
  const { json } = await cover(sunday, manager.token);
  expect(json).toEqual([8, 9, 10, 11, 12, 13, 14, 15].map((hour) => ({ weekday: 7, hour, needed: 1, planned: 0 })));
  const other = await createManager(api, 'Other');
  expect((await cover(sunday, other.token)).json).toEqual([]);
});
