import { allEndpoints } from '@pamaina/contract';
import { decodeProtectedHeader, SignJWT, type JWTHeaderParameters } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeAt } from '../../../testing/fakes/authenticator-app.ts';
import { createManager, createWorker, unique, type TestManager } from '../../../testing/seeds/people.ts';
import { addPasskey, addTotp } from '../../../testing/seeds/second-factor.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

/** The password of `createManager`. */
const PASSWORD = 'secret-1';

let api: TestApp;
let shift = 0;
const now = () => Date.now() + shift;
beforeAll(async () => {
  api = await createTestApp({ parts: { now } });
});
afterAll(() => api.close());

const contentsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<'jti' | 'sub', string> &
    Record<'iat' | 'exp', number>;

const signInIdOf = async (token: string) => {
  const { jti } = contentsOf(token);
  const { direct } = api.deps.database;
  return (await direct.selectFrom('session').select('sign_in_id').where('id', '=', jti).executeTakeFirstOrThrow())
    .sign_in_id;
};

/** The same token as if it had been issued so many seconds earlier. */
function agedBy(token: string, seconds: number): Promise<string> {
  const { iat, ...contents } = contentsOf(token);
  return new SignJWT(contents)
    .setProtectedHeader(decodeProtectedHeader(token) as JWTHeaderParameters)
    .setIssuedAt(iat - seconds)
    .sign(new TextEncoder().encode(api.deps.settings.jwtSecret));
}

/** As if the user had signed in so many minutes ago. */
async function signedInBefore(token: string, minutes: number): Promise<void> {
  await api.deps.database.direct
    .updateTable('session')
    .set({ authenticated_at: new Date(Date.now() - minutes * 60_000).toISOString() })
    .where('sign_in_id', '=', await signInIdOf(token))
    .execute();
}

const exportAll = ({ token }: Pick<TestManager, 'token'>) => api.call('GET', '/settings/project/export', { token });
const confirm = ({ token }: Pick<TestManager, 'token'>, body: object) =>
  api.call('POST', '/token/confirm', { token, body });

test('ten minutes after signing in a dangerous act needs a confirmation, then goes through', async () => {
  const manager = await createManager(api);
  await signedInBefore(manager.token, 9.9);
  expect((await exportAll(manager)).status).toBe(200);
  await signedInBefore(manager.token, 10.1);
  const refused = await exportAll(manager);
  expect([refused.status, refused.json.code]).toEqual([403, 'reauthentication_required']);
  const wrong = await confirm(manager, { password: 'secret-2' });
  expect([wrong.status, Object.keys(wrong.json.errors)]).toEqual([422, ['password']]);
  expect((await exportAll(manager)).status).toBe(403);
  const confirmed = await confirm(manager, { password: PASSWORD });
  expect([confirmed.status, Object.keys(confirmed.json)]).toEqual([200, ['access_token', 'token_type']]);
  expect((await exportAll({ token: confirmed.json.access_token })).status).toBe(200);
});

test('a confirmation brings a new access token; the one before ends, after half a minute for what was on its way', async () => {
  const manager = await createManager(api);
  const selected = await api.call('POST', `/projects/select/${manager.projectId}`, { token: manager.token });
  const other = selected.json.access_token as string;
  const { access_token: token } = (await confirm(manager, { password: PASSWORD })).json;
  expect(contentsOf(token)).toMatchObject({
    ...contentsOf(manager.token),
    gen: 0,
    iat: expect.any(Number),
    exp: expect.any(Number),
  });
  const me = async (by: string) => (await api.call('GET', '/users/me', { token: by })).status;
  const before = await agedBy(token, 60);
  expect(await me(before)).toBe(200);
  await api.deps.database.direct
    .updateTable('session')
    .set({ tokens_since: new Date(Date.now() - 31_000).toISOString() })
    .where('id', '=', contentsOf(token).jti)
    .execute();
  expect([await me(before), await me(token)]).toEqual([401, 200]);
  // The sign-in’s other sessions keep theirs.
  expect(await me(other)).toBe(200);
});

