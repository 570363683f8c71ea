import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pay, payFirst } from '../../../testing/fakes/payers.ts';
import { createSandboxWorld, type PaymentWorld } from '../../../testing/fakes/payment-world.ts';
import { signIn, unique } from '../../../testing/seeds/people.ts';
import { createTestApp } from '../../../testing/test-app.ts';

const MINUTE = 60_000;

let world: PaymentWorld;
beforeAll(async () => {
  world = await createSandboxWorld();
});
afterAll(() => world.close());

async function payHere(name: string) {
  const email = `${unique(name)}@example.lt`;
  const begun = await payFirst(world.api, email);
  await world.confirm(begun.client_secret);
  return { ...begun, email };
}
type Paid = Awaited<ReturnType<typeof payHere>>;

const register = ({ email, payment_intent_id }: Paid, fields: object = {}, cookie = '') =>
  world.api.call('POST', '/register', {
    body: { username: unique('claims'), password: 'secret-5', email, payment_intent: payment_intent_id, ...fields },
    headers: { cookie },
  });
const askCode = ({ email, payment_intent_id: payment_intent }: Paid, language = 'en') =>
  world.api.call('POST', '/payments/code', {
    body: { email, payment_intent },
    headers: { 'accept-language': language },
  });

/** The emails to an address, newest first, decoded as far as digits and plain words need it. */
async function mailsTo(address: string): Promise<string[]> {
  const folder = join(world.api.deps.settings.dataDir, 'outbox');
  const files = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    files.map(async (file) => ({
      text: await readFile(join(folder, file), 'utf8'),
      at: (await stat(join(folder, file), { bigint: true })).mtimeNs,
    })),
  );
  return mails
    .filter(({ text }) => text.includes(`To: ${address}`))
    .sort((a, b) => Number(b.at - a.at))
    .map(({ text }) => text.replaceAll(/=\r\n/g, ''));
}
const codeFor = async ({ email }: Paid) => /\b\d{8}\b(?=\. )/.exec((await mailsTo(email))[0] ?? '')?.[0] ?? '';

test("typing the payer's address claims nothing: another browser is asked for the code, the paying one is not", async () => {
  const paid = await payHere('payer');
  const thief = await register(paid);
  expect([thief.status, thief.json.code]).toEqual([422, 'payment_proof_required']);
  const other = await payHere('other');
  expect((await register(paid, {}, other.cookie)).json.code).toBe('payment_proof_required');
  expect((await register(paid, {}, paid.cookie)).status).toBe(201);
  expect((await register(other, {}, `${paid.cookie}; ${other.cookie}`)).json.code).toBe('payment_proof_required');
});

test('one browser that paid twice claims both', async () => {
  const first = await payHere('twice');
  const email = `${unique('twice')}@example.lt`;
  const second = { ...(await payFirst(world.api, email, { cookie: first.cookie })), email };
  await world.confirm(second.client_secret);
  expect((await register(second, {}, first.cookie)).json.code).toBe('payment_proof_required');
  expect((await register(first, {}, second.cookie)).status).toBe(201);
  expect((await register(second, {}, second.cookie)).status).toBe(201);
});

test('an account that typed the address makes no project of the payment', async () => {
  const paid = await payHere('typed');
  const username = unique('typist');
  const body = { username, password: 'secret-5', email: paid.email };
  await world.api.call('POST', '/register', { body });
  const token = await signIn(world.api, username, 'secret-5');
  const path = `/projects/create?name=Mano&payment_intent_id=${paid.payment_intent_id}`;
  expect((await world.api.call('POST', path, { token })).status).toBe(404);
  expect((await world.api.call('POST', path, { token, headers: { cookie: paid.cookie } })).status).toBe(201);
});

test('the mailed code claims it once; the username being taken costs no code', async () => {
  const paid = await payHere('coded');
  expect((await askCode(paid)).status).toBe(204);
  const payment_code = await codeFor(paid);
  expect(payment_code).toHaveLength(8);
  const username = unique('taken');
  await world.api.call('POST', '/register', { body: { username, password: 'secret-5' } });
  expect((await register(paid, { username, payment_code })).json.code).toBe('username_taken');
  expect((await register(paid, { payment_code })).status).toBe(201);
  expect((await register(paid, { payment_code })).json.errors.payment_intent).toHaveLength(1);
});

test('a code holds for 30 minutes and five tries, and not beside a newer one; it is in the language of who asks', async () => {
  const paid = await payHere('late');
  await askCode(paid, 'lt');
  expect((await mailsTo(paid.email))[0]).toContain('kodas');
  const old = await codeFor(paid);
  await askCode(paid);
  const wrong = await register(paid, { payment_code: old });
  expect([wrong.status, wrong.json.errors.payment_code]).toEqual([
    422,
    ['The code is not right, or it no longer holds. Ask for another one.'],
  ]);
  const code = await codeFor(paid);
  world.advance(31 * MINUTE);
  expect((await register(paid, { payment_code: code })).json.errors.payment_code).toHaveLength(1);
  await askCode(paid);
  for (let tries = 0; tries < 5; tries += 1) await register(paid, { payment_code: '0' });
  expect((await register(paid, { payment_code: await codeFor(paid) })).json.errors.payment_code).toHaveLength(1);
  await askCode(paid);
  expect((await register(paid, { payment_code: await codeFor(paid) })).status).toBe(201);
});

test('asking for codes reveals nothing, and only payers get a mail', async () => {
  const email = `${unique('open')}@example.lt`;
  const open = { ...(await payFirst(world.api, email)), email };
  const paid = await payHere('known');
  const asked = [
    await askCode(open),
    await askCode({ ...paid, email: 'stranger@example.lt' }),
    await askCode({ ...paid, payment_intent_id: 'pi_unknown' }),
  ];
  expect(asked.map(({ status }) => status)).toEqual([204, 204, 204]);
  expect([
    ...(await mailsTo(email)),
    ...(await mailsTo(paid.email)),
    ...(await mailsTo('stranger@example.lt')),
  ]).toEqual([]);
});

test('two at once with the same code make one account', async () => {
  const paid = await payHere('race');
  await askCode(paid);
  const payment_code = await codeFor(paid);
  const twice = await Promise.all([register(paid, { payment_code }), register(paid, { payment_code })]);
  expect(twice.map(({ status }) => status).sort()).toEqual([201, 422]);
});

test('one payment has five codes mailed an hour', async () => {
  const api = await createTestApp();
  try {
    const email = 'flood@example.lt';
    const begun = await payFirst(api, email);
    await pay(api, begun.client_secret);
    const body = { email, payment_intent: begun.payment_intent_id };
    for (let asked = 0; asked < 5; asked += 1)
      expect((await api.call('POST', '/payments/code', { body })).status).toBe(204);
    const sixth = await api.call('POST', '/payments/code', { body });
    expect([sixth.status, Number(sixth.headers['retry-after']) > 0]).toEqual([429, true]);
  } finally {
    await api.close();
  }
});
