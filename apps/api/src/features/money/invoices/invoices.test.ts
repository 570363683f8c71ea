import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { create, createPayer, initiate } from '../../../testing/fakes/payers.ts';
import { createSandboxWorld, createStripeWorld, type PaymentWorld } from '../../../testing/fakes/payment-world.ts';
import { passTime } from '../../../testing/pass-time.ts';
import { issueInvoices } from './issue-invoices.ts';

const DAY = 24 * 60 * 60 * 1000;
const details = {
  company_name: 'UAB „Žuvėdra“',
  company_code: '305123458',
  vat_number: 'LT305123458',
  address: 'Gedimino pr. 1-2',
  postal_code: 'LT-01103',
  city: 'Vilnius',
  country: 'LT',
};

describe.each([
  ['the sandbox', createSandboxWorld],
  ['Stripe’s adapter', () => createStripeWorld()],
])('documents with %s', (_name, createWorld: () => Promise<PaymentWorld>) => {
  let world: PaymentWorld;
  beforeAll(async () => {
    world = await createWorld();
    const { settings } = world.api.deps;
    settings.operator = { name: 'UAB Pamaina', code: '304123455', address: 'Kaunas', email: 'info@pamaina.example' };
    settings.invoicing = { vat: 'LT304123455', country: 'LT', oss: false };
  });
  afterAll(() => world.close());

  const call = (method: 'GET' | 'POST' | 'PUT', path: string, token: string, body?: object) =>
    world.api.call(method, path, { token, ...(body && { body }) });
  const rows = (purchase: string) =>
    world.api.deps.database.direct
      .selectFrom('invoice')
      .selectAll()
      .where('purchase_id', '=', purchase)
      .orderBy('seq')
      .execute();

  /** A paid subscription; its events are pending. */
  async function subscribe(payer?: { token: string; email: string }) {
    const who = payer ?? (await createPayer(world.api));
    await world.takeEvents();
    const { json } = await initiate(world.api, 'subscription', who);
    await world.confirm(json.client_secret);
    const id = json.subscription_id as string;
    return { ...who, id, path: `/subscriptions/${id}` };
  }
  async function made(payer?: { token: string; email: string }) {
    const bought = await subscribe(payer);
    const project = await create(world.api, bought.token, bought.id);
    return { ...bought, purchase: project.json.id as string };
  }

  test('one payment is invoiced once, by events in any order, repeated and at once, and the browser among them', async () => {
    const bought = await subscribe();
    const events = await world.takeEvents();
    const [project] = await Promise.all([
      create(world.api, bought.token, bought.id),
      ...[...events.toReversed(), ...events].map((event) => world.post(event)),
    ]);
    for (const event of events) await world.post(event);
    const issued = await rows(project.json.id);
    expect(issued).toHaveLength(1);
    expect(issued[0]).toMatchObject({
      kind: 'invoice',
      series: 'P',
      gross_cents: 2900,
      net_cents: 2397,
      vat_cents: 503,
    });
    expect(issued[0]).toMatchObject({ vat_rate: 21, seller: { name: 'UAB Pamaina', vat: 'LT304123455' } });
  });

  test('each month has its invoice, in the order of the months, with one series', async () => {
    const bought = await made();
    await passTime(world, 63 * DAY);
    const list = (await call('GET', `${bought.path}/invoices`, bought.token)).json;
    expect(list).toHaveLength(3);
    expect(list[0].period_start).toBe(list[1].period_end);
    const numbers = list.map(({ number }: { number: string }) => Number(number.slice(-6)));
    expect(numbers).toEqual([...numbers].sort((a: number, b: number) => b - a));
  });

  test('numbers have no hole after a transaction that failed, and none is given twice at once', async () => {
    const { database } = world.api.deps;
    const last = async () => {
      const found = await sql<{ last: number }>`
        select last from invoice_series where series = 'P' and provider = ${world.api.deps.payments.name}`.execute(
        database.direct,
      );
      return found.rows[0]?.last ?? 0;
    };
    const { purchase } = await made();
    const before = await last();
    const failing = database.outside(async (tx) => {
      const row = await tx.selectFrom('purchase').selectAll().where('id', '=', purchase).executeTakeFirstOrThrow();
      const paidAt = new Date(world.api.deps.now()).toISOString();
      const paid = { id: 'in_never', number: 'X', paidAt, period: null, cents: 2900, currency: 'eur' };
      await issueInvoices(tx, row, [paid], { settings: world.api.deps.settings, at: world.api.deps.now() });
      throw new Error('killed');
    });
    await expect(failing).rejects.toThrow('killed');
    expect(await last()).toBe(before);
    await Promise.all([made(), made(), made(), made()]);
    expect(await last()).toBe(before + 4);
    const all = await database.direct.selectFrom('invoice').select('sequence').where('series', '=', 'P').execute();
    const given = all.map(({ sequence }) => sequence ?? 0).sort((a, b) => a - b);
    expect(given).toEqual(given.map((_, at) => at + 1));
  });

  test('three refunds at once give one credit note, of the whole amount, next to the invoice', async () => {
    const bought = await made();
    await Promise.all([1, 2, 3].map(() => call('POST', `${bought.path}/cancel`, bought.token, { refund: true })));
    for (const event of await world.takeEvents()) await world.post(event);
    const list = (await call('GET', `${bought.path}/invoices`, bought.token)).json;
    expect(list).toMatchObject([
      { kind: 'credit_note', amount_cents: -2900, status: 'refunded', can_reissue: false },
      { kind: 'invoice', amount_cents: 2900, status: 'refunded', credits: null, can_reissue: false },
    ]);
    expect(list[0].credits).toBe(list[1].number);
    const [, note] = await rows(bought.purchase);
    expect([note?.net_cents, note?.vat_cents, note?.series]).toEqual([-2397, -503, 'K']);
    for (const { id } of list) {
      const file = await call('GET', `/invoices/${id}`, bought.token);
      expect([file.status, file.text.slice(0, 5)]).toEqual([200, '%PDF-']);
    }
    const other = await createPayer(world.api);
    expect((await call('GET', `/invoices/${list[0].id}`, other.token)).status).toBe(404);
    expect((await call('POST', `/invoices/${list[1].id}/reissue`, other.token)).status).toBe(404);
    expect((await call('POST', `/invoices/${list[1].id}/reissue`, bought.token)).json.code).toBe('invoice_final');
  });

  test('a one-time payment that is refunded has its credit note too', async () => {
    const payer = await createPayer(world.api);
    const { json } = await initiate(world.api, 'purchase', payer);
    await world.confirm(json.client_secret);
    const id = json.payment_intent_id as string;
    await call('POST', `/projects/create?name=Kavine&payment_intent_id=${id}`, payer.token);
    await Promise.all([1, 2, 3].map(() => call('POST', `/payments/${id}/refund`, payer.token)));
    for (const event of await world.takeEvents()) await world.post(event);
    const [payment] = (await call('GET', '/payments/user', payer.token)).json;
    expect(payment.invoices.map(({ kind }: { kind: string }) => kind)).toEqual(['credit_note', 'invoice']);
    expect(payment.invoice_number).toBe(payment.invoices[1].number);
  });

  test('details are kept, refused by field, and an old tab overwrites nothing', async () => {
    const { token } = await createPayer(world.api);
    expect((await call('GET', '/billing-details', token)).json).toEqual({ details: null, version: 0 });
    const refused = await call('PUT', '/billing-details', token, { ...details, company_code: '305123456', city: ' ' });
    expect([refused.status, Object.keys(refused.json.errors)]).toEqual([422, ['city', 'company_code']]);
    expect((await call('PUT', '/billing-details', token, details)).json).toEqual({ details, version: 1 });
    const at = (version: number) =>
      world.api.call('PUT', '/billing-details', { token, body: details, headers: { 'if-match': `"${version}"` } });
    expect((await at(1)).json.version).toBe(2);
    expect((await at(1)).json.code).toBe('stale');
    const other = await createPayer(world.api);
    expect((await call('GET', '/billing-details', other.token)).json.details).toBeNull();
  });

  test('an invoice names the company; issued again once, by two at once, with a credit note; then it stays', async () => {
    const bought = await made();
    const [first] = (await call('GET', `${bought.path}/invoices`, bought.token)).json;
    expect(first.can_reissue).toBe(true);
    const again = () => call('POST', `/invoices/${first.id}/reissue`, bought.token);
    expect((await again()).json.code).toBe('billing_details_missing');
    await call('PUT', '/billing-details', bought.token, { ...details, country: 'LV', vat_number: 'LV40003245752' });
    const replies = await Promise.all([again(), again(), again()]);
    expect(replies.map(({ status, json }) => [status, json.code])).toEqual([1, 2, 3].map(() => [200, undefined]));
    expect(new Set(replies.map(({ json }) => json.id)).size).toBe(1);
    const issued = await rows(bought.purchase);
    expect(issued.map(({ kind, gross_cents }) => [kind, gross_cents])).toEqual([
      ['invoice', 2900],
      ['credit_note', -2900],
      ['invoice', 2900],
    ]);
    // A business of another EU country: reverse charge, and the price stays.
    expect(issued[2]).toMatchObject({ net_cents: 2900, vat_cents: 0, vat_rate: null, vat_reason: 'reverse_charge' });
    expect(issued[2]?.buyer).toMatchObject({ company_name: 'UAB „Žuvėdra“', email: bought.email });
    const list = (await call('GET', `${bought.path}/invoices`, bought.token)).json;
    expect(list.map(({ status }: { status: string }) => status).sort()).toEqual(['paid', 'void', 'void']);
    const current = list.find(({ status }: { status: string }) => status === 'paid');
    expect((await call('POST', `/invoices/${current.id}/reissue`, bought.token)).json.code).toBe('invoice_final');
    // The refund takes back the one that holds.
    await call('POST', `${bought.path}/cancel`, bought.token, { refund: true });
    const notes = (await rows(bought.purchase)).filter(({ kind }) => kind === 'credit_note');
    expect(notes.map(({ credits }) => credits)).toEqual([issued[0]?.id, issued[2]?.id]);
  });

  test('an invoice from before the seller charged VAT has none when it is issued again', async () => {
    const { settings } = world.api.deps;
    const { invoicing } = settings;
    settings.invoicing = { ...invoicing, vat: null };
    const bought = await made();
    settings.invoicing = invoicing;
    const [first] = (await call('GET', `${bought.path}/invoices`, bought.token)).json;
    await call('PUT', '/billing-details', bought.token, details);
    expect((await call('POST', `/invoices/${first.id}/reissue`, bought.token)).status).toBe(200);
    const [before, , again] = await rows(bought.purchase);
    expect([before?.vat_cents, again?.vat_cents, again?.net_cents]).toEqual([0, 0, 2900]);
    expect(again?.vat_reason).toBe(before?.vat_reason);
  });

  test('nobody changes or deletes what was issued, and an erased account leaves it whole; its export has it', async () => {
    const payer = await createPayer(world.api);
    await call('PUT', '/billing-details', payer.token, details);
    const { json } = await initiate(world.api, 'purchase', payer);
    await world.confirm(json.client_secret);
    await call('POST', `/projects/create?name=Kavine&payment_intent_id=${json.payment_intent_id}`, payer.token);
    const { database } = world.api.deps;
    await expect(sql`update invoice set number = 'X'`.execute(database.direct)).rejects.toThrow('permission denied');
    await expect(sql`delete from invoice`.execute(database.direct)).rejects.toThrow('permission denied');
    const exported = await call('GET', '/settings/profile/export', payer.token);
    expect(exported.json ?? JSON.parse(exported.text)).toMatchObject({
      billing_details: [{ details }],
      invoices: [{ buyer: { company_name: 'UAB „Žuvėdra“' } }],
    });
    await world.api.call('DELETE', '/settings/profile', { token: payer.token, body: { password: 'secret-7' } });
    const kept = await database.direct
      .selectFrom('invoice')
      .select('buyer')
      .where('provider_invoice_id', '=', json.payment_intent_id)
      .execute();
    expect(kept).toMatchObject([{ buyer: { ...details, email: payer.email } }]);
  });

  test('who pays without an account gives the details with the payment; the account has them from then on', async () => {
    const email = `stranger-${Math.random().toString(36).slice(2)}@example.lt`;
    const metadata = { type: 'project_purchase', project_count: 1 };
    const body = { amount: 2900, currency: 'eur', email, metadata, billing_details: details };
    const headers = { 'idempotency-key': `details-${email}` };
    const wrong = { ...body, billing_details: { ...details, vat_number: 'LT1' } };
    const refused = await world.api.call('POST', '/create-payment-intent', { body: wrong, headers });
    expect([refused.status, Object.keys(refused.json.errors)]).toEqual([422, ['billing_details.vat_number']]);
    const begun = await world.api.call('POST', '/create-payment-intent', { body, headers });
    const [cookie = ''] = String(begun.headers['set-cookie']).split(';');
    await world.confirm(begun.json.client_secret);
    const { payment_intent_id: payment_intent } = begun.json;
    const account = { username: email.split('@')[0], password: 'secret-7', email, payment_intent };
    const registered = await world.api.call('POST', '/register', { body: account, headers: { cookie } });
    const token = registered.json.access_token as string;
    expect((await call('GET', '/billing-details', token)).json.details).toEqual(details);
    const [payment] = (await call('GET', '/payments/user', token)).json;
    expect(payment.invoices).toMatchObject([{ kind: 'invoice', can_reissue: false }]);
  });
});

