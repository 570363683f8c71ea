import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

// In Lithuania overtime can become leave (DK 144(5)); in Estonia's pack it can't.
let api: TestApp;
let manager: TestManager;
beforeAll(async () => {
  api = await createTestApp({ parts: { now: () => Date.parse('2031-07-02T12:00+03:00') } });
  manager = await createManager(api);
});
afterAll(() => api.close());

const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  api.call(method, path, { token: manager.token, ...(body && { body }) });
const isOffered = async () => (await call('GET', '/settings/system')).json.law.overtime_leave;

test('the overtime of a month can become leave by the law of that month', async () => {
  const terms = { hourly_rate_cents: 1000, contract_hours_per_week: 40, vacation_days_per_year: 20 };
  const ona = await createWorker(api, manager, { name: 'Ona', roles: ['cook'], ...terms });
  await call('PUT', '/settings/system', { regime: 'fixed' });
  // Monday to Friday from 08:00 to 17:00, one shift of which May publishes: 5 hours above the contract.
  for (const [month, days] of [
    ['05', ['05', '06', '07', '08', '09']],
    ['06', ['02', '03', '04', '05', '06']],
  ] as const) {
    for (const day of days) {
      const date = `2031-${month}-${day}`;
      const hours = { started_at: `${date}T08:00`, ended_at: `${date}T17:00` };
      await call('POST', '/timesheets', { employee_id: ona.id, ...hours, reason: 'x' });
    }
  }
  const shift = { date: '2031-05-05', start_time: '08:00', end_time: '17:00', break_minutes: 0, role: 'cook' };
  await call('POST', '/schedule/shifts', { ...shift, employee_id: ona.id });
  expect((await call('POST', '/schedule/publish?year=2031&month=5')).status).toBe(200);
  const offerOf = async (month: number) =>
    (await call('GET', `/overtime-leave/offer?year=2031&month=${month}&employee_id=${ona.id}`)).json.state;
  const ask = async (month: number) =>
    (await call('POST', '/overtime-leave', { year: 2031, month, employee_id: ona.id })).json;
  expect([await isOffered(), await offerOf(5), await offerOf(6)]).toEqual([true, 'free', 'free']);

  await call('PUT', '/settings/system', { law_pack: 'ee' });
  expect([await isOffered(), await offerOf(5), await offerOf(6)]).toEqual([true, 'free', 'none']);
  expect((await ask(6)).code).toBe('overtime_leave_none');
  expect((await ask(5)).status).toBe('approved');
});

test('without a month of such a law none is offered', async () => {
  manager = await createManager(api, 'Kohvik');
  await call('PUT', '/settings/system', { law_pack: 'ee' });
  expect(await isOffered()).toBe(false);
});
