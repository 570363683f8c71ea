import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDevice } from '../../../testing/fakes/passkey-device.ts';
import { createManager, createWorker, unique } from '../../../testing/seeds/people.ts';
import { addPasskey, cookieOf, tryPassword } from '../../../testing/seeds/second-factor.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { hasPasskeys } from './relying-party.ts';

const PASSWORD = 'secret-7';

let api: TestApp;
let shift = 0;
beforeAll(async () => {
  api = await createTestApp({ parts: { now: () => Date.now() + shift } });
});
afterAll(() => api.close());

async function newAccount(): Promise<{ username: string; token: string }> {
  const username = unique('keys');
  const reply = await api.call('POST', '/register', { body: { username, password: PASSWORD } });
  return { username, token: reply.json.access_token };
}

type Device = ReturnType<typeof createDevice>;

const options = async (challenge?: string) =>
  (await api.call('POST', '/token/passkey/options', { body: challenge === undefined ? {} : { challenge } })).json;

async function signIn(device: Device) {
  const asked = await options();
  return api.call('POST', '/token/passkey', { body: { id: asked.id, answer: device.answer(asked.options) } });
}

const factors = async (token: string) => (await api.call('GET', '/settings/second-factor', { token })).json;

test('a passkey is registered, listed, signs in without a password, and is removed', async () => {
  const { username, token } = await newAccount();
  const { device, reply } = await addPasskey(api, token, { name: 'Eglės telefonas' });
  expect([reply.status, reply.json.recovery_codes.length]).toEqual([201, 10]);
  const { passkeys, confirm_with } = await factors(token);
  expect(passkeys).toMatchObject([{ name: 'Eglės telefonas', is_synced: false, last_used_at: null }]);
  expect(confirm_with).toEqual(['passkey', 'recovery_code']);

  const asked = await options();
  expect(asked.options).toMatchObject({ rpId: 'pamaina.example.lt', userVerification: 'required' });
  const signedIn = await signIn(device);
  expect([signedIn.status, cookieOf(signedIn)]).toEqual([200, expect.stringContaining('pamaina_device=')]);
  expect((await api.call('GET', '/users/me', { token: signedIn.json.access_token })).json.username).toBe(username);
  expect((await factors(token)).passkeys[0].last_used_at).not.toBeNull();

  const path = `/settings/passkeys/${passkeys[0].id}`;
  expect((await api.call('DELETE', path, { token })).status).toBe(204);
  expect((await api.call('DELETE', path, { token })).status).toBe(404);
  expect((await signIn(device)).json.code).toBe('passkey_refused');
  expect((await factors(token)).recovery_codes_left).toBe(0);
});

test('an employee and a manager sign in with it alike', async () => {
  const manager = await createManager(api);
  const worker = await createWorker(api, manager);
  for (const [token, role] of [
    [manager.token, 'manager'],
    [worker.token, 'employee'],
  ] as const) {
    const { device } = await addPasskey(api, token);
    const { access_token } = (await signIn(device)).json;
    expect((await api.call('GET', '/users/me', { token: access_token })).json.role).toBe(role);
  }
});

test('a former employee gets in by no passkey', async () => {
  const manager = await createManager(api);
  const worker = await createWorker(api, manager);
  const { device } = await addPasskey(api, worker.token);
  const last_day = Temporal.Now.plainDateISO('Europe/Vilnius').subtract({ days: 2 }).toString();
  const ended = await api.call('PUT', `/employees/${worker.id}/employment/end`, {
    token: manager.token,
    body: { last_day },
  });
  expect(ended.status).toBe(200);
  const refused = await signIn(device);
  expect([refused.status, refused.json.code]).toEqual([403, 'employment_ended']);
});

test('with a password it is the second step, of its own account only', async () => {
  const [mine, other] = [await newAccount(), await newAccount()];
  const { device } = await addPasskey(api, mine.token);
  const { device: foreign } = await addPasskey(api, other.token);
  const { second_step } = (await tryPassword(api, mine.username, PASSWORD)).json;
  expect(second_step.ways).toEqual(['passkey', 'recovery_code']);
  const { challenge } = second_step;
  const step = async (by: Device) => {
    const asked = await options(challenge);
    return api.call('POST', '/token/second-factor', {
      body: { challenge, passkey: { id: asked.id, answer: by.answer(asked.options) } },
    });
  };
  expect((await step(foreign)).json.code).toBe('passkey_refused');
  expect((await step(device)).status).toBe(200);
});

