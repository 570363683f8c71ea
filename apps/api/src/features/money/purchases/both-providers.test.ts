import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { create, createPayer, initiate } from '../../../testing/fakes/payers.ts';
import { createSandboxWorld, createStripeWorld, type PaymentWorld } from '../../../testing/fakes/payment-world.ts';
import { reconcile } from './reconcile.ts';

const DAY = 24 * 60 * 60 * 1000;

describe.each([
  ['the sandbox', createSandboxWorld],
  ['Stripe’s adapter', createStripeWorld],
])('with %s', (_, createWorld: () => Promise<PaymentWorld>) => {
  let world: PaymentWorld;
  beforeAll(async () => {
    world = await createWorld();
  });
  afterAll(() => world.close());

  const get = (path: string, token: string) => world.api.call('GET', path, { token });
  const post = (path: string, token: string, body?: object) => world.api.call('POST', path, { token, body });
  const projectsOf = async (token: string) => (await get('/projects', token)).json;

  /** A paid subscription with its project. */
  async function subscribe() {
    const payer = await createPayer(world.api);
    const { json } = await initiate(world.api, 'subscription', payer);
    expect(await world.confirm(json.client_secret)).toBe('succeeded');
    const project = (await create(world.api, payer.token, json.subscription_id)).json;
    return { ...payer, project, path: `/subscriptions/${json.subscription_id}` };
  }

  test('it is paid in the page, and the browser’s return makes the project', async () => {
    const { token, project, path } = await subscribe();
    expect(project.billing).toBe('active');
    const [subscription] = (await get('/subscriptions/user', token)).json;
    expect(subscription).toMatchObject({
      id: path.split('/').at(-1),
      project_id: project.id,
      project_name: 'Kavinė',
      state: 'active',
      price_cents: 2900,
      currency: 'eur',
      refunded: false,
      card: { brand: 'visa', last4: '4242' },
    });
    const days = (Date.parse(subscription.paid_until) - world.api.deps.now()) / DAY;
    expect(days).toBeGreaterThan(27);
    expect(days).toBeLessThan(32);
  });

  test('the browser never comes back: the events make the project', async () => {
    const payer = await createPayer(world.api);
    const { json } = await initiate(world.api, 'subscription', payer);
    await world.takeEvents();
    await world.confirm(json.client_secret);
    for (const event of await world.takeEvents()) expect(await world.post(event)).toBe(200);
    expect(await projectsOf(payer.token)).toMatchObject([{ name: 'Kavinė', billing: 'active' }]);
  });

  test('neither browser nor events: the reconciling job makes it', async () => {
    const payer = await createPayer(world.api);
    const { json } = await initiate(world.api, 'purchase', payer);
    await world.confirm(json.client_secret);
    await world.takeEvents();
    world.advance(2 * 60_000);
    await reconcile(world.api.deps);
    expect(await projectsOf(payer.token)).toMatchObject([{ name: 'Kavinė', billing: 'active' }]);
  });

  test('a declined card changes nothing; the bank’s question leaves a project that cannot be used', async () => {
    const payer = await createPayer(world.api);
    const { json } = await initiate(world.api, 'subscription', payer);
    await world.confirm(json.client_secret, 'declined');
    expect((await create(world.api, payer.token, json.subscription_id)).json.code).toBe('payment_incomplete');
    expect(await world.confirm(json.client_secret, 'asks')).toBe('requires_action');
    const pending = await create(world.api, payer.token, json.subscription_id);
    expect([pending.status, pending.json.billing]).toEqual([201, 'pending']);
    expect(await world.confirm(json.client_secret, 'asks')).toBe('succeeded');
    expect((await create(world.api, payer.token, json.subscription_id)).json.billing).toBe('active');
  });

  test('cancelled, it ends with its period and is read-only; resumed, it goes on', async () => {
    const { token, project, path } = await subscribe();
    const cancelled = await post(`${path}/cancel`, token);
    expect(cancelled.json).toMatchObject({ state: 'ending', refunded: false });
    const [ending] = await projectsOf(token);
    expect(ending.billing).toBe('ending');
    expect(Date.parse(ending.erased_at)).toBe(Date.parse(cancelled.json.paid_until) + 30 * DAY);
    const selected = (await post(`/projects/select/${project.id}`, token)).json.access_token;
    const write = () => post('/events', selected, { date: '2031-05-07', title: 'Fair' });
    expect((await write()).json.code).toBe('project_ending');
    expect((await post(`${path}/resume`, token)).json.state).toBe('active');
    expect((await write()).status).toBe(201);
    expect((await projectsOf(token))[0].erased_at).toBeNull();
  });

  test('within 30 days the money goes back once, however often it is asked for', async () => {
    const { token, path, project } = await subscribe();
    expect((await world.charges()).get(project.id)).toBe(1);
    const replies = await Promise.all([1, 2, 3].map(() => post(`${path}/cancel`, token, { refund: true })));
    for (const { status, json } of replies)
      if (status === 200) expect(json).toMatchObject({ state: 'ended', refunded: true, refundable_until: null });
      else expect(json.code).toBe('subscription_over');
    expect((await world.charges()).get(project.id) ?? 0).toBe(0);
    expect((await projectsOf(token))[0].billing).toBe('ended');
    expect((await get(`${path}/invoices`, token)).json).toMatchObject([
      { kind: 'credit_note', status: 'refunded' },
      { kind: 'invoice', status: 'refunded' },
    ]);
    expect((await post(`${path}/resume`, token)).json.code).toBe('subscription_over');
  });

  test('after 30 days it only ends with its period', async () => {
    const { token, path } = await subscribe();
    world.advance(31 * DAY);
    expect((await post(`${path}/cancel`, token, { refund: true })).json.code).toBe('refund_over');
  });

  test('its invoices are listed, and downloaded as a document', async () => {
    const { token, path } = await subscribe();
    const { json } = await get(`${path}/invoices`, token);
    expect(json).toMatchObject([{ amount_cents: 2900, currency: 'eur', status: 'paid' }]);
    const file = await get(`${path}/invoices/${json[0].id}`, token);
    expect([file.status, file.headers['content-type'], file.text.slice(0, 5)]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ]);
    expect((await get(`${path}/invoices/in_other`, token)).status).toBe(404);
    const other = await createPayer(world.api);
    expect((await get(`${path}/invoices`, other.token)).status).toBe(404);
  });

  test('another card replaces the old one once confirmed, and only for its subscription', async () => {
    const [mine, theirs] = [await subscribe(), await subscribe()];
    const { client_secret, setup_intent_id } = (await post(`${mine.path}/payment-method`, mine.token)).json;
    const finish = ({ path, token }: typeof mine) =>
      world.api.call('PUT', `${path}/payment-method`, { token, body: { setup_intent_id } });
    expect((await finish(mine)).json.code).toBe('payment_incomplete');
    await world.confirm(client_secret);
    expect((await finish(theirs)).json.code).toBe('payment_incomplete');
    expect((await finish(mine)).json.card.brand).toBe('visa');
  });
});
