import { world } from '@pamaina/engine/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCafe, type TestCafe } from '../../../testing/seeds/cafe.ts';
import { createWorker } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { hasOtherBudgets } from './base-month.ts';

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

const setBudget = (budget: object, percent?: number) =>
  call('PUT', '/cost-terms', {
    employer_shares: percent === undefined ? [] : [{ year: 2031, percent }],
    role_rates: [],
    budgets: [{ per: 'month', starts: '2031-06-01', cents: null, percent: null, planning: 'cap', ...budget }],
  });
const capOf = (cents: number, share?: number) => setBudget({ cents }, share);

const look = async (id: string) => (await call('GET', `/scenarios/${id}`)).json;
async function isDone(id: string): Promise<void> {
  await expect.poll(async () => (await look(id)).state, { timeout: 60_000 }).toBe('done');
}
/** As the scenario and the list say it. */
const isStale = async (id: string): Promise<boolean> => {
  const listed = (await call('GET', '/scenarios')).json.find((one: { id: string }) => one.id === id);
  const { stale } = await look(id);
  expect(listed.stale).toBe(stale);
  return stale;
};

async function planned(): Promise<string> {
  const changes = [{ kind: 'closed', weekday: 1 }];
  const { json } = await call('POST', '/scenarios', { name: 'Mondays', year: 2031, month: 6, changes, seconds: 3 });
  await isDone(json.id);
  return json.id;
}

async function planAgain(id: string): Promise<void> {
  expect((await call('POST', `/scenarios/${id}/plan`, {})).status).toBe(200);
  await isDone(id);
}

const apply = async (id: string) => {
  const { status, json } = await call('POST', `/scenarios/${id}/apply`, { reason: 'Tried' });
  return [status, json.code ?? null];
};

test('a month that was never generated is tried by its budget, and again by a new one', async () => {
  // A shift of eight hours costs €80; the employer's share, 1.77 % unless another is entered, comes on top: twelve.
  expect((await capOf(100_000)).status).toBe(200);
  const id = await planned();
  const first = await look(id);
  expect([first.base.needed, first.stale]).toEqual([25, false]);
  // Two cooks could fill all; how many of the twelve are found is a matter of time.
  expect(first.base.filled).toBeLessThanOrEqual(12);
  // Whom to hire is asked under the same cap: nobody more can be paid.
  const { json: hires } = await call('GET', '/advice?year=2031&month=6&about=hire');
  expect(hires.every((one: { verified: number | null }) => (one.verified ?? 0) === 0)).toBe(true);
  await capOf(50_000);
  // Twelve shifts are more than may be paid now: until it is calculated again, the plan is none of this month.
  expect(await isStale(id)).toBe(true);
  expect(await apply(id)).toEqual([409, 'scenario_stale']);
  await capOf(100_000);
  expect(await isStale(id)).toBe(false);
  await capOf(100_000, 20);
  expect(await isStale(id)).toBe(true);
  await capOf(50_000);
  await planAgain(id);
  expect((await look(id)).base.filled).toBeLessThanOrEqual(6);
  expect(await isStale(id)).toBe(false);
  expect(await apply(id)).toEqual([200, null]);
});

test('a goal is none where it was a cap; what is only shown, or begins later, counts for nothing', async () => {
  await setBudget({ cents: 100_000, planning: 'shown' });
  const id = await planned();
  await setBudget({ cents: 100_000, starts: '2031-07-01' });
  expect(await isStale(id)).toBe(false);
  await setBudget({ cents: 100_000 });
  expect(await isStale(id)).toBe(true);
  await planAgain(id);
  await setBudget({ cents: 100_000, planning: 'goal' });
  expect(await isStale(id)).toBe(true);
});

test('one in percent counts by its percent, before any takings are known', async () => {
  // Nothing was taken yet, so that nothing is known of June; the budget is there all the same.
  const id = await planned();
  await setBudget({ percent: 30 });
  expect(await isStale(id)).toBe(true);
  await planAgain(id);
  expect(await isStale(id)).toBe(false);
  await setBudget({ percent: 20 });
  expect(await isStale(id)).toBe(true);
  expect(await apply(id)).toEqual([409, 'scenario_stale']);
  await setBudget({ percent: 30 });
  expect(await isStale(id)).toBe(false);
});

test('what takings were expected is no difference, nor are budgets of today where the month has its own', () => {
  const june = { from: '2031-06-01', to: '2031-06-30', keep: 'cap' as const };
  // With a share of 50 %, 30 % of takings are 20 % in gross pay.
  const row = { year: 2031, month: 6, budgets: [{ ...june, cents: 123, percent: 20 }] };
  const isOther = (percent: number, problem = world()) =>
    hasOtherBudgets({ problem }, row, {
      employer_shares: [{ year: 2031, percent: 50 }],
      role_rates: [],
      budgets: [{ per: 'month', starts: '2031-01-01', cents: null, percent, planning: 'cap' }],
    });
  expect([isOther(30), isOther(45)]).toEqual([false, true]);
  expect(isOther(45, world({ budgets: [{ ...june, cents: 50_000 }] }))).toBe(false);
});
