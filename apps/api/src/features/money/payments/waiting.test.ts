import { afterAll, beforeAll, expect, test } from 'vitest';
import { create, createPayer, initiate } from '../../../testing/fakes/payers.ts';
import { createStripeWorld } from '../../../testing/fakes/payment-world.ts';
import { eraseEnded } from './start-billing.ts';
import { reconcile } from '../purchases/index.ts';
import { billingNotices } from '../../../testing/billing-notices.ts';

const DAY = 24 * 60 * 60 * 1000;

let world: Awaited<ReturnType<typeof createStripeWorld>>;
beforeAll(async () => {
  world = await createStripeWorld();
});
afterAll(() => world.close());

const get = async (path: string, token: string) => (await world.api.call('GET', path, { token })).json;
const subscriptionOf = async (token: string) => (await get('/subscriptions/user', token))[0];
const projectOf = async (token: string) => (await get('/projects', token))[0];
async function deliver(): Promise<void> {
  for (const event of await world.takeEvents()) expect(await world.post(event)).toBe(200);
}

/** A project paid by a subscription. */
async function subscribe() {
  const payer = await createPayer(world.api);
  const { json } = await initiate(world.api, 'subscription', payer);
  await world.confirm(json.client_secret);
  await create(world.api, payer.token, json.subscription_id);
  await deliver();
  return { ...payer, id: json.subscription_id as string };
}

// The states of https://docs.stripe.com/api/subscriptions/object#subscription_object-status that are not over, and one
// that a later version could bring.
test.each(['unpaid', 'paused', 'suspended'])(
  '%s: the project can be read and nothing of it is erased, however long it lasts',
  async (status) => {
    const { token, id } = await subscribe();
    world.fake.setStatus(id, status);
    await deliver();
    expect(await subscriptionOf(token)).toMatchObject({ state: 'waiting', refunded: false });
    expect(await projectOf(token)).toMatchObject({ billing: 'pending', erased_at: null });
    const { id: projectId } = await projectOf(token);
    expect(await billingNotices(world.api, projectId)).toEqual(['waiting']);
    for (let month = 0; month < 3; month += 1) {
      world.advance(31 * DAY);
      await reconcile(world.api.deps);
      await eraseEnded(world.api.deps);
    }
    expect(await billingNotices(world.api, projectId)).toEqual(['waiting']);
    expect(await projectOf(token)).toMatchObject({ billing: 'pending', erased_at: null });
    world.fake.setStatus(id, 'active');
    await deliver();
    expect((await subscriptionOf(token)).state).toBe('active');
    expect((await projectOf(token)).billing).toBe('active');
  },
);

test.each(['unpaid', 'paused'])(
  'one that waits (%s) is paid by a new card, and can be ended at once',
  async (status) => {
    const { token, id } = await subscribe();
    const wait = async () => {
      world.fake.setStatus(id, status);
      await deliver();
    };
    world.fake.openLatestInvoice(id);
    await wait();
    const begun = await world.api.call('POST', `/subscriptions/${id}/payment-method`, { token });
    await world.confirm(begun.json.client_secret);
    const body = { setup_intent_id: begun.json.setup_intent_id };
    const changed = await world.api.call('PUT', `/subscriptions/${id}/payment-method`, { token, body });
    expect([changed.status, changed.json.state]).toEqual([200, 'active']);
    await wait();
    const ended = await world.api.call('POST', `/subscriptions/${id}/cancel`, { token });
    expect([ended.status, ended.json.state]).toEqual([200, 'ended']);
  },
);

test('a refund goes the way that was paid: by a charge without a payment intent', async () => {
  const { token, id } = await subscribe();
  world.fake.setPaidBy(id, { type: 'charge', charge: 'ch_old' });
  const { json } = await world.api.call('POST', `/subscriptions/${id}/cancel`, { token, body: { refund: true } });
  expect(json).toMatchObject({ state: 'ended', refunded: true, refund_by_hand: false });
  expect(world.fake.refundedCharges()).toContain('ch_old');
});

test.each(['payment_record', 'voucher'])('what was paid by a %s is not said to be given back', async (type) => {
  const { token, id } = await subscribe();
  world.fake.setPaidBy(id, { type, payment_record: 'prec_1' });
  const { json } = await world.api.call('POST', `/subscriptions/${id}/cancel`, { token, body: { refund: true } });
  expect(json).toMatchObject({ state: 'ended', refunded: false, refund_by_hand: true });
  // The reconciling job leaves it to the operator.
  world.advance(DAY);
  await reconcile(world.api.deps);
  const row = await world.api.deps.database.direct
    .selectFrom('purchase')
    .select(['due_at', 'refunded_at'])
    .where('provider_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ due_at: null, refunded_at: null });
});

test('a nonsense reply of the provider is never stored: the next buyer is not disturbed', async () => {
  world.fake.setFault('nonsense');
  for (const _ of [1, 2]) {
    const payer = await createPayer(world.api);
    for (const kind of ['purchase', 'subscription'] as const) {
      const { status, json } = await initiate(world.api, kind, payer);
      expect([status, json.code]).toEqual([503, 'payment_unavailable']);
    }
  }
  world.fake.setFault('none');
  const stored = await world.api.deps.database.direct.selectFrom('purchase').select('provider_id').execute();
  expect(
    stored.map(({ provider_id }) => provider_id).filter((id) => id !== null && !/^(pi|sub)_fake/.test(id)),
  ).toEqual([]);
});