test('a key that does not check its user is enough beside the password, not instead of it', async () => {
  const { username, token } = await newAccount();
  const { device } = await addPasskey(api, token);
  device.setVerifiesUser(false);
  expect((await signIn(device)).json.code).toBe('passkey_refused');
  const { challenge } = (await tryPassword(api, username, PASSWORD)).json.second_step;
  const asked = await options(challenge);
  const body = { challenge, passkey: { id: asked.id, answer: device.answer(asked.options) } };
  expect((await api.call('POST', '/token/second-factor', { body })).status).toBe(200);
});

test('an answer works once, in time, and for what it was asked', async () => {
  const { username, token } = await newAccount();
  const { device } = await addPasskey(api, token);
  const asked = await options();
  const body = { id: asked.id, answer: device.answer(asked.options) };
  const twice = await Promise.all([1, 2].map(() => api.call('POST', '/token/passkey', { body })));
  expect(twice.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 403]);

  const { challenge } = (await tryPassword(api, username, PASSWORD)).json.second_step;
  const step = await options(challenge);
  const elsewhere = { id: step.id, answer: device.answer(step.options) };
  expect((await api.call('POST', '/token/passkey', { body: elsewhere })).json.code).toBe('passkey_refused');

  const late = await options();
  shift += 5 * 60_000 + 1000;
  const answer = { id: late.id, answer: device.answer(late.options) };
  expect((await api.call('POST', '/token/passkey', { body: answer })).json.code).toBe('passkey_refused');
});

test('a passkey whose counter does not rise is a copy', async () => {
  const { token } = await newAccount();
  const { device } = await addPasskey(api, token);
  device.setCounter(10);
  expect((await signIn(device)).status).toBe(200);
  device.setCounter(10);
  expect((await signIn(device)).json.code).toBe('passkey_refused');
});

test.each([
  ['another site', { origin: 'https://pamaina.example.com' }],
  ['another address of the same site', { origin: 'https://evil.pamaina.example.lt' }],
  ['a site of another name', { rpId: 'example.lt' }],
  ['a device that does not check its user', { verifiesUser: false }],
])('a passkey of %s is not registered', async (_, fault) => {
  const { token } = await newAccount();
  const { reply } = await addPasskey(api, token, { device: createDevice(fault) });
  expect([reply.status, reply.json.code]).toEqual([403, 'passkey_refused']);
  expect((await factors(token)).passkeys).toEqual([]);
});

test('an answer that was altered is refused', async () => {
  const { token } = await newAccount();
  const { device } = await addPasskey(api, token);
  const asked = await options();
  const answer = device.answer(asked.options);
  const forged = {
    ...answer,
    response: { ...answer.response, signature: createDevice().answer(asked.options).response.signature },
  };
  const reply = await api.call('POST', '/token/passkey', { body: { id: asked.id, answer: forged } });
  expect([reply.status, reply.json.code]).toEqual([403, 'passkey_refused']);
});

test('the same passkey is not stored twice, and nobody removes those of others', async () => {
  const [mine, other] = [await newAccount(), await newAccount()];
  const { device } = await addPasskey(api, mine.token);
  const again = await addPasskey(api, other.token, { device });
  expect([again.reply.status, again.reply.json.code]).toEqual([409, 'passkey_exists']);
  const [own] = (await factors(mine.token)).passkeys;
  expect((await api.call('DELETE', `/settings/passkeys/${own.id}`, { token: other.token })).status).toBe(404);
  expect((await factors(mine.token)).passkeys).toHaveLength(1);
});

test.each([
  ['https://pamaina.lt', true],
  ['https://rytas.pamaina.lt:8443', true],
  ['http://localhost:3000', true],
  ['http://pamaina.lt', false],
  ['http://127.0.0.1:3000', false],
  ['https://192.0.2.1', false],
  ['https://[::1]:3000', false],
])('at %s passkeys are possible: %s', (publicUrl, possible) => {
  expect(hasPasskeys({ publicUrl })).toBe(possible);
});
