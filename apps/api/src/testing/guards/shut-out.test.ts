import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tidyLimits } from '../../platform/database/sweep.ts';
import { createManager, createWorker, unique } from '../seeds/people.ts';
import { solveProof } from '../fakes/solve-proof.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { hashAtFullCost } from '../hash-cost.ts';

hashAtFullCost();

/** By how much the server's clock is set on. */
let minutes = 0;
let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ parts: { now: () => Date.now() + minutes * 60_000 } });
});
afterAll(() => api.close());

const PASSWORD = 'right-one-9';
async function somebody(): Promise<string> {
  const username = unique('victim');
  const made = await api.call('POST', '/register', { body: { username, password: PASSWORD }, headers: from(200) });
  expect(made.status).toBe(201);
  return username;
}
/** Networks of a stranger, each in a /24 of its own. */
const from = (network: number) => ({ 'x-forwarded-for': `198.${network >> 8}.${network & 255}.7` });
const signIn = (username: string, password: string, headers: Record<string, string>) =>
  api.app.inject({
    method: 'POST',
    url: '/api/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams({ username, password }).toString(),
  });
const cookieOf = (reply: Awaited<ReturnType<typeof signIn>>) =>
  String(reply.headers['set-cookie']).split(';', 1)[0] ?? '';

test('an employee who changes the PIN in a loop must wait, and blocks no sign-in', async () => {
  const worker = await createWorker(api, await createManager(api));
  const victim = await somebody();
  const loop = Array.from({ length: 80 }, (_, at) =>
    api.call('PUT', `/employees/${worker.id}/clock-pin`, { token: worker.token, body: { pin: `907${10 + at}` } }),
  );
  const replies = await Promise.all(Array.from({ length: 9 }, () => signIn(victim, PASSWORD, from(300))));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(9).fill(200));
  const statuses = (await Promise.all(loop)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(70);
  expect(statuses.filter((status) => status === 204)).toHaveLength(10);
});

test('one network has ten tries at one account, then waits longer each time; another network is not concerned', async () => {
  const victim = await somebody();
  const guess = async () => (await signIn(victim, 'wrong-one', from(400))).statusCode;
  for (let at = 0; at < 10; at += 1) expect(await guess()).toBe(401);
  const refused = await signIn(victim, PASSWORD, from(400));
  expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, 60]);
  expect((await signIn(victim, PASSWORD, from(401))).statusCode).toBe(200);
  minutes += 1.1;
  expect([await guess(), await guess()]).toEqual([401, 429]);
  minutes += 1.1;
  expect(await guess()).toBe(429);
  minutes += 1.1;
  expect((await signIn(victim, PASSWORD, from(400))).statusCode).toBe(200);
  expect(await guess()).toBe(401);
});

test('under attack from many networks the right password gets in with a proof, and a known device without one', async () => {
  const victim = await somebody();
  const known = cookieOf(await signIn(victim, PASSWORD, from(500)));
  expect(known).toMatch(/^pamaina_device=/);
  const guesses = await Promise.all(
    Array.from({ length: 60 }, (_, at) => signIn(victim, 'wrong-one', from(501 + Math.floor(at / 6)))),
  );
  const asked = guesses.filter(({ statusCode }) => statusCode === 429);
  expect(asked.length).toBe(30);
  const stranger = await signIn(victim, PASSWORD, { ...from(700), 'accept-language': 'lt' });
  expect([stranger.statusCode, stranger.json().code]).toEqual([429, 'proof_required']);
  expect(stranger.json().detail).toContain('Jūsų naršyklė');
  const proof = { 'x-proof-of-work': solveProof(stranger.json().challenge) };
  expect((await signIn(victim, 'wrong-two', { ...from(700), ...proof })).statusCode).toBe(401);
  // Each counts once, and none of nobody counts at all.
  expect((await signIn(victim, PASSWORD, { ...from(700), ...proof })).statusCode).toBe(429);
  const { challenge } = (await signIn(victim, PASSWORD, from(701))).json();
  const forged = { 'x-proof-of-work': `${challenge.slice(0, -1)}:1` };
  expect((await signIn(victim, PASSWORD, { ...from(701), ...forged })).statusCode).toBe(429);
  const proved = { 'x-proof-of-work': solveProof(challenge) };
  expect((await signIn(victim, PASSWORD, { ...from(701), ...proved })).statusCode).toBe(200);
  const own = await signIn(victim, PASSWORD, { ...from(702), cookie: known });
  expect(own.statusCode).toBe(200);
  expect(cookieOf(own)).not.toBe(known);
  // It is that account's device, not anybody's.
  const other = await somebody();
  await Promise.all(Array.from({ length: 40 }, (_, at) => signIn(other, 'wrong-one', from(710 + Math.floor(at / 6)))));
  expect((await signIn(other, PASSWORD, { ...from(720), cookie: known })).json().code).toBe('proof_required');
  expect((await signIn(await somebody(), PASSWORD, from(721))).statusCode).toBe(200);
});

test('what a flood spends from many networks refuses nobody who comes from another', async () => {
  const victim = await somebody();
  const { limits } = api.deps;
  for (const door of ['sign-in', 'register', 'register-code', 'payments'])
    for (let network = 800; network < 1_000; network += 1)
      await limits.take(`${door}-network:198.${network >> 8}.${network & 255}.7`, 1e9, 900, 5_600);
  expect((await signIn(victim, PASSWORD, from(801))).statusCode).toBe(429);
  expect((await signIn(victim, PASSWORD, from(1_001))).statusCode).toBe(200);
  const body = { username: unique('new'), password: PASSWORD, registration_code: 'the-company-code' };
  expect((await api.call('POST', '/register', { body, headers: from(801) })).status).toBe(429);
  expect((await api.call('POST', '/register', { body, headers: from(1_001) })).status).toBe(201);
  const payment = {
    amount: 2900,
    currency: 'eur',
    email: 'payer@example.lt',
    metadata: { type: 'project_purchase', project_count: 1 },
  };
  const pay = (network: number) =>
    api.call('POST', '/create-payment-intent', { body: payment, headers: from(network) });
  expect([(await pay(801)).status, (await pay(1_001)).status]).toEqual([429, 200]);
});

test('the company code is guessed no faster from many networks: wrong ones together ask for proofs, the right one gets in', async () => {
  await api.deps.limits.take('register-codes:all', 1e9, 900, 300);
  const body = { username: unique('boss'), password: PASSWORD, registration_code: 'the-company-code' };
  const asked = await api.call('POST', '/register', { body, headers: from(1_100) });
  expect([asked.status, asked.json.code]).toEqual([429, 'proof_required']);
  const headers = { ...from(1_100), 'x-proof-of-work': solveProof(asked.json.challenge) };
  expect((await api.call('POST', '/register', { body, headers })).status).toBe(201);
});

test('a hundred thousand keys evict each other, not the key that tried most', async () => {
  const { deps } = api;
  await deps.limits.take('door-network:worst', 300, 900, 300);
  await sql`insert into limit_window (key, count, until)
    select 'door-network:' || place, 1, ${new Date(deps.now()).toISOString()}::timestamptz + make_interval(secs => 800 + place / 1000.0)
    from generate_series(0, 99999) as place`.execute(deps.database.direct);
  await tidyLimits(deps.database, 20_000);
  const count = async (key: string) => (await deps.limits.seen(`door-network:${key}`)).count;
  expect(await Promise.all(['worst', '99999', '0'].map(count))).toEqual([300, 1, 0]);
  const { rows } = await deps.database.pool.query("select from limit_window where key like 'door-network:%'");
  expect(rows).toHaveLength(20_000);
});
