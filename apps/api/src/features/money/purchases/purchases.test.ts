import { afterAll, beforeAll, expect, test } from 'vitest';
import { CARDS, create, createPayer, createSubscriber, initiate, pay } from '../../../testing/fakes/payers.ts';
import { createManager, createWorker, unique } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const projectsOf = async (token: string) => (await api.call('GET', '/projects', { token })).json;
const intentBody = (email: string) => ({
  amount: 2900,
  currency: 'eur',
  email,
  metadata: { type: 'project_purchase', project_count: 1 },
});

test('without a session nothing is begun; the config says what it costs and that no money moves', async () => {
  expect((await api.call('POST', '/projects/subscription/initiate?name=Cafe&email=a@b.lt')).status).toBe(401);
  expect((await api.call('GET', '/payments/config')).json).toEqual({
    provider: 'sandbox',
    publishable_key: 'pk_test_sandbox_pamaina',
    test_mode: true,
    price_cents: 2900,
    currency: 'eur',
  });
});

test('a subscription that is paid makes a project, and its owner a manager; asked again it is the same', async () => {
  const payer = await createPayer(api);
  const started = await initiate(api, 'subscription', payer);
  expect(started.status).toBe(200);
  const { client_secret, subscription_id } = started.json;
  const early = await create(api, payer.token, subscription_id);
  expect([early.status, early.json.code]).toEqual([402, 'payment_incomplete']);
  expect((await pay(api, client_secret)).json).toEqual({ status: 'succeeded' });
  const created = await create(api, payer.token, subscription_id, 'Kavinė prie upės');
  expect(created.status).toBe(201);
  expect(created.json).toMatchObject({ name: 'Kavinė prie upės', billing: 'active', erased_at: null });
  expect((await create(api, payer.token, subscription_id)).json).toEqual(created.json);
  expect(await projectsOf(payer.token)).toHaveLength(1);
  const me = await api.call('GET', '/users/me', { token: payer.token });
  expect(me.json).toMatchObject({ role: 'manager', registration_method: 'payment', project_credits: 0 });
  const more = await api.call('POST', '/projects', { token: payer.token, body: { name: 'Another' } });
  expect([more.status, more.json.code]).toEqual([402, 'payment_required']);
});

test('either reading of the query names is taken; a short name and a missing e-mail are refused in words', async () => {
  const { token } = await createPayer(api);
  const query = (fields: Record<string, string>) =>
    api.call('POST', `/projects/subscription/initiate?${new URLSearchParams(fields).toString()}`, { token });
  const long = await query({ project_name: 'Krantas', project_description: 'Prie upės', payment_email: 'a@b.lt' });
  expect(long.status).toBe(200);
  const short = await query({ name: 'ab', email: 'a@b.lt' });
  expect(short.json.errors.name).toEqual(['Project name must be at least 3 characters.']);
  const nobody = await query({ name: 'Krantas' });
  expect(nobody.json.errors.email).toEqual(['Email is required for payment receipts']);
});

test('two tabs and double clicks go on with one subscription; another name is another', async () => {
  const payer = await createPayer(api);
  const replies = await Promise.all(Array.from({ length: 6 }, () => initiate(api, 'subscription', payer)));
  expect(new Set(replies.map(({ json }) => json.client_secret)).size).toBe(1);
  const other = await initiate(api, 'subscription', { ...payer, name: 'Kita' });
  expect(other.json.subscription_id).not.toBe(replies[0]?.json.subscription_id);
  await pay(api, replies[0]?.json.client_secret);
  const again = await initiate(api, 'subscription', payer);
  expect([again.status, again.json.code]).toEqual([409, 'payment_done']);
  expect(await projectsOf(payer.token)).toHaveLength(1);
});

test.each([
  [CARDS.declined, 'card_declined', 'Your card was declined. Try another card.'],
  [CARDS.poor, 'card_insufficient_funds', 'Your card has insufficient funds. Try another card.'],
])('card %s is refused in the bank’s words, and another one pays', async (card, code, detail) => {
  const payer = await createPayer(api);
  const { json } = await initiate(api, 'subscription', payer);
  const refused = await pay(api, json.client_secret, card);
  expect([refused.status, refused.json.code, refused.json.detail]).toEqual([402, code, detail]);
  expect((await create(api, payer.token, json.subscription_id)).status).toBe(402);
  expect((await pay(api, json.client_secret)).json.status).toBe('succeeded');
  expect((await create(api, payer.token, json.subscription_id)).status).toBe(201);
});

test('no number but a documented one is taken, nor a card that has expired', async () => {
  const payer = await createPayer(api);
  const { json } = await initiate(api, 'subscription', payer);
  const real = await pay(api, json.client_secret, '4111111111111111');
  expect(real.json.errors.card_number).toHaveLength(1);
  const old = await pay(api, json.client_secret, CARDS.pays, { exp: '01/20' });
  expect([old.status, old.json.code]).toEqual([402, 'card_expired']);
});

test('while the bank asks, the project is pending: readable, not usable; the answer opens it', async () => {
  const payer = await createPayer(api);
  const { json } = await initiate(api, 'subscription', payer);
  expect((await pay(api, json.client_secret, CARDS.asks)).json.status).toBe('requires_action');
  const pending = await create(api, payer.token, json.subscription_id);
  expect([pending.status, pending.json.billing]).toEqual([201, 'pending']);
  const { token } = payer;
  const selected = (await api.call('POST', `/projects/select/${pending.json.id}`, { token })).json.access_token;
  expect((await api.call('GET', '/employees', { token: selected })).status).toBe(200);
  const body = { date: '2031-05-07', title: 'Fair' };
  const refused = await api.call('POST', '/events', { token: selected, body });
  expect([refused.status, refused.json.code]).toEqual([402, 'project_pending']);
  const no = await pay(api, json.client_secret, CARDS.asks, { authenticated: false });
  expect([no.status, no.json.code]).toEqual([402, 'card_authentication_failed']);
  await pay(api, json.client_secret, CARDS.asks);
  expect((await pay(api, json.client_secret, CARDS.asks)).json.status).toBe('succeeded');
  expect((await create(api, token, json.subscription_id)).json).toMatchObject({
    id: pending.json.id,
    billing: 'active',
  });
  expect((await api.call('POST', '/events', { token: selected, body })).status).toBe(201);
});

