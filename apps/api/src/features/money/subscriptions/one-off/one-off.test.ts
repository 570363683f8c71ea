import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../../../../testing/eventually.ts';
import { createPayer, initiate } from '../../../../testing/fakes/payers.ts';
import { createSandboxWorld, createStripeWorld, type PaymentWorld } from '../../../../testing/fakes/payment-world.ts';
import { insertProject } from '../../../access/projects/index.ts';
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

  /** A user who bought a project by one payment. */
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
    // The subscriptions page does not show it.
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

  test('its invoices are one running series for all buyers, without a gap, two at once too', async () => {
    const numberOf = async ({ id, token }: { id: string; token: string }) => {
      const file = await world.api.call('GET', `/payments/${id}/invoice`, { token });
      return Number(/P-(\d{6})\.pdf/.exec(String(file.headers['content-disposition']))?.[1]);
    };
    const first = await numberOf(await buy());
    // A user starts a payment and never pays: that takes no number.
    await initiate(world.api, 'purchase', await createPayer(world.api));
    const buyers = await Promise.all([buy(), buy(), buy()]);
    const numbers = await Promise.all(buyers.map(numberOf));
    expect(numbers.toSorted((a, b) => a - b)).toEqual([first + 1, first + 2, first + 3]);
    const [buyer] = buyers;
    if (!buyer) throw new Error('somebody bought');
    await refund(buyer);
    expect([await numberOf(buyer)]).toEqual([numbers[0]]);
  });

  test('an account is erased before a project was made: what was paid goes back, and so does what is paid after it', async () => {
    const payer = await createPayer(world.api);
    const used = await initiate(world.api, 'purchase', { ...payer, name: 'Pirmoji' });
    await world.confirm(used.json.client_secret);
    const left = await initiate(world.api, 'purchase', { ...payer, name: 'Antroji' });
    const erased = await world.api.call('DELETE', '/settings/profile', { ...payer, body: { password: 'secret-7' } });
    expect(erased.status).toBe(204);
    expect(await world.confirm(left.json.client_secret)).toBe('succeeded');
    for (let minute = 0; minute < 3; minute += 1) {
      world.advance(60_000);
      while ((await reconcile(world.api.deps)) > 0);
    }
    const rows = await world.api.deps.database.direct
      .selectFrom('purchase')
      .select(['id', 'state', 'email', 'refunded_at'])
      .where('provider_id', 'in', [used.json.payment_intent_id, left.json.payment_intent_id])
      .execute();
    expect(rows).toHaveLength(2);
    const charges = await world.charges();
    for (const { id, state, email, refunded_at } of rows) {
      expect([state, email, refunded_at === null]).toEqual(['ended', '', false]);
      expect(charges.get(id) ?? 0).toBe(0);
    }
  });

  test('a subscription that was only begun when the account went is ended and given back once it is paid', async () => {
    const payer = await createPayer(world.api);
    const { json } = await initiate(world.api, 'subscription', payer);
    const { direct } = world.api.deps.database;
    const row = () => direct.selectFrom('purchase').selectAll().where('client_secret', '=', json.client_secret);
    const begun = await row().executeTakeFirstOrThrow();
    // As left by another tab: the provider has been called and has not responded yet.
    const write = (values: Partial<Pick<typeof begun, 'state' | 'provider_id' | 'client_secret'>>) =>
      direct.updateTable('purchase').set(values).where('id', '=', begun.id).execute();
    await write({ state: 'begun', provider_id: null, client_secret: null });
    const erased = await world.api.call('DELETE', '/settings/profile', { ...payer, body: { password: 'secret-7' } });
    expect(erased.status).toBe(204);
    await write({ state: 'open', provider_id: begun.provider_id, client_secret: begun.client_secret });
    expect(await world.confirm(json.client_secret)).toBe('succeeded');
    for (const event of await world.takeEvents()) expect(await world.post(event)).toBe(200);
    for (let minute = 0; minute < 40; minute += 10) {
      world.advance(10 * 60_000);
      while ((await reconcile(world.api.deps)) > 0);
    }
    const after = await row().executeTakeFirstOrThrow();
    expect([after.state, after.email, after.refunded_at === null, after.consumed_at]).toEqual([
      'ended',
      '',
      false,
      null,
    ]);
    expect((await world.charges()).get(begun.id) ?? 0).toBe(0);
  });

  test('a project that comes while the account is being erased goes with it', async () => {
    const payer = await createPayer(world.api);
    const { database } = world.api.deps;
    const { id: accountId } = (await world.api.call('GET', '/users/me', payer)).json;
    const projectId = randomUUID();
    const erased = await database.inProject(projectId, async (tx) => {
      await tx.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();
      const reply = world.api.call('DELETE', '/settings/profile', { ...payer, body: { password: 'secret-7' } });
      await eventually(async () => {
        const waiting = await sql`select from pg_locks where not granted`.execute(database.direct);
        expect(waiting.rows.length).toBeGreaterThan(0);
      });
      await insertProject(
        tx,
        { id: projectId, name: 'Vėlyva', description: null, billing: 'active' },
        { accountId, username: 'late' },
      );
      return { reply };
    });
    expect((await erased.reply).status).toBe(204);
    const left = database.direct.selectFrom('project').select('id').where('id', '=', projectId);
    expect(await left.execute()).toEqual([]);
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
