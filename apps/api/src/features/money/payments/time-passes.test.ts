import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CARDS, create, createPayer, createSubscriber, initiate, pay } from '../../../testing/fakes/payers.ts';
import { createSandboxWorld, type PaymentWorld } from '../../../testing/fakes/payment-world.ts';
import { passTime } from '../../../testing/pass-time.ts';
import { createWorker } from '../../../testing/seeds/people.ts';
import { eraseEnded } from './start-billing.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

let world: PaymentWorld;
beforeAll(async () => {
  world = await createSandboxWorld();
});
afterAll(() => world.close());

const pass = (milliseconds: number) => passTime(world, milliseconds);

const subscriptionOf = async (token: string) => (await world.api.call('GET', '/subscriptions/user', { token })).json[0];
const projectsOf = async (token: string) => (await world.api.call('GET', '/projects', { token })).json;

test('a subscription renews itself month by month, with an invoice each', async () => {
  const { token, subscriptionId } = await createSubscriber(world.api);
  await pass(70 * DAY);
  expect(await subscriptionOf(token)).toMatchObject({ state: 'active', refundable_until: null });
  const { json } = await world.api.call('GET', `/subscriptions/${subscriptionId}/invoices`, { token });
  expect(json).toHaveLength(3);
  expect(json[0].period_start).toBe(json[1].period_end);
});

test('a renewal that is refused is tried for a week in which work goes on; then it has ended', async () => {
  const { token } = await createSubscriber(world.api, CARDS.once);
  await pass(33 * DAY);
  expect((await subscriptionOf(token)).state).toBe('past_due');
  expect((await projectsOf(token))[0].billing).toBe('active');
  await pass(8 * DAY);
  expect((await subscriptionOf(token)).state).toBe('ended');
  expect((await projectsOf(token))[0].billing).toBe('ended');
});

test('cancelled while a renewal is refused, it ends at once and nothing is collected any more', async () => {
  const { token, subscriptionId } = await createSubscriber(world.api, CARDS.once);
  await pass(33 * DAY);
  const cancelled = await world.api.call('POST', `/subscriptions/${subscriptionId}/cancel`, { token });
  expect([cancelled.status, cancelled.json.state]).toEqual([200, 'ended']);
  expect((await projectsOf(token))[0].billing).toBe('ended');
});

test('an account is erased with a subscription that waits for its first payment, which nobody can make any more', async () => {
  const payer = await createPayer(world.api);
  const { json } = await initiate(world.api, 'subscription', payer);
  const paid = await createSubscriber(world.api);
  const erase = (token: string) =>
    world.api.call('DELETE', '/settings/profile', { token, body: { password: 'secret-7' } });
  expect((await erase(paid.token)).json.code).toBe('subscription_running');
  expect((await erase(payer.token)).status).toBe(204);
  expect((await pay(world.api, json.client_secret)).status).toBe(404);
  expect((await world.api.call('GET', '/users/me', { token: payer.token })).status).toBe(401);
});

test('a bank’s question that nobody answers: 24 hours later no project is usable, and the pending one is gone', async () => {
  const payer = await createPayer(world.api);
  const { json } = await initiate(world.api, 'subscription', payer);
  await pay(world.api, json.client_secret, CARDS.asks);
  const { id } = (await create(world.api, payer.token, json.subscription_id)).json;
  const selected = (await world.api.call('POST', `/projects/select/${id}`, payer)).json.access_token;
  await pass(24 * HOUR);
  expect(await projectsOf(selected)).toEqual([]);
  expect((await pay(world.api, json.client_secret, CARDS.asks)).status).toBe(404);
  const again = await initiate(world.api, 'subscription', payer);
  expect(again.json.subscription_id).not.toBe(json.subscription_id);
});

test('a payment that nobody made is given up after two days, the bank’s question too, and forgotten after 30', async () => {
  const email = 'stranger@example.lt';
  const body = { amount: 2900, currency: 'eur', email, metadata: { type: 'project_purchase', project_count: 1 } };
  const headers = { 'idempotency-key': 'left-open' };
  const begin = () => world.api.call('POST', '/create-payment-intent', { body, headers });
  const { json } = await begin();
  await pay(world.api, json.client_secret, CARDS.asks);
  const states = async () => {
    const rows = world.api.deps.database.direct.selectFrom('purchase').select('state').where('email', '=', email);
    return (await rows.execute()).map(({ state }) => state);
  };
  await pass(47 * HOUR);
  expect(await states()).toEqual(['open']);
  await pass(7 * HOUR);
  expect(await states()).toEqual(['expired']);
  expect((await begin()).json.payment_intent_id).not.toBe(json.payment_intent_id);
  expect((await states()).toSorted()).toEqual(['expired', 'open']);
  await pass(33 * DAY);
  await eraseEnded(world.api.deps);
  expect(await states()).toEqual([]);
});

test('cancelled: read-only, kept for 30 days after the period, then erased with its people; the account stays', async () => {
  const owner = await createSubscriber(world.api);
  const { token, projectId, subscriptionId } = owner;
  const worker = await createWorker(world.api, { token, projectId });
  await world.api.call('POST', `/subscriptions/${subscriptionId}/cancel`, { token });
  await pass(32 * DAY);
  const [ended] = await projectsOf(token);
  expect(ended.billing).toBe('ended');
  const read = await world.api.call('GET', '/schedule/export?start=2031-05-01&end=2031-05-31&format=csv', { token });
  const write = await world.api.call('POST', '/events', { token, body: { date: '2031-05-07', title: 'Fair' } });
  expect([read.status, write.status, write.json.code]).toEqual([200, 402, 'project_ended']);
  await eraseEnded(world.api.deps);
  expect(await projectsOf(token)).toHaveLength(1);
  await pass(29 * DAY);
  await eraseEnded(world.api.deps);
  expect(await projectsOf(token)).toHaveLength(1);
  await pass(2 * DAY);
  await Promise.all([eraseEnded(world.api.deps), eraseEnded(world.api.deps)]);
  expect(await projectsOf(token)).toEqual([]);
  expect(await rowsOf(projectId)).toEqual([]);
  const free = await world.api.call('POST', '/register', { body: { username: worker.id, password: 'secret-9' } });
  expect(free.status).toBe(201);
  expect(await subscriptionOf(token)).toMatchObject({ project_id: null, state: 'ended' });
  expect((await create(world.api, token, subscriptionId)).status).toBe(404);
});

/** The tables that still contain rows of a project. */
async function rowsOf(projectId: string): Promise<string[]> {
  const { database } = world.api.deps;
  const { rows: tables } = await sql<{ name: string }>`
    select c.relname as name from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'project_id' where c.relkind = 'r'`.execute(
    database.direct,
  );
  expect(tables.length).toBeGreaterThan(15);
  return database.inProject(projectId, async (tx) => {
    const left: string[] = [];
    for (const { name } of tables) {
      const { rows } = await sql`select 1 from ${sql.table(name)} where project_id = ${projectId} limit 1`.execute(tx);
      if (rows.length > 0) left.push(name);
    }
    return left;
  });
}
