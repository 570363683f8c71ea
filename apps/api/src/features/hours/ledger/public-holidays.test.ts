import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

// Nothing is imported: December 2026 has 24 to 26 as public holidays, and its 31st is the day before 1 January (DK 112,
// 123).
let api: TestApp;
let manager: TestManager;
let ona: { id: string; token: string };
beforeAll(async () => {
  api = await createTestApp({ parts: { now: () => Date.parse('2026-12-28T12:00+02:00') } });
  manager = await createManager(api);
  await ask('PUT', '/settings/system', { accounting_months: 1 });
  ona = await hire({ name: 'Ona', hourly_rate_cents: 1000 });
  // A closing day of the business's own, on a working day.
  await ask('POST', '/holidays', { date: '2026-12-07', name: 'Inventorizacija', closed: true });
});
afterAll(() => api.close());

const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  api.call(method, path, { token: manager.token, ...(body && { body }) });
const hire = async (fields: object) => {
  const worker = await createWorker(api, manager, { contract_hours_per_week: 40, ...fields });
  await api.deps.database.inProject(manager.projectId, (tx) =>
    tx.updateTable('employee').set({ created_at: '2026-11-01T09:00+02:00' }).where('id', '=', worker.id).execute(),
  );
  return worker;
};
const normOf = async ({ id }: { id: string }, month = '2026-12') => {
  const { json } = await ask('GET', `/ledger?date=${month}-15`);
  return json.people.find((one: { employee_id: string }) => one.employee_id === id).month_norm_hours;
};
const clock = (date: string) =>
  ask('POST', '/timesheets', {
    employee_id: ona.id,
    started_at: `${date}T08:00`,
    ended_at: `${date}T16:00`,
    reason: 'Pamiršo',
  });

test('the norm of December 2026: full, half, reduced and in a six-day week', async () => {
  const half = await hire({ contract_hours_per_week: 20 });
  const reduced = await hire({ contract_hours_per_week: 32, has_reduced_norm: true });
  const six = await hire({ work_days_per_week: 6 });
  expect(await Promise.all([ona, half, reduced, six].map((who) => normOf(who)))).toEqual([166, 82, 134.4, 160]);
  expect(await normOf(ona, '2027-01')).toBe(160);
});

test('an import changes no norm, nor does taking back what was imported', async () => {
  for (const year of [2026, 2027, 2026])
    expect((await ask('POST', '/holidays/import', { country: 'LT', year })).status).toBe(200);
  expect(await normOf(ona)).toBe(166);
  expect((await ask('DELETE', '/holidays/2026-12-24')).status).toBe(204);
  expect(await normOf(ona)).toBe(166);
});

test('a public holiday without a row is paid twice; a closing day of the business is not', async () => {
  for (const date of ['2026-12-07', '2026-12-24']) expect((await clock(date)).status).toBe(201);
  const { json } = await ask('GET', '/timesheets?start=2026-12-01&end=2026-12-31');
  expect(json.map(({ date, holiday_minutes }: Record<string, unknown>) => [date, holiday_minutes])).toEqual([
    ['2026-12-07', 0],
    ['2026-12-24', 480],
  ]);
  const { text } = await ask('GET', '/timesheets/export?start=2026-12-01&end=2026-12-31&format=csv');
  const line = text.split('\r\n').find((row) => row.includes('Ona')) ?? '';
  // Eight hours at 10 euro, and eight at twice as much (DK 144).
  expect(line.split(',')).toContain('240');
});

test('a shift on a public holiday counts as one for the shares, a shift on a closing day does not', async () => {
  for (const date of ['2026-11-02', '2026-11-09'])
    await ask('POST', '/schedule/shifts', {
      date,
      start_time: '08:00',
      end_time: '16:00',
      role: 'cook',
      employee_id: ona.id,
    });
  await ask('POST', '/holidays', { date: '2026-11-09', name: 'Remontas', closed: true });
  await ask('POST', '/schedule/publish?year=2026&month=11');
  const { json } = await ask('GET', '/schedule/summary?start=2026-11-01&end=2026-11-30');
  const own = json.by_employee.find((one: { employee_id: string }) => one.employee_id === ona.id);
  expect(own).toMatchObject({ shifts: 2, holiday_shifts: 1 });
  const fairness = (await ask('GET', '/ledger/fairness?date=2026-11-30&months=1')).json;
  expect(fairness.people.find((one: { employee_id: string }) => one.employee_id === ona.id).holidays).toBe(1);
});

test('the calendar shows both: who is closed, and what is public', async () => {
  const { json } = await ask('GET', '/schedule?start=2026-12-01&end=2026-12-24');
  expect(json.holidays).toEqual([
    { date: '2026-12-07', name: 'Inventorizacija', closed: true, public: false },
    { date: '2026-12-24', name: 'Christmas Eve', closed: false, public: true },
  ]);
});
