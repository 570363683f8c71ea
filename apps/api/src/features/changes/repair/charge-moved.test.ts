import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

// It is 12:00 on the day before. Ona, a cook, is away from 10 to 18; only Jonas can cook in her place, and he waits
// tables from 12 to 20; Rasa can take that. The business rule pays half of what is announced less than 48 hours
// ahead.
const NOW = Date.parse('2026-03-05T12:00+02:00');
let api: TestApp;
let manager: TestManager;
beforeAll(async () => {
  api = await createTestApp({ parts: { now: () => NOW } });
  manager = await createManager(api);
});
afterAll(() => api.close());

type Json = Awaited<ReturnType<TestApp['call']>>['json'];
async function call(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<Json> {
  const reply = await api.call(method, path, { token: manager.token, ...(body && { body }) });
  expect([path, reply.status < 300 ? 'done' : reply.text]).toEqual([path, 'done']);
  return reply.json;
}
const hire = (name: string, roles: string[]) =>
  createWorker(api, manager, { name, roles, hourly_rate_cents: 1000, max_hours_per_week: 60 });

test('who moves for somebody who is away is paid, who is away is not, and undoing takes it back', async () => {
  const ona = await hire('Ona', ['cook']);
  const jonas = await hire('Jonas', ['cook', 'waiter']);
  const rasa = await hire('Rasa', ['waiter']);
  await call('PUT', '/settings/system', { late_change_hours: 48, late_change_percent: 50 });
  for (const [employee_id, role, start_time, end_time] of [
    [ona.id, 'cook', '10:00', '18:00'],
    [jonas.id, 'waiter', '12:00', '20:00'],
  ])
    await call('POST', '/schedule/shifts', {
      date: '2026-03-06',
      start_time,
      end_time,
      break_minutes: 0,
      role,
      employee_id,
    });
  await call('POST', '/schedule/publish?year=2026&month=3');
  const list = () => call('GET', '/late-changes?start=2026-03-01&end=2026-03-31');

  const away = { employee_id: ona.id, start: '2026-03-06', end: '2026-03-06', type: 'sick_leave' };
  const { id, changes, prices, alone } = await call('POST', '/schedule/repair', away);
  expect(changes.map(({ from_employee_id, to_employee_id }: Json) => [from_employee_id, to_employee_id])).toEqual(
    expect.arrayContaining([
      [ona.id, jonas.id],
      [jonas.id, rasa.id],
    ]),
  );
  // Jonas works from 10 to 18 now: of his 8 hours he loses those from 18 to 20. Half of 2 hours at 10 euros.
  const due = { employee_id: jonas.id, change: 'given_away', minutes: 60, amount_cents: 1000 };
  expect(prices).toMatchObject([due]);
  expect(alone.prices).toEqual([]);
  expect(await list()).toEqual([]);

  const { undo_id } = await call('POST', `/schedule/repair/${id}/apply`);
  expect(await list()).toMatchObject([{ ...due, basis: 'house', article: null }]);
  await call('POST', `/schedule/repair/${undo_id}/undo`);
  expect(await list()).toEqual([]);
});
