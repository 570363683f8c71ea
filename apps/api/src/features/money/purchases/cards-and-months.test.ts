import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { create, createPayer, initiate } from '../../../testing/fakes/payers.ts';
import {
  createSandboxWorld,
  createStripeWorld,
  type PaymentWorld,
  type TypedCard,
} from '../../../testing/fakes/payment-world.ts';
import { reconcile } from './reconcile.ts';

const DAY = 24 * 60 * 60 * 1000;

describe.each([
  ['the sandbox', createSandboxWorld],
  ['Stripe’s adapter', () => createStripeWorld()],
])('with %s', (_, createWorld: () => Promise<PaymentWorld>) => {
  let world: PaymentWorld;
  beforeAll(async () => {
    world = await createWorld();
  });
  afterAll(() => world.close());

  const get = async (path: string, token: string) => (await world.api.call('GET', path, { token })).json;
  const subscriptionOf = async (token: string) => (await get('/subscriptions/user', token))[0];
  const projectOf = async (token: string) => (await get('/projects', token))[0];

  async function subscribe(card: TypedCard = 'pays') {
    const payer = await createPayer(world.api);
    const { json } = await initiate(world.api, 'subscription', payer);
    await world.confirm(json.client_secret, card);
    const { id } = (await create(world.api, payer.token, json.subscription_id)).json;
    return { ...payer, projectId: id as string, path: `/subscriptions/${json.subscription_id}` };
  }
  /** The scheduled job has run, as it does every minute. */
  async function pass(milliseconds: number): Promise<void> {
    world.advance(milliseconds);
    while ((await reconcile(world.api.deps)) > 0);
  }
  const chargesOf = async (projectId: string) => (await world.charges()).get(projectId) ?? 0;

  test.each(['subscription', 'purchase'] as const)(
    'a %s: refused cards charge nothing, another one pays once',
    async (kind) => {
      const payer = await createPayer(world.api);
      const { json } = await initiate(world.api, kind, payer);
      expect(await world.confirm(json.client_secret, 'declined')).toBe('declined');
      // The bank asks for confirmation, gets it, and declines after all.
      expect(await world.confirm(json.client_secret, 'asks-declined')).toBe('requires_action');
      expect(await world.confirm(json.client_secret, 'asks-declined')).toBe('declined');
      for (const event of await world.takeEvents()) expect(await world.post(event)).toBe(200);
      await pass(2 * 60_000);
      expect(await get('/projects', payer.token)).toEqual([]);
      expect([...(await world.charges()).values()]).toEqual([]);
      // The same request continues the same payment.
      const again = await initiate(world.api, kind, payer);
      expect(again.json.client_secret).toBe(json.client_secret);
      expect(await world.confirm(json.client_secret)).toBe('succeeded');
      expect(await world.confirm(json.client_secret)).toBe('succeeded');
      await pass(5 * 60_000);
      const { id, billing } = await projectOf(payer.token);
      expect([billing, await chargesOf(id)]).toEqual(['active', 1]);
      if (kind === 'purchase') await world.api.call('POST', `/payments/${json.payment_intent_id}/refund`, payer);
      else
        await world.api.call('POST', `/subscriptions/${json.subscription_id}/cancel`, {
          ...payer,
          body: { refund: true },
        });
      expect(await chargesOf(id)).toBe(0);
    },
  );

  test('it renews itself month by month, with an invoice and a charge each', async () => {
    const { token, projectId, path } = await subscribe();
    for (let month = 0; month < 3; month += 1) await pass(31 * DAY);
    expect((await subscriptionOf(token)).state).toBe('active');
    const invoices = await get(`${path}/invoices`, token);
    expect(invoices.map(({ status }: { status: string }) => status)).toEqual(['paid', 'paid', 'paid', 'paid']);
    expect(new Set(invoices.map(({ number }: { number: string }) => number)).size).toBe(4);
    expect(invoices[0].period_start).toBe(invoices[1].period_end);
    expect(await chargesOf(projectId)).toBe(4);
  });

  test('a refused renewal: work goes on while it is tried again; then it has ended with the period that was paid', async () => {
    const { token, projectId } = await subscribe('once');
    const { paid_until } = await subscriptionOf(token);
    await pass(33 * DAY);
    expect(await subscriptionOf(token)).toMatchObject({ state: 'past_due', paid_until });
    expect((await projectOf(token)).billing).toBe('active');
    await pass(9 * DAY);
    const ended = await subscriptionOf(token);
    expect(ended).toMatchObject({ state: 'ended', paid_until, refunded: false });
    expect((await projectOf(token)).billing).toBe('ended');
    expect(await chargesOf(projectId)).toBe(1);
  });

  test('cancelled, nothing is charged when its period is over, and then it has ended', async () => {
    const { token, projectId, path } = await subscribe();
    const cancelled = await world.api.call('POST', `${path}/cancel`, { token });
    await pass(20 * DAY);
    expect((await subscriptionOf(token)).state).toBe('ending');
    await pass(12 * DAY);
    expect(await subscriptionOf(token)).toMatchObject({ state: 'ended', paid_until: cancelled.json.paid_until });
    const { billing, erased_at } = await projectOf(token);
    expect(billing).toBe('ended');
    expect(Date.parse(erased_at)).toBeGreaterThan(Date.parse(cancelled.json.paid_until) + 29 * DAY);
    expect(await chargesOf(projectId)).toBe(1);
  });
});