test('a one-off payment by an account makes one project', async () => {
  const payer = await createPayer(api);
  const { json } = await initiate(api, 'purchase', payer);
  await pay(api, json.client_secret);
  const query = new URLSearchParams({ payment_intent_id: json.payment_intent_id, name: 'Kavinė' });
  const make = () => api.call('POST', `/projects/create?${query.toString()}`, { token: payer.token });
  const [first, second] = await Promise.all([make(), make()]);
  expect([first?.status, second?.status]).toEqual([201, 201]);
  expect(first?.json.id).toBe(second?.json.id);
  expect(await projectsOf(payer.token)).toHaveLength(1);
});

test('who pays first registers as a manager with a credit for one project', async () => {
  const email = `${unique('first')}@Example.lt`;
  const headers = { 'idempotency-key': unique('tab') };
  const begin = () => api.call('POST', '/create-payment-intent', { body: intentBody(email), headers });
  const started = await begin();
  const { client_secret, payment_intent_id: payment_intent } = started.json;
  const [cookie = ''] = String(started.headers['set-cookie']).split(';');
  const register = (fields: object) =>
    api.call('POST', '/register', {
      body: { username: unique('paid'), password: 'secret-8', payment_intent, ...fields },
      headers: { cookie },
    });
  expect((await register({ email })).json.code).toBe('payment_incomplete');
  await pay(api, client_secret);
  expect((await register({ email: 'thief@example.lt' })).json.errors.payment_intent).toHaveLength(1);
  expect((await register({})).status).toBe(422);
  const twice = await Promise.all([register({ email: email.toLowerCase() }), register({ email })]);
  expect(twice.map(({ status }) => status).sort()).toEqual([201, 422]);
  const token = twice.find(({ status }) => status === 201)?.json.access_token;
  expect((await register({ email })).status).toBe(422);
  const me = await api.call('GET', '/users/me', { token });
  expect(me.json).toMatchObject({ role: 'manager', registration_method: 'payment', project_credits: 1 });
  expect((await api.call('POST', '/projects/create?name=Pirmas', { token })).status).toBe(201);
  expect((await api.call('POST', '/projects/create?name=Antras', { token })).json.code).toBe('payment_required');
  const again = await api.call('POST', `/projects/create?name=Antras&payment_intent_id=${payment_intent}`, { token });
  expect([again.status, again.json.name]).toEqual([201, 'Pirmas']);
  // The page from which it was paid, opened again: another payment.
  const next = await begin();
  expect([next.status, next.json.payment_intent_id === payment_intent]).toEqual([200, false]);
});

test.each([-1, 0, 1, 1e9, Number.NaN, '2900'])('an amount of %s is charged to nobody', async (amount) => {
  const reply = await api.call('POST', '/create-payment-intent', { body: { ...intentBody('a@b.lt'), amount } });
  expect(reply.status).toBe(422);
});

test('the same Idempotency-Key and e-mail go on with one payment without an account; another e-mail does not', async () => {
  const begin = (email: string) =>
    api.call('POST', '/create-payment-intent', { body: intentBody(email), headers: { 'idempotency-key': 'tab-1' } });
  const [a, b, c] = await Promise.all([begin('a@b.lt'), begin('a@b.lt'), begin('c@b.lt')]);
  expect(a?.json).toEqual(b?.json);
  expect(a?.json).not.toEqual(c?.json);
});

test("an employee's login buys nothing, and a test account stays free", async () => {
  const manager = await createManager(api);
  const worker = await createWorker(api, manager);
  const refused = await initiate(api, 'subscription', { token: worker.token, email: 'a@b.lt' });
  expect([refused.status, refused.json.code]).toEqual([403, 'account_employed']);
  const free = await api.call('POST', '/projects', { token: manager.token, body: { name: 'Antras' } });
  expect([free.status, free.json.billing]).toEqual([201, 'active']);
});

test("200 thefts of somebody else's payments and subscriptions make no project", async () => {
  const owner = await createSubscriber(api);
  const begun = await createPayer(api);
  const open = await initiate(api, 'subscription', begun);
  await pay(api, open.json.client_secret);
  const bought = await initiate(api, 'purchase', begun);
  await pay(api, bought.json.client_secret);
  let tried = 0;
  for (let round = 0; round < 50; round += 1) {
    const { token } = await createPayer(api);
    const thefts = await Promise.all([
      create(api, token, owner.subscriptionId),
      create(api, token, open.json.subscription_id),
      api.call('POST', `/projects/create?name=Mano&payment_intent_id=${bought.json.payment_intent_id}`, { token }),
      api.call('POST', `/subscriptions/${owner.subscriptionId}/cancel`, { token }),
    ]);
    expect(thefts.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(await projectsOf(token)).toEqual([]);
    tried += thefts.length;
  }
  const own = await api.call('GET', '/subscriptions/user', { token: owner.token });
  expect(own.json).toMatchObject([{ id: owner.subscriptionId, state: 'active' }]);
  console.log(`thefts of payments: ${tried} tried, 0 projects`);
}, 300_000);