test('selecting a project shows nothing of who it is', async () => {
  const manager = await createManager(api);
  await signedInBefore(manager.token, 11);
  const selected = await api.call('POST', `/projects/select/${manager.projectId}`, { token: manager.token });
  expect((await exportAll({ token: selected.json.access_token })).status).toBe(403);
  // A confirmation is of the whole sign-in.
  await confirm(manager, { password: PASSWORD });
  expect((await exportAll({ token: selected.json.access_token })).status).toBe(200);
});

test('another sign-in of the same account is not confirmed with it', async () => {
  const manager = await createManager(api);
  const worker = await createWorker(api, manager);
  const other = await api.call('POST', '/token', {
    body: new URLSearchParams({ username: worker.id, password: 'secret-2' }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  await signedInBefore(other.json.access_token, 11);
  await confirm(worker, { password: 'secret-2' });
  const refused = await api.call('POST', '/settings/second-factor/totp', { token: other.json.access_token });
  expect(refused.json.code).toBe('reauthentication_required');
});

test('with a second factor the password does not confirm: a code or a passkey does', async () => {
  const manager = await createManager(api);
  const { secret, codes } = await addTotp(api, manager.token);
  const { device } = await addPasskey(api, manager.token);
  await signedInBefore(manager.token, 11);
  expect((await confirm(manager, { password: PASSWORD })).json.errors).toHaveProperty('code');
  expect((await api.call('DELETE', '/settings/second-factor/totp', { token: manager.token })).status).toBe(403);
  const { id, options } = (await api.call('POST', '/token/confirm/options', { token: manager.token })).json;
  shift += 30_000;
  for (const proof of [
    { code: codeAt(secret, now()) },
    { recovery_code: codes[3] },
    { passkey: { id, answer: device.answer(options) } },
  ]) {
    await signedInBefore(manager.token, 11);
    expect((await confirm(manager, proof)).status).toBe(200);
    expect((await exportAll(manager)).status).toBe(200);
  }
});

test('guessing a password in an open session is slowed down', async () => {
  const manager = await createManager(api);
  const replies = [];
  for (let guess = 0; guess < 6; guess += 1) replies.push(await confirm(manager, { password: `guess-${guess}` }));
  expect(replies.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422, 429]);
});

test('another email needs a confirmation, the rest of the profile does not', async () => {
  const { token } = await createManager(api);
  await signedInBefore(token, 11);
  const put = (body: object) => api.call('PUT', '/settings/profile', { token, body });
  expect((await put({ phone: '+370 600 00000' })).status).toBe(200);
  const refused = await put({ email: 'thief@example.lt', phone: '+370 611 11111' });
  expect([refused.status, refused.json.code]).toEqual([403, 'reauthentication_required']);
  expect((await api.call('GET', '/settings/profile', { token })).json).toMatchObject({
    email: null,
    phone: '+370 600 00000',
  });
  await confirm({ token }, { password: PASSWORD });
  expect((await put({ email: 'rasa@example.lt' })).status).toBe(200);
  await signedInBefore(token, 11);
  expect((await put({ email: 'rasa@example.lt' })).status).toBe(200);
});

test('the call that takes the password itself goes on as before', async () => {
  const username = unique('gone');
  const { access_token: token } = (await api.call('POST', '/register', { body: { username, password: PASSWORD } }))
    .json;
  await signedInBefore(token, 600);
  expect((await api.call('DELETE', '/settings/profile', { token, body: { password: PASSWORD } })).status).toBe(204);
});

test('the demo asks nobody: its visitors have no password', async () => {
  const manager = await createManager(api);
  const { id } = (await api.call('GET', '/users/me', { token: manager.token })).json;
  await api.deps.database.direct.updateTable('account').set({ is_demo: true }).where('id', '=', id).execute();
  await signedInBefore(manager.token, 600);
  expect((await exportAll(manager)).status).toBe(200);
  const refused = await api.call('POST', '/settings/second-factor/totp', { token: manager.token });
  expect([refused.status, refused.json.code]).toEqual([403, 'demo_account']);
});

test('what changes the factors of an account always needs a fresh sign-in', () => {
  const changing = allEndpoints.filter(
    ({ path, method }) => /^\/settings\/(second-factor|passkeys)/.test(path) && method !== 'GET',
  );
  expect(changing).toHaveLength(7);
  expect(changing.filter(({ fresh }) => fresh !== true)).toEqual([]);
});
