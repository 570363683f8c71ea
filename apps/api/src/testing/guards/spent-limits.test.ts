import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManager, unique } from '../seeds/people.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

/** By how much the server's clock is moved forward. */
let minutes = 0;
let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ parts: { now: () => Date.now() + minutes * 60_000 } });
});
afterAll(() => api.close());

const signIn = (payload: string | Buffer) =>
  api.app.inject({
    method: 'POST',
    url: '/api/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload,
  });
const intend = () =>
  api.call('POST', '/create-payment-intent', {
    body: {
      amount: 2900,
      currency: 'eur',
      email: `${unique('payer')}@example.lt`,
      metadata: { type: 'project_purchase', project_count: 1 },
    },
  });

test('one network has an end of failing sign-ins and of attempts to pay; a quarter of an hour later both go on', async () => {
  const username = unique('boss');
  await api.call('POST', '/register', { body: { username, password: 'secret-9' } });
  const form = `username=${username}&password=secret-9`;
  await api.deps.limits.take('sign-in-network:127.0.0.1', 300, 900, 300);
  await api.deps.limits.take('payments-network:127.0.0.1', 1_000, 900, 1_000);
  const refused = await signIn(form);
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  const unpaid = await intend();
  expect([unpaid.status, unpaid.json.code]).toEqual([429, 'too_many_requests']);
  minutes += 16;
  expect((await signIn(form)).statusCode).toBe(200);
  expect((await intend()).status).toBe(200);
});

test('bytes that are not UTF-8 sign nobody in, and are not a 500', async () => {
  for (const form of [
    'username=%ff%fe&password=secret-9',
    'username=%C0%AE&password=%',
    Buffer.from('username=\xff&password=secret-9', 'latin1'),
  ])
    expect([401, 422]).toContain((await signIn(form)).statusCode);
});

test('a field of a query that comes twice is refused', async () => {
  const { token } = await createManager(api);
  const twice = await api.call('POST', '/generate-schedule?year=2031&month=5&year=2032', {
    token,
    body: { seconds: 1 },
  });
  expect([twice.status, Object.keys(twice.json.errors)]).toEqual([422, ['year']]);
  const published = await api.call('POST', '/schedule/publish?year=2031&year=2032&month=5', { token });
  expect(published.status).toBe(422);
});
