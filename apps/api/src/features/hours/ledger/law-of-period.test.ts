import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

// Overtime: Latvia pays 2 times, Estonia 1.5 times. Žydrė has 10 hours a week, 2 a day, at 10 euros an hour.
let now = Date.parse('2026-11-01T12:00+02:00');
let api: TestApp;
let manager: TestManager;
let žydrė: string;
beforeAll(async () => {
  api = await createTestApp({ parts: { now: () => now } });
  manager = await createManager(api, 'Kafejnīca', { country: 'LV', law_pack: 'lv' });
  const period = { accounting_start: '2026-11-01', accounting_months: 2 };
  await call('PUT', '/settings/system', { regime: 'summary', ...period });
  const terms = { contract_hours_per_week: 10, first_day: '2024-01-02', hourly_rate_cents: 1000 };
  žydrė = (await createWorker(api, manager, { name: 'Žydrė Ąžuolienė', roles: ['cook'], ...terms })).id;
});
afterAll(() => api.close());

async function call(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) {
  const reply = await api.call(method, path, { token: manager.token, ...(body && { body }) });
  expect([path, reply.status < 300 ? 'done' : reply.text]).toEqual([path, 'done']);
  return reply.json;
}
/** Schedules, publishes and works five days of eight hours. */
async function workMonth(month: string, days: string[]): Promise<void> {
  for (const day of days) {
    const date = `2026-${month}-${day}`;
    const hours = { start_time: '08:00', end_time: '16:00', break_minutes: 0 };
    await call('POST', '/schedule/shifts', { date, ...hours, role: 'cook', employee_id: žydrė });
  }
  await call('POST', `/schedule/publish?year=2026&month=${month}`);
  now = Date.parse(`2026-${month}-28T12:00+02:00`);
  for (const day of days) {
    const hours = { started_at: `2026-${month}-${day}T08:00`, ended_at: `2026-${month}-${day}T16:00` };
    await call('POST', '/timesheets', { employee_id: žydrė, ...hours, reason: 'x' });
  }
}
test("a period's overtime is reckoned by the law of its last month, as payroll pays it", async () => {
  await workMonth('11', ['02', '03', '04', '05', '06']);
  await call('PUT', '/settings/system', { law_pack: 'ee' });
  await workMonth('12', ['01', '02', '03', '04', '07']);
  now = Date.parse('2027-01-02T12:00+02:00');
  // November's norm is 39 hours, December's 38: of 80 hours the last 3 are overtime, at 15 euros.
  const { people } = await call('GET', '/ledger?date=2026-12-15');
  expect(people).toMatchObject([{ period_norm_hours: 77, overtime_hours: 3, forecast_cents: 4500 }]);
  const { total } = await call('GET', '/labour-cost/worked?start=2026-12-01&end=2026-12-31');
  expect(total.worked_cents).toBe(37_000 + 4500);
});
