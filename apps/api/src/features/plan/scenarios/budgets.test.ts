import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCafe, type TestCafe } from '../../../testing/seeds/cafe.ts';
import { createWorker } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let cafe: TestCafe;
beforeAll(async () => {
  api = await createTestApp({ planning: true });
  cafe = await createCafe(api, 0);
  for (const name of ['Ona', 'Žydrė'])
    await createWorker(api, cafe, { name, max_hours_per_week: 40, hourly_rate_cents: 1000 });
});
afterAll(() => api.close());

const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  api.call(method, path, { token: cafe.token, ...(body && { body }) });

const capOf = (cents: number) =>
  call('PUT', '/cost-terms', {
    employer_shares: [],
    role_rates: [],
    budgets: [{ per: 'month', starts: '2031-06-01', cents, percent: null, planning: 'cap' }],
  });

test('a month that was never generated is tried by its budget, and again by a new one', async () => {
  // A shift of eight hours costs €80; the employer's share, 1.77 % unless another is entered, comes on top: twelve.
  expect((await capOf(100_000)).status).toBe(200);
  const changes = [{ kind: 'closed', weekday: 1 }];
  const { json } = await call('POST', '/scenarios', { name: 'Mondays', year: 2031, month: 6, changes, seconds: 3 });
  const look = async () => (await call('GET', `/scenarios/${json.id}`)).json;
  await expect.poll(async () => (await look()).state, { timeout: 60_000 }).toBe('done');
  const first = await look();
  expect([first.base.needed, first.stale]).toEqual([25, false]);
  // Two cooks could fill all; how many of the twelve are found is a matter of time.
  expect(first.base.filled).toBeLessThanOrEqual(12);
  // Whom to hire is asked under the same cap: nobody more can be paid.
  const { json: hires } = await call('GET', '/advice?year=2031&month=6&about=hire');
  expect(hires.every((one: { verified: number | null }) => (one.verified ?? 0) === 0)).toBe(true);
  await capOf(50_000);
  expect((await call('POST', `/scenarios/${json.id}/plan`, {})).status).toBeLessThan(300);
  await expect.poll(async () => (await look()).state, { timeout: 60_000 }).toBe('done');
  expect((await look()).base.filled).toBeLessThanOrEqual(6);
});
