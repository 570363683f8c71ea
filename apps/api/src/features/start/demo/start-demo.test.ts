import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createManager, signIn, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { resetDemo } from './start-demo.ts';
import { DEMO_ZONE } from './fill-demo.ts';
import { DEMO_MANAGER, DEMO_PASSWORD, seedDemo } from './seed-demo.ts';

/** Generates the demo's months twice. */
vi.setConfig({ testTimeout: 300_000 });

let api: TestApp;
let other: TestManager;
beforeAll(async () => {
  api = await createTestApp();
  await seedDemo(api.deps.database);
  other = await createManager(api, 'Other');
});
afterAll(() => api.close());

/** This number of days from now, at a time in the demo's zone. */
const at = (days: number, plainTime: string) =>
  Temporal.Now.plainDateISO(DEMO_ZONE).add({ days }).toZonedDateTime({ timeZone: DEMO_ZONE, plainTime })
    .epochMilliseconds;
const resetAt = (now: number) => resetDemo({ ...api.deps, now: () => now });

async function enter(): Promise<string> {
  const token = await signIn(api, DEMO_MANAGER, DEMO_PASSWORD);
  const [{ id }] = (await api.call('GET', '/projects', { token })).json;
  return (await api.call('POST', `/projects/select/${id}`, { token })).json.access_token;
}
const peopleOf = async (token: string) => (await api.call('GET', '/employees', { token })).json.length;

test('at night the demo is made anew, once, and only the demo', async () => {
  const visitor = await enter();
  expect((await api.call('GET', '/users/me', { token: visitor })).json.is_demo).toBe(true);
  const people = await peopleOf(visitor);
  const left = (await api.call('GET', '/employees', { token: visitor })).json[0].id;
  await api.call('DELETE', `/employees/${left}`, { token: visitor });
  expect(await peopleOf(visitor)).toBe(people - 1);
  // Nothing happens by day, and nothing to a demo that was just made.
  await resetAt(at(1, '12:00'));
  await resetAt(Date.now());
  expect(await peopleOf(visitor)).toBe(people - 1);
  const night = at(2, '04:59');
  await Promise.all([resetAt(night), resetAt(night)]);
  const told = await api.call('GET', '/employees', { token: visitor });
  expect([told.status, told.json.code]).toEqual([401, 'unauthenticated']);
  const again = await enter();
  expect(await peopleOf(again)).toBe(people);
  expect((await api.call('GET', '/projects', { token: other.token })).json).toHaveLength(1);
  expect((await api.call('GET', '/employees', { token: other.token })).status).toBe(200);
});

test('a business whose owner is called demo is not a demo', async () => {
  await api.deps.database.direct
    .updateTable('account')
    .set({ is_demo: false })
    .where('identity_key', '=', DEMO_MANAGER)
    .execute();
  const token = await enter();
  await resetAt(at(2, '04:00'));
  expect((await api.call('GET', '/employees', { token })).status).toBe(200);
});