test('the provider does not list its invoices: the project is made at once, and the invoice comes later', async () => {
  let isListing = false;
  const world = await createStripeWorld((provider) => ({
    ...provider,
    listInvoices: (id) => (isListing ? provider.listInvoices(id) : Promise.reject(new Error('down'))),
  }));
  const payer = await createPayer(world.api);
  const { json } = await initiate(world.api, 'subscription', payer);
  await world.confirm(json.client_secret);
  expect((await create(world.api, payer.token, json.subscription_id)).status).toBe(201);
  const count = () => world.api.deps.database.direct.selectFrom('invoice').select('number').execute();
  expect(await count()).toEqual([]);
  isListing = true;
  await passTime(world, 10 * 60_000);
  expect(await count()).toHaveLength(1);
  await world.close();
});

test('an invoice numbered by the provider keeps its number, without VAT, and the next one has ours', async () => {
  const world = await createSandboxWorld();
  const payer = await createPayer(world.api);
  const { json } = await initiate(world.api, 'subscription', payer);
  await world.confirm(json.client_secret);
  // As the migration leaves a subscription that was paid before it.
  const later = new Date(world.api.deps.now() + 60_000).toISOString();
  const { direct } = world.api.deps.database;
  await direct.updateTable('purchase').set({ provider_numbers_until: later }).execute();
  await create(world.api, payer.token, json.subscription_id);
  await passTime(world, 32 * DAY);
  const { rows } = await sql<{ number: string; mine: string }>`
    select invoice.number, sandbox_invoice.number as mine from invoice
    join sandbox_invoice on sandbox_invoice.id = provider_invoice_id order by invoice.paid_on`.execute(direct);
  expect(rows).toHaveLength(2);
  expect(rows[0]?.number).toBe(rows[0]?.mine);
  expect(rows[1]?.number).toBe('TEST-P-000001');
  await world.close();
});
