import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createWorker, type TestManager } from '../../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ parts: { now: () => Date.parse('2026-11-29T12:00+02:00') } });
});
afterAll(() => api.close());

type Json = Awaited<ReturnType<TestApp['call']>>['json'];
let manager: TestManager;
let id: string;
async function hire(fields: object) {
  manager = await createManager(api);
  ({ id } = await createWorker(api, manager, { contract_hours_per_week: 40, min_shifts_per_week: 0, ...fields }));
  await call('PUT', '/settings/system', { accounting_start: '2026-01-01', accounting_months: 3 });
}
const call = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<Json> => {
  const reply = await api.call(method, path, { token: manager.token, ...(body && { body }) });
  expect([path, reply.status < 300 ? 'done' : reply.text]).toEqual([path, 'done']);
  return reply.json;
};
const worked = (date: string, to: string) =>
  call('POST', '/timesheets', { employee_id: id, started_at: `${date}T08:00`, ended_at: `${date}T${to}`, reason: 'x' });

/** Hours, rate and cost of the general export, and of a payroll file of October. */
async function figures(start = '2026-10-01', end = '2026-10-31') {
  const path = `/timesheets/export?start=${start}&end=${end}&format=csv`;
  const [, line = ''] = (await api.call('GET', path, { token: manager.token })).text.split('\r\n');
  const cells = line.split(',');
  const columns = ['worked', 'rate', 'cost'].map((source) => ({ source, heading: source }));
  const body = { layout: 'people', columns, separator: 'comma', hours: 'point' };
  const { rows } = await call('POST', '/payroll-exports/preview?year=2026&month=10', body);
  return { general: [cells[4], cells[13], cells[14]], file: rows[0] };
}

test('a raise inside the month: no rate, since no one of them times the hours is the cost', async () => {
  await hire({ hourly_rate_cents: 1000, first_day: '2024-01-02' });
  await call('PUT', `/employees/${id}/employment/terms`, { valid_from: '2026-10-16', hourly_rate_cents: 2000 });
  await worked('2026-10-14', '16:00');
  expect((await figures()).file).toEqual(['8', '10', '80']);
  await worked('2026-10-20', '16:00');
  expect(await figures()).toEqual({ general: ['16', '', '240'], file: ['16', '', '240'] });
  expect((await figures('2026-10-16', '2026-10-31')).general).toEqual(['8', '20', '160']);
});

test('a raise after the month leaves the month its rate', async () => {
  await hire({ hourly_rate_cents: 1000, first_day: '2024-01-02' });
  await call('PUT', `/employees/${id}/employment/terms`, { valid_from: '2026-11-02', hourly_rate_cents: 2000 });
  await worked('2026-10-14', '16:00');
  expect((await figures()).file).toEqual(['8', '10', '80']);
});
