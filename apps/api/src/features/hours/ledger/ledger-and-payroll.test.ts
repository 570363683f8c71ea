import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

// The accounting period is April to June; it is over.
const now = Date.parse('2031-07-02T12:00+03:00');
let api: TestApp;
let manager: TestManager;
let ona: { id: string; token: string };
beforeAll(async () => {
  api = await createTestApp({ parts: { now: () => now } });
});
afterAll(() => api.close());
beforeEach(async () => {
  manager = await createManager(api);
  // Some 24 hours per month.
  ona = await createWorker(api, manager, { name: 'Ona', hourly_rate_cents: 1000, contract_hours_per_week: 5.5 });
  await api.deps.database.inProject(manager.projectId, (tx) =>
    tx.updateTable('employee').set({ created_at: '2031-05-12T09:00+03:00' }).where('id', '=', ona.id).execute(),
  );
});

const asManager = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  api.call(method, path, { token: manager.token, ...(body && { body }) });
const plan = (date: string, [start_time, end_time]: [string, string]) =>
  asManager('POST', '/schedule/shifts', { date, start_time, end_time, role: 'cook', employee_id: ona.id });
const clock = (date: string, [from, to]: [string, string]) => {
  const times = { started_at: `${date}T${from}`, ended_at: `${date}T${to}`, reason: 'Pamiršo' };
  return asManager('POST', '/timesheets', { employee_id: ona.id, ...times });
};

const planned = ['2031-05-13', '2031-05-14', '2031-05-20', '2031-05-27'];
const planMay = async () => {
  for (const date of planned) await plan(date, ['08:00', '16:00']);
};
const publishMay = () => asManager('POST', '/schedule/publish?year=2031&month=5');

/** May and June with days that were clocked and days that were only scheduled; April is unknown. */
async function work() {
  await planMay();
  await publishMay();
  for (const date of ['2031-05-13', '2031-05-31', '2031-06-01', '2031-06-29', '2031-06-30'])
    await clock(date, ['08:00', '18:00']);
}

const ledgerOvertime = async () => {
  const { json } = await asManager('GET', '/ledger?date=2031-06-15');
  return { unknown: json.unknown_months, overtime: json.people[0].overtime_hours };
};
const payrollOvertime = async (start: string, end: string) => {
  const { text } = await asManager('GET', `/timesheets/export?start=${start}&end=${end}&format=csv`);
  return Number(text.split('\r\n')[1]?.split(',')[8]);
};

test('payroll pays as overtime what the ledger shows above the norm', async () => {
  await work();
  const { unknown, overtime } = await ledgerOvertime();
  expect(unknown).toBe(1);
  expect(overtime).toBeGreaterThan(10);
  expect(await payrollOvertime('2031-04-01', '2031-06-30')).toBe(overtime);
  // These are the last hours of the period: none of them is in May.
  const [may, june] = [
    await payrollOvertime('2031-05-01', '2031-05-31'),
    await payrollOvertime('2031-06-01', '2031-06-30'),
  ];
  expect(may + june).toBe(overtime);
  const lines = (await asManager('GET', '/timesheets?start=2031-04-01&end=2031-06-30')).json;
  const minutes = lines.reduce((sum: number, line: { overtime_minutes: number }) => sum + line.overtime_minutes, 0);
  expect(minutes).toBe(overtime * 60);
});

test('under the fixed regime both count week by week, also across the end of a month', async () => {
  await asManager('PUT', '/settings/system', { regime: 'fixed' });
  await work();
  // The weeks have 10 hours, none, 10 and 10, 10, 10.
  const { overtime } = await ledgerOvertime();
  expect(overtime).toBe(4.5 + 14.5 + 4.5 + 4.5);
  expect(await payrollOvertime('2031-04-01', '2031-06-30')).toBe(overtime);
  // The last ten hours of the week are the first of June.
  expect(await payrollOvertime('2031-06-01', '2031-06-30')).toBe(10 + 4.5 + 4.5);
});

test('a month that nobody clocked counts as it was published; drafts and days that somebody missed count nothing', async () => {
  await clock('2031-06-29', ['08:00', '18:00']);
  await clock('2031-06-30', ['00:00', '23:00']);
  const both = async () => [(await ledgerOvertime()).overtime, await payrollOvertime('2031-04-01', '2031-06-30')];
  const [before = 0] = await both();
  await planMay();
  expect(await both()).toEqual([before, before]);
  await publishMay();
  const [after = 0, paid] = await both();
  expect(after).toBeGreaterThan(before);
  expect(paid).toBe(after);
  await clock('2031-05-13', ['08:00', '16:00']);
  const [overtime = 0, last] = await both();
  expect(overtime).toBeCloseTo(after - 3 * 8);
  expect(last).toBe(overtime);
});

test('under the fixed regime a missed day makes no overtime of the week either, and an unclocked one does', async () => {
  await asManager('PUT', '/settings/system', { regime: 'fixed' });
  await plan('2031-05-26', ['08:00', '16:00']);
  await plan('2031-05-27', ['08:00', '16:00']);
  await publishMay();
  await clock('2031-06-01', ['08:00', '12:00']);
  expect(await payrollOvertime('2031-06-01', '2031-06-30')).toBe(4);
  expect((await ledgerOvertime()).overtime).toBe(16 - 5.5 + 4);
  await clock('2031-05-26', ['08:00', '09:00']);
  expect(await payrollOvertime('2031-06-01', '2031-06-30')).toBe(0);
  expect((await ledgerOvertime()).overtime).toBe(0);
});
