import type { scenarios } from '@pamaina/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createCafe, type TestCafe } from '../../../testing/seeds/cafe.ts';
import { createManager, createMember, createWorker } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { quantitiesOf } from './compare-plans.ts';
import type { StoredSide } from './stored-scenario.ts';

let api: TestApp;
/** Three cooks of 40 hours a week: one costs 10 euro an hour, two cost 12. */
let cafe: TestCafe;
let cheap: string;
let dear: string;
let planned: string;
beforeAll(async () => {
  api = await createTestApp({ planning: true });
  cafe = await createCafe(api, 0);
  const add = (cents: number) => createWorker(api, cafe, { max_hours_per_week: 40, hourly_rate_cents: cents });
  cheap = (await add(1000)).id;
  dear = (await add(1200)).id;
  await add(1200);
  planned = await plan([{ kind: 'away', employee_id: cheap, from: '2031-06-09', to: '2031-06-15' }]);
}, 240_000);
afterAll(() => api.close());

const call = (path: string, body?: object | null, token = cafe.token) =>
  api.call(body ? 'POST' : 'GET', path, { token, ...(body && { body }) });
const bound = (id: string, quantity: string, token = cafe.token) =>
  call(`/scenarios/${id}/bounds`, { quantity, seconds: 60 }, token);

async function plan(changes: object[], { token } = cafe): Promise<string> {
  const asked = { name: 'x', year: 2031, month: 6, changes, seconds: 20 };
  const { status, json } = await call('/scenarios', asked, token);
  expect(status).toBe(201);
  await vi.waitFor(async () => expect((await call(`/scenarios/${json.id}`, null, token)).json.state).toBe('done'), {
    timeout: 60_000,
    interval: 200,
  });
  return json.id;
}

const quantityOf = (scenario: { quantities: { quantity: string }[] }, name: string) =>
  scenario.quantities.find(({ quantity }) => quantity === name);

test('without a session it is refused; for employees, other projects, and who may not see pay', async () => {
  const path = `/scenarios/${planned}/bounds`;
  expect((await api.call('POST', path, { body: { quantity: 'cost' } })).status).toBe(401);
  const worker = await createWorker(api, cafe, { roles: ['waiter'], max_hours_per_week: 40, hourly_rate_cents: 1000 });
  expect((await bound(planned, 'cost', worker.token)).json.code).toBe('managers_only');
  await api.call('DELETE', `/employees/${worker.id}`, { token: cafe.token });
  expect((await bound(planned, 'cost', (await createManager(api)).token)).status).toBe(404);
  const accountant = await createMember(api, cafe, { role: 'accountant' });
  expect((await bound(planned, 'hours', accountant.token)).json.code).toBe('ability_missing');
  const asked = { name: 'Board', scopes: ['plan.read', 'plan.write'] };
  const program = await call('/api-tokens', asked);
  expect((await bound(planned, 'cost', program.json.token)).json.code).toBe('ability_missing');
  expect((await bound(planned, 'open')).json.errors).toHaveProperty('quantity');
});

test('the least cost and hours of both plans: 21 shifts of 25 of the cheap one, and 16 with a week away', async () => {
  const before = (await call(`/scenarios/${planned}`)).json;
  expect(quantityOf(before, 'cost')).toMatchObject({ certain: 'open', can_ask: true, asked: false });
  expect(quantityOf(before, 'open')).toMatchObject({ can_ask: false, asked: false });
  const { status, json } = await bound(planned, 'cost');
  expect(status).toBe(200);
  // Five shifts a week and Monday the 30th; eight hours cost 80 and 96 euro, and on the holiday of the 24th twice as
  // much: 21 and 4 shifts are 2144 euro, 16 and 9 are 2224.
  const cost = quantityOf(json, 'cost');
  expect(cost).toMatchObject({
    base: { bound: 214_400, reached: 214_400 },
    changed: { bound: 222_400, reached: 222_400 },
    difference: { least: 8000, most: 8000 },
    certain: 'certain',
    asked: true,
  });
  // 25 shifts of eight hours no matter who works them.
  const hours = quantityOf((await bound(planned, 'hours')).json, 'hours');
  expect(hours).toMatchObject({
    base: { best: 12_000, bound: 12_000 },
    changed: { best: 12_000, bound: 12_000 },
    certain: 'certain',
  });
  // Both are kept, and the sentence on top is as before.
  const after = (await call(`/scenarios/${planned}`)).json;
  expect([quantityOf(after, 'cost'), quantityOf(after, 'hours')]).toEqual([cost, hours]);
  expect(after.verdict).toEqual(before.verdict);
});

test('how fair it can be is asked too: no schedule is fairer than its bound, and one that is found reaches it', async () => {
  const { status, json } = await bound(planned, 'fairness');
  expect(status).toBe(200);
  const fairness = quantityOf(json, 'fairness') as scenarios.Quantity | undefined;
  for (const { best, bound: least, reached } of [fairness!.base, fairness!.changed]) {
    // 25 shifts have no third: somebody is off by a part of a shift, but less than by two.
    expect(least).toBeGreaterThan(0);
    expect(least).toBeLessThanOrEqual(Math.min(best!, reached!));
    expect(reached).toBeLessThan(2 * 480);
  }
});

test('where somebody has no rate that is said, in place of a proof of cost', async () => {
  const own = await createCafe(api, 0);
  const paid = await createWorker(api, own, { max_hours_per_week: 40, hourly_rate_cents: 1000 });
  // No shift is as short as four hours.
  await createWorker(api, own, { max_hours_per_week: 4 });
  const id = await plan([{ kind: 'away', employee_id: paid.id, from: '2031-06-09', to: '2031-06-15' }], own);
  const cost = quantityOf((await call(`/scenarios/${id}`, null, own.token)).json, 'cost');
  expect(cost).toMatchObject({ can_ask: true });
  const { status, json } = await bound(id, 'cost', own.token);
  expect([status, json.code]).toEqual([409, 'rates_missing']);
  expect((await bound(id, 'hours', own.token)).status).toBe(200);
});

test('of a plan that breaks what must be kept nothing can be asked', () => {
  const side = (bound: number | null): StoredSide => {
    const figures = { open: { best: 1, bound }, cost: { best: 9000, bound: null } };
    return { needed: 2, filled: 1, fillable: 1, proved: false, figures, shifts: [] };
  };
  const canAsk = (base: number | null, changed: number | null) =>
    quantitiesOf({ base: side(base), changed: side(changed) }, [], ['cost']).map(({ can_ask }) => can_ask);
  expect([canAsk(1, 1), canAsk(null, 1), canAsk(1, null)]).toEqual([[true], [false], [false]]);
});

test('of two at once one account gets one', async () => {
  const both = await Promise.all([bound(planned, 'cost'), bound(planned, 'hours')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 429]);
});

test('of a month that has changed nothing is said, nor while it is planned', async () => {
  const id = await plan([{ kind: 'leaves', employee_id: dear, last_day: '2031-06-15' }]);
  const body = { template: 'DAY', role: 'cook', count: 1, weekday: 7 };
  await call('/requirements', body);
  expect((await bound(id, 'cost')).json.code).toBe('scenario_stale');
  const again = await call(`/scenarios/${id}/plan`, { seconds: 60 });
  expect(['waiting', 'planning']).toContain(again.json.state);
  expect((await bound(id, 'cost')).json.code).toBe('scenario_running');
  await call(`/scenarios/${id}/stop`, {});
});
