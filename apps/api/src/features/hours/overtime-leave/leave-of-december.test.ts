import { expect, onTestFinished, test } from 'vitest';
import { createManager, createWorker } from '../../../testing/seeds/people.ts';
import { createTestApp } from '../../../testing/test-app.ts';

test('overtime of December is leave of the year that follows, in which it can be taken', async () => {
  const api = await createTestApp({ parts: { now: () => Date.parse('2027-01-05T12:00+02:00') } });
  onTestFinished(() => api.close());
  const manager = await createManager(api);
  const { token } = manager;
  const asManager = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
    api.call(method, path, { token, ...(body && { body }) });
  const terms = { hourly_rate_cents: 1000, contract_hours_per_week: 40, vacation_days_per_year: 20 };
  const ona = await createWorker(api, manager, { name: 'Ona', ...terms });
  await asManager('PUT', '/settings/system', { regime: 'fixed' });
  for (const day of ['07', '08', '09', '10', '11'])
    await asManager('POST', '/timesheets', {
      employee_id: ona.id,
      started_at: `2026-12-${day}T08:00`,
      ended_at: `2026-12-${day}T17:00`,
      reason: 'Pamiršo',
    });
  const body = { year: 2026, month: 12 };
  const { id } = (await api.call('POST', '/overtime-leave', { token: ona.token, body })).json;
  expect((await asManager('PUT', `/overtime-leave/${id}`, { status: 'approved' })).status).toBe(200);
  const balance = async (year: number) =>
    (await asManager('GET', `/time-off/balance?employee_id=${ona.id}&year=${year}`)).json;
  // 5 days of 9 h are 5 h above 40: 7.5 h of leave, and 7.5 / 8 = 0.94 working days.
  expect(await balance(2026)).toMatchObject({ added: 0, left: 20 });
  expect(await balance(2027)).toMatchObject({ added: 0.94, left: 20.94 });
  expect(await balance(2028)).toMatchObject({ added: 0 });
});
