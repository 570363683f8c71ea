import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let manager: TestManager;
let ona: { id: string; token: string };
let now = Date.parse('2031-05-12T09:00:00Z');
beforeAll(async () => {
  api = await createTestApp();
  api.deps.now = () => now;
  manager = await createManager(api);
  ona = await createWorker(api, manager, {
    name: 'Ona',
    hourly_rate_cents: 900,
    birth_date: '1990-02-03',
    email: 'ona@example.lt',
    phone: '+370 600 00001',
    location: 'Vilnius',
  });
});
afterAll(() => api.close());

const team = async (token = ona.token) => (await api.call('GET', '/team', { token })).json;
const statusOf = async (id: string) => (await team()).find((person: { id: string }) => person.id === id).status;
const be = (token: string, body: object = {}) => api.call('PUT', '/team/presence', { token, body });

test('colleagues read who works here and nothing of pay, age or how to reach them; another project reads nothing', async () => {
  const [listed] = await team();
  expect(listed).toMatchObject({ id: ona.id, name: 'Ona', roles: ['cook'], location: 'Vilnius', total_hours: 0 });
  expect(listed.join_date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  // The ID contains a process number, which can look like a rate or a year.
  const told = JSON.stringify(await team()).replaceAll(ona.id, '');
  expect(told).not.toMatch(/900|1990|example\.lt|600/);
  expect(await team(manager.token)).toEqual(await team());
  const other = await createManager(api, 'Other');
  expect(await team(other.token)).toEqual([]);
});

test('the hours are those of published shifts that are over', async () => {
  const shift = (date: string) => ({ date, start_time: '08:00', end_time: '16:00', role: 'cook', employee_id: ona.id });
  for (const date of ['2031-05-05', '2031-05-20'])
    await api.call('POST', '/schedule/shifts', { token: manager.token, body: shift(date) });
  expect((await team())[0].total_hours).toBe(0);
  await api.call('POST', '/schedule/publish?year=2031&month=5', { token: manager.token });
  expect((await team())[0].total_hours).toBe(8);
});

test('online while seen in the last minute, busy as one says, offline after that and at once after signing out', async () => {
  expect(await statusOf(ona.id)).toBe('offline');
  expect((await be(ona.token)).json).toEqual({ status: 'online' });
  expect(await statusOf(ona.id)).toBe('online');
  await be(ona.token, { status: 'busy' });
  now += 59_000;
  expect((await be(ona.token)).json).toEqual({ status: 'busy' });
  expect(await statusOf(ona.id)).toBe('busy');
  now += 61_000;
  expect(await statusOf(ona.id)).toBe('offline');
  await be(ona.token, { status: 'online' });
  expect(await statusOf(ona.id)).toBe('online');
  const jonas = await createWorker(api, manager, { name: 'Jonas' });
  await be(jonas.token);
  expect(await statusOf(jonas.id)).toBe('online');
  await api.call('DELETE', '/token', { token: jonas.token });
  expect(await statusOf(jonas.id)).toBe('offline');
  expect((await be(ona.token, { status: 'offline' })).json.errors).toHaveProperty('status');
});
