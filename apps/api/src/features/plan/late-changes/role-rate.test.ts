import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createWorker } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { loadMonth } from '../planning-input/index.ts';
import { withLateShifts } from './with-late-shifts.ts';

// It is Thursday 5 March 2026, 12:00 in Vilnius.
const now = Date.parse('2026-03-05T12:00+02:00');
let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ parts: { now: () => now } });
});
afterAll(() => api.close());

test('who has no own rate is paid by that of the role, as their work is, and the engine counts the same', async () => {
  const manager = await createManager(api);
  const done = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
    const reply = await api.call(method, path, { token: manager.token, ...(body && { body }) });
    expect([path, reply.status < 300 ? 'done' : reply.text]).toEqual([path, 'done']);
    return reply.json;
  };
  const worker = (name: string, hourly_rate_cents: number | null) =>
    createWorker(api, manager, { name, roles: ['cook'], hourly_rate_cents });
  const [ona, jonas] = [await worker('Žydrė Onaitė', 1000), await worker('Jonas', null)];
  // The business pays 40 % of what is lost less than 48 hours ahead.
  await done('PUT', '/settings/system', { late_change_hours: 48, late_change_percent: 40 });
  const role_rates = [
    { role: 'cook', starts: '2026-01-01', hourly_rate_cents: 800 },
    { role: 'cook', starts: '2026-03-07', hourly_rate_cents: 900 },
    { role: 'waiter', starts: '2026-01-01', hourly_rate_cents: 700 },
  ];
  await done('PUT', '/cost-terms', { employer_shares: [], role_rates, budgets: [] });
  const hours = { start_time: '10:00', end_time: '18:00', break_minutes: 30, role: 'cook' };
  for (const { id } of [ona, jonas])
    await done('POST', '/schedule/shifts', { date: '2026-03-06', ...hours, employee_id: id });
  await done('POST', '/schedule/publish?year=2026&month=3');

  const priced = await api.deps.database.inProject(manager.projectId, async (tx) => {
    const { problem, rows } = await loadMonth(tx, '2026-03-01', 'in_force');
    const [found] = await withLateShifts(tx, [problem], { rows, causes: [], now });
    return found?.people ?? [];
  });
  const rateOf = (id: string) => priced.find((one) => one.id === id)?.lateShifts?.map(({ rateCents }) => rateCents);
  expect([rateOf(ona.id), rateOf(jonas.id)]).toEqual([[1000], [800]]);

  const { amendment_id } = await done('POST', '/schedule/amend?year=2026&month=3&from=2026-03-06&to=2026-03-31');
  const { shifts } = await done('GET', '/schedule?start=2026-03-06&end=2026-03-06');
  for (const { id, status } of shifts) if (status === 'draft') await done('DELETE', `/schedule/${id}`);
  // 40 % of 7 h 30 min are 3 hours: 30 euros by the own rate, 24 by that of a cook on the 6th.
  const prices = await done('GET', `/amendments/price?id=${amendment_id}`);
  const of = (id: string) => prices.find(({ employee_id }: { employee_id: string }) => employee_id === id);
  expect(of(ona.id)).toMatchObject({ minutes: 180, amount_cents: 3000, state: 'due' });
  expect(of(jonas.id)).toMatchObject({ minutes: 180, amount_cents: 2400, state: 'due' });
});
