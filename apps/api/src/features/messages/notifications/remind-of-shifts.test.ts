import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, createWorker, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { dispatchOutbox } from './dispatch-outbox.ts';
import { remind } from './remind-of-shifts.ts';

let api: TestApp;
let manager: TestManager;
let ona: { id: string; token: string };
beforeAll(async () => {
  api = await createTestApp();
  manager = await createManager(api);
  ona = await createWorker(api, manager, { name: 'Ona' });
});
afterAll(() => api.close());

const at = (local: string) => Temporal.ZonedDateTime.from(`${local}[Europe/Vilnius]`).epochMilliseconds;

/** Ona's reminders at a local time, checked three times as several processes would. */
async function reminded(local: string): Promise<string[]> {
  const now = at(local);
  const before = (await read()).total;
  await Promise.all([remind(api.deps, now), remind(api.deps, now)]);
  await dispatchOutbox(api.deps.database, manager.projectId, now);
  await remind(api.deps, now);
  await dispatchOutbox(api.deps.database, manager.projectId, now);
  const { items, total } = await read();
  return items.slice(0, total - before).map(({ title, text }: { title: string; text: string }) => `${title}: ${text}`);
}
const read = async () => (await api.call('GET', '/notifications', { token: ona.token })).json;

async function publish(date: string, start_time: string, { token } = manager, employee = ona): Promise<void> {
  const shift = { date, start_time, end_time: '16:00', role: 'cook', employee_id: employee.id };
  await api.call('POST', '/schedule/shifts', { token, body: shift });
  const [year, month] = date.split('-').map(Number);
  await api.call('POST', `/schedule/publish?year=${year}&month=${month}`, { token });
  await dispatchOutbox(api.deps.database, manager.projectId, Date.now());
}

test('a day and two hours before a shift, once each, by the clock on the wall', async () => {
  // The clocks go forward on 29 March 2037 at 3:00: from 08:00 to 08:00 it is 23 hours.
  await publish('2037-03-29', '08:00');
  expect(await reminded('2037-03-28T07:59')).toEqual([]);
  expect(await reminded('2037-03-28T08:00')).toEqual(['You work on Sunday 29 March: 08:00–16:00, cook']);
  expect(await reminded('2037-03-28T09:00')).toEqual([]);
  expect(await reminded('2037-03-29T05:59')).toEqual([]);
  expect(await reminded('2037-03-29T06:00')).toEqual(['Your shift starts soon: 08:00–16:00, cook']);
  expect(await reminded('2037-03-29T08:00')).toEqual([]);
});

test('anyone who starts late is reminded of what is still to come, not of what has begun', async () => {
  await publish('2037-05-12', '08:00');
  expect(await reminded('2037-05-12T07:30')).toEqual(['Your shift starts soon: 08:00–16:00, cook']);
  await publish('2037-06-12', '08:00');
  expect(await reminded('2037-06-12T08:01')).toEqual([]);
});

test('a project that can’t be processed delays no other one', async () => {
  for (const name of ['Pietūs', 'Pavakariai', 'Vakaras']) {
    const other = await createManager(api, name);
    await publish('2037-07-14', '08:00', other, await createWorker(api, other));
    await api.deps.database.inProject(other.projectId, (tx) =>
      tx.updateTable('project').set({ time_zone: 'Nowhere/Else' }).where('id', '=', other.projectId).execute(),
    );
  }
  await publish('2037-07-14', '08:00');
  expect(await reminded('2037-07-13T08:00')).toEqual(['You work on Tuesday 14 July: 08:00–16:00, cook']);
});

test('delivering skips a project that is locked instead of waiting', async () => {
  const { database } = api.deps;
  await database.inProject(manager.projectId, async (tx) => {
    await tx.selectFrom('project').select('id').where('id', '=', manager.projectId).forNoKeyUpdate().execute();
    expect(await dispatchOutbox(database, manager.projectId, Date.now())).toBe(false);
  });
});
