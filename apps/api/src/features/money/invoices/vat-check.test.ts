import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createOutgoing, isPublicEndpoint } from '../../../platform/ground/outgoing.ts';
import { startFakeVies, type FakeVies } from '../../../testing/fakes/fake-vies.ts';
import { createManager, type TestManager } from '../../../testing/seeds/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let api: TestApp;
let vies: FakeVies;
let manager: TestManager;
beforeAll(async () => {
  vies = await startFakeVies();
  const outgoing = createOutgoing({
    isOpenEndpoint: (address) => address.startsWith('https://localhost:') || isPublicEndpoint(address),
    isOpenAddress: (address) => address === '127.0.0.1' || address === '::1',
    ca: vies.ca,
  });
  api = await createTestApp({ parts: { outgoing } });
});
afterAll(async () => {
  await api.close();
  await vies.close();
});
beforeEach(async () => {
  api.deps.settings.viesUrl = vies.url;
  vies.trouble = null;
  vies.answer = null;
  vies.registered.clear();
  vies.asked.length = 0;
  manager = await createManager(api);
});

const PATH = '/billing-details/vat-check';
const details = {
  company_name: 'UAB „Žuvėdra“',
  company_code: '',
  address: 'Žvejų g. 1',
  postal_code: '',
  city: 'Klaipėda',
};
const name = (vat_number: string, country = 'LT') =>
  api.call('PUT', '/billing-details', { token: manager.token, body: { ...details, vat_number, country } });
const check = async () => (await api.call('POST', PATH, { token: manager.token })).json;
const stored = async () => (await api.call('GET', PATH, { token: manager.token })).json;
const NUMBER = 'LT305123458';

test('off without the setting, without a number and for a country that VIES does not know', async () => {
  expect((await api.call('POST', PATH)).status).toBe(401);
  expect(await check()).toEqual({ available: false, check: null, attempt: null });
  await name('GB123456789', 'GB');
  expect(await check()).toEqual({ available: false, check: null, attempt: null });
  await name(NUMBER);
  api.deps.settings.viesUrl = null;
  expect(await check()).toEqual({ available: false, check: null, attempt: null });
  expect(vies.asked).toEqual([]);
});

test('the answer is kept with its time, for this number and this account alone', async () => {
  await name(NUMBER);
  expect(await stored()).toEqual({ available: true, check: null });
  expect(await check()).toMatchObject({ check: { vat_number: NUMBER, state: 'invalid' } });
  vies.registered.add(NUMBER);
  const valid = await check();
  const said = { vat_number: NUMBER, state: 'valid', checked_at: expect.any(String) };
  expect(valid).toEqual({ available: true, check: said, attempt: said });
  expect(await stored()).toEqual({ available: true, check: valid.check });
  const other = await createManager(api, 'Other');
  expect((await api.call('GET', PATH, { token: other.token })).json).toEqual({ available: false, check: null });
  await name('LT305123466');
  expect((await stored()).check).toBeNull();
  await name(NUMBER);
  expect(vies.asked).toEqual([NUMBER, NUMBER]);
});

test.each(['MS_UNAVAILABLE', 'MS_MAX_CONCURRENT_REQ', 'page', 'endless', 'cut'] as const)(
  'a register that does not answer is no refusal, and takes nothing from what is known: %s',
  async (trouble) => {
    await name(NUMBER);
    vies.trouble = trouble;
    expect((await check()).check).toMatchObject({ state: 'unavailable' });
    [vies.trouble] = [null];
    vies.registered.add(NUMBER);
    expect((await check()).check).toMatchObject({ state: 'valid' });
    vies.trouble = trouble;
    expect(await check()).toMatchObject({ check: { state: 'valid' }, attempt: { state: 'unavailable' } });
  },
);

test.each([
  [200, ''],
  [200, 'null'],
  [200, '[]'],
  [200, '"valid"'],
  [200, '{"valid":"true"}'],
  [200, '{"valid":1,"name":"---"}'],
  [200, '{"valid":{"valid":true}}'],
  [200, '{"errorWrappers":"INVALID_INPUT"}'],
  [200, '{"errorWrappers":[null],"valid":false}'],
  [200, '{"errorWrappers":[{"error":{"error":"INVALID_INPUT"}}]}'],
  [200, '{"valid":false,"errorWrappers":[{"error":"MS_UNAVAILABLE"}]}'],
  [500, '{"valid":false}'],
  [302, '{"valid":true}'],
])('nonsense is no answer, and takes nothing from what is known: %i %s', async (...answer) => {
  await name(NUMBER);
  vies.registered.add(NUMBER);
  expect((await check()).check).toMatchObject({ state: 'valid' });
  vies.answer = answer;
  const reply = await api.call('POST', PATH, { token: manager.token });
  expect([reply.status, reply.json]).toMatchObject([
    200,
    { check: { state: 'valid' }, attempt: { vat_number: NUMBER, state: 'unavailable' } },
  ]);
  expect((await stored()).check).toMatchObject({ state: 'valid' });
});

test('a number that VIES cannot read is not valid', async () => {
  await name(NUMBER);
  vies.trouble = 'INVALID_INPUT';
  expect((await check()).check).toMatchObject({ state: 'invalid' });
});

test('two checks at once, and no more than twenty an hour', async () => {
  await name(NUMBER);
  const both = await Promise.all([check(), check()]);
  expect(both.map((reply) => reply.check.state)).toEqual(['invalid', 'invalid']);
  for (let times = 2; times < 20; times += 1) await check();
  expect((await api.call('POST', PATH, { token: manager.token })).status).toBe(429);
  expect(vies.asked).toHaveLength(20);
});
