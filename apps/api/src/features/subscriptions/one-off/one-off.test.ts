import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPayer, initiate } from '../../../testing/payers.ts';
import { createSandboxWorld, createStripeWorld, type PaymentWorld } from '../../../testing/payment-world.ts';
import { reconcile } from '../../purchases/index.ts';

const DAY = 24 * 60 * 60 * 1000;

describe.each([
  ['the sandbox', createSandboxWorld],
  ['Stripe’s adapter', () => createStripeWorld()],
])('a single payment with %s', (_name, createWorld: () => Promise<PaymentWorld>) => {
  let world: PaymentWorld;
  beforeAll(async () => {
    world = await createWorld();
  });
  afterAll(() => world.close());

  /** Somebody who bought a project by one payment. */
  async function buy() {
    const payer = await createPayer(world.api);
    const { json } = await initiate(world.api, 'purchase', payer);
    await world.confirm(json.client_secret);
    const query = new URLSearchParams({ payment_intent_id: json.payment_intent_id, name: 'Kavinė' }).toString();
    const made = await world.api.call('POST', `/projects/create?${query}`, { token: payer.token });
    expect(made.status).toBe(201);
    return { ...payer, id: json.payment_intent_id as string, projectId: made.json.id as string };
  }
  const refund = ({ token, id }: { token: string; id: string }) =>
    world.api.call('POST', `/payments/${id}/refund`, { token });
  const list = async (token: string) => (await world.api.call('GET', '/payments/user', { token })).json;

  test('it is listed with its project, and its invoice is a document; nobody else sees either', async () => {
    const buyer = await buy();
    expect(await list(buyer.token)).toMatchObject([
      { id: buyer.id, project_id: buyer.projectId, project_name: 'Kavinė', price_cents: 2900, refunded: false },
    ]);
    const file = await world.api.call('GET', `/payments/${buyer.id}/invoice`, { token: buyer.token });
    expect([file.status, file.headers['content-type'], file.text.slice(0, 5)]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ]);
    const other = await createPayer(world.api);
    expect(await list(other.token)).toEqual([]);
    expect((await world.api.call('GET', `/payments/${buyer.id}/invoice`, { token: other.token })).status).toBe(404);
    expect((await refund({ ...buyer, token: other.token })).status).toBe(404);
    // A page of subscriptions shows none of it.
    expect((await world.api.call('GET', '/subscriptions/user', { token: buyer.token })).json).toEqual([]);
  });

  test('within 30 days it is given back once, by double clicks and two tabs; its project ends', async () => {
    const buyer = await buy();
    expect((await world.charges()).get(buyer.projectId)).toBe(1);
    const replies = await Promise.all([refund(buyer), refund(buyer), refund(buyer)]);
    for (const { status, json } of replies) {
      expect(status).toBe(200);
      expect(json).toMatchObject({ refunded: true, refundable_until: null });
    }
    expect((await world.charges()).get(buyer.projectId) ?? 0).toBe(0);
    const [project] = (await world.api.call('GET', '/projects', { token: buyer.token })).json;
    expect(project.billing).toBe('ended');
    for (const event of await world.takeEvents()) expect(await world.post(event)).toBe(200);
    expect((await list(buyer.token))[0]).toMatchObject({ refunded: true, project_id: buyer.projectId });
  });

  test('after 30 days it is not', async () => {
    const buyer = await buy();
    world.advance(31 * DAY);
    expect((await refund(buyer)).json.code).toBe('refund_over');
    expect((await world.charges()).get(buyer.projectId)).toBe(1);
  });
});

test('the provider is down when the money is to go back: a clear word, and the job gives it back', async () => {
  const world = await createStripeWorld();
  const payer = await createPayer(world.api);
  const { json } = await initiate(world.api, 'purchase', payer);
  await world.confirm(json.client_secret);
  await world.api.call('POST', `/projects/create?name=Kavine&payment_intent_id=${json.payment_intent_id}`, payer);
  world.fake.setFault('down');
  const refused = await world.api.call('POST', `/payments/${json.payment_intent_id}/refund`, payer);
  expect([refused.status, refused.json.code]).toEqual([503, 'payment_unavailable']);
  world.fake.setFault('none');
  world.advance(2 * 60_000);
  await reconcile(world.api.deps);
  const [payment] = (await world.api.call('GET', '/payments/user', payer)).json;
  expect(payment.refunded).toBe(true);
  expect([...(await world.charges()).values()]).toEqual([]);
  await world.close();
});
