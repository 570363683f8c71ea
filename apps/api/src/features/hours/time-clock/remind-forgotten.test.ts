import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { remindForgotten } from './remind-forgotten.ts';

let now = 0;
let api: TestApp;
let manager: TestManager;
beforeAll(async () => {
  now = at('2031-05-01T08:00');
  api = await createTestApp({ notifying: true, parts: { now: () => now } });
  manager = await createManager(api);
});
afterAll(() => api.close());

const at = (local: string) => Temporal.ZonedDateTime.from(`${local}[Europe/Vilnius]`).epochMilliseconds;

/** How often an employee was notified, after two processes checked at a local time. */
async function asked(local: string, token: string): Promise<{ title: string; text: string; path: string }[]> {
  await Promise.all([remindForgotten(api.deps, at(local)), remindForgotten(api.deps, at(local))]);
  await expect.poll(async () => (await waiting()).length, { timeout: 10_000 }).toBe(0);
  return (await api.call('GET', '/notifications', { token })).json.items;
}
const waiting = () =>
  api.deps.database.inProject(manager.projectId, (tx) => tx.selectFrom('outbox').select('id').execute());
const clockIn = (token: string, local: string) => {
  now = at(local);
  return api.call('POST', '/time-clock/in', { token });
};

test('who is still clocked in an hour after the shift is asked once', async () => {
  const ona = await createWorker(api, manager, { name: 'Ona' });
  const shift = { date: '2031-05-07', start_time: '08:00', end_time: '16:00', role: 'cook', employee_id: ona.id };
  await api.call('POST', '/schedule/shifts', { token: manager.token, body: shift });
  await api.call('POST', '/schedule/publish?year=2031&month=5', { token: manager.token });
  await clockIn(ona.token, '2031-05-07T08:05');
  const forgotten = (items: { title: string }[]) => items.filter(({ title }) => title.includes('clocked out'));
  expect(forgotten(await asked('2031-05-07T16:59', ona.token))).toEqual([]);
  const [item] = forgotten(await asked('2031-05-07T17:00', ona.token));
  expect(item).toMatchObject({ path: '/worker', text: expect.stringContaining('08:05') });
  expect(forgotten(await asked('2031-05-07T19:00', ona.token))).toHaveLength(1);
});

test('who works without a shift is asked when nobody works on; who clocked out is not', async () => {
  const rasa = await createWorker(api, manager, { name: 'Rasa' });
  await clockIn(rasa.token, '2031-05-09T08:00');
  expect(await asked('2031-05-10T00:59', rasa.token)).toEqual([]);
  expect(await asked('2031-05-10T01:00', rasa.token)).toHaveLength(1);
  const jonas = await createWorker(api, manager, { name: 'Jonas' });
  await clockIn(jonas.token, '2031-05-12T08:00');
  now = at('2031-05-12T16:00');
  expect((await api.call('POST', '/time-clock/out', { token: jonas.token, body: {} })).status).toBe(200);
  expect(await asked('2031-05-13T09:00', jonas.token)).toEqual([]);
});
