import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Mail } from '../../../platform/mail/create-mailer.ts';
import { eventually } from '../../../testing/eventually.ts';
import { codeAt } from '../../../testing/fakes/authenticator-app.ts';
import { createManager, createWorker, unique } from '../../../testing/seeds/people.ts';
import { addTotp, cookieOf, tryPassword } from '../../../testing/seeds/second-factor.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

const PASSWORD = 'secret-7';
const MINUTE = 60_000;

let api: TestApp;
let shift = 0;
const mails: Mail[] = [];
const now = () => Date.now() + shift;
beforeAll(async () => {
  const mailer = { send: (mail: Mail) => Promise.resolve(void mails.push(mail)), close: () => undefined };
  api = await createTestApp({ parts: { now, mailer } });
});
afterAll(() => api.close());

/** A new account with an email. */
async function newAccount(): Promise<{ username: string; token: string; email: string }> {
  const username = unique('two-step');
  const email = `${username}@example.lt`;
  const reply = await api.call('POST', '/register', { body: { username, password: PASSWORD, email } });
  return { username, email, token: reply.json.access_token };
}

const second = (body: object, cookie = '', address?: string) =>
  api.call('POST', '/token/second-factor', {
    body,
    headers: { cookie, ...(address !== undefined && { 'x-forwarded-for': address }) },
  });

const challengeOf = async (username: string): Promise<string> =>
  (await tryPassword(api, username, PASSWORD)).json.second_step.challenge;

const factors = async (token: string) => (await api.call('GET', '/settings/second-factor', { token })).json;

test('an account without a second factor signs in as before', async () => {
  const { username, token } = await newAccount();
  const reply = await tryPassword(api, username, PASSWORD);
  expect([reply.status, Object.keys(reply.json)]).toEqual([200, ['access_token', 'token_type', 'refresh_token']]);
  expect(await factors(token)).toEqual({
    totp_since: null,
    passkeys: [],
    recovery_codes_left: 0,
    is_required: false,
    has_passkeys: true,
    confirm_with: ['password'],
  });
});

test('an app is set up with a code, then a sign-in needs one too; the owner gets a mail', async () => {
  const { username, token, email } = await newAccount();
  const begun = await api.call('POST', '/settings/second-factor/totp', { token });
  const { secret, uri } = begun.json;
  expect([begun.status, secret]).toEqual([201, expect.stringMatching(/^[A-Z2-7]{32}$/)]);
  expect(uri).toContain(`otpauth://totp/Pamaina:${username}?issuer=Pamaina&secret=${secret}`);
  // Begun is not set up.
  expect((await tryPassword(api, username, PASSWORD)).status).toBe(200);
  const wrong = await api.call('POST', '/settings/second-factor/totp/confirm', { token, body: { code: '12345' } });
  expect([wrong.status, Object.keys(wrong.json.errors)]).toEqual([422, ['code']]);
  const code = codeAt(secret, now());
  const done = await api.call('POST', '/settings/second-factor/totp/confirm', { token, body: { code } });
  expect([done.status, done.json.recovery_codes.length]).toEqual([200, 10]);
  const again = await api.call('POST', '/settings/second-factor/totp', { token });
  expect([again.status, again.json.code]).toEqual([409, 'totp_exists']);

  const first = await tryPassword(api, username, PASSWORD);
  expect([first.status, first.json.code, first.json.second_step.ways]).toEqual([
    401,
    'second_factor_required',
    ['code', 'recovery_code'],
  ]);
  expect([first.json.access_token, first.headers['set-cookie']]).toEqual([undefined, undefined]);
  const { challenge } = first.json.second_step;
  const used = await second({ challenge, code });
  expect([used.status, used.json.errors.code[0]]).toEqual([422, expect.stringContaining('already been used')]);
  shift += 30_000;
  const signedIn = await second({ challenge, code: codeAt(secret, now()) });
  expect([signedIn.status, Object.keys(signedIn.json)]).toEqual([200, ['access_token', 'token_type', 'refresh_token']]);
  expect((await api.call('GET', '/users/me', { token: signedIn.json.access_token })).json.username).toBe(username);
  await eventually(() => expect(mails.find(({ to }) => to.address === email)?.subject).toMatch(/^Authenticator app/));
});

test('a wrong password gets no challenge, whatever the account has', async () => {
  const { username, token } = await newAccount();
  await addTotp(api, token);
  const reply = await tryPassword(api, username, 'secret-8');
  expect([reply.status, reply.json.code, reply.json.second_step]).toEqual([401, 'login_failed', undefined]);
});

test('a clock two minutes off is refused with words about the clock', async () => {
  const { username, token } = await newAccount();
  const { secret } = await addTotp(api, token);
  const challenge = await challengeOf(username);
  for (const off of [-2 * MINUTE, 2 * MINUTE]) {
    const reply = await second({ challenge, code: codeAt(secret, now() + off) });
    expect([reply.status, reply.json.errors.code[0]]).toEqual([422, expect.stringContaining('clock')]);
  }
});

test.each([
  ['altered', (challenge: string) => `${challenge.slice(0, -2)}AA`],
  ['an access token', () => null],
  ['nonsense', () => 'nonsense'],
])('a challenge that is %s is refused', async (_, of) => {
  const { username, token } = await newAccount();
  const { codes } = await addTotp(api, token);
  const challenge = of(await challengeOf(username)) ?? token;
  const reply = await second({ challenge, recovery_code: codes[0] });
  expect([reply.status, reply.json.code]).toEqual([401, 'sign_in_expired']);
});

test('a challenge ends after five minutes, and with the password', async () => {
  const { username, token } = await newAccount();
  const { codes } = await addTotp(api, token);
  const [late, early] = [await challengeOf(username), await challengeOf(username)];
  const passwords = { current_password: PASSWORD, new_password: 'secret-99', confirm_password: 'secret-99' };
  expect((await api.call('POST', '/settings/change-password', { token, body: passwords })).status).toBe(204);
  const changed = await second({ challenge: early, recovery_code: codes[0] });
  expect([changed.status, changed.json.code]).toEqual([401, 'sign_in_expired']);
  shift += 5 * MINUTE + 1000;
  expect((await second({ challenge: late, recovery_code: codes[0] })).json.code).toBe('sign_in_expired');
});

test('a challenge is no access token', async () => {
  const { username, token } = await newAccount();
  await addTotp(api, token);
  expect((await api.call('GET', '/users/me', { token: await challengeOf(username) })).status).toBe(401);
});

test('a recovery code works once, also when sent twice at once, and the owner gets a mail', async () => {
  const { username, token, email } = await newAccount();
  const { codes } = await addTotp(api, token);
  const challenge = await challengeOf(username);
  const twice = await Promise.all([1, 2].map(() => second({ challenge, recovery_code: codes[0]?.toUpperCase() })));
  expect(twice.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 422]);
  expect((await factors(token)).recovery_codes_left).toBe(9);
  await eventually(() =>
    expect(mails.filter(({ to }) => to.address === email).map(({ subject }) => subject)).toContain(
      'Recovery code used for your Pamaina account',
    ),
  );
  const renewed = await api.call('POST', '/settings/second-factor/recovery-codes', { token });
  expect([renewed.status, renewed.json.recovery_codes.length]).toEqual([201, 10]);
  expect((await second({ challenge, recovery_code: codes[1] })).status).toBe(422);
  expect((await second({ challenge, recovery_code: renewed.json.recovery_codes[0] })).status).toBe(200);
});

test('of a code sent twice at once one signs in', async () => {
  const { username, token } = await newAccount();
  const { secret } = await addTotp(api, token);
  const challenge = await challengeOf(username);
  shift += 30_000;
  const code = codeAt(secret, now());
  const twice = await Promise.all([1, 2].map(() => second({ challenge, code })));
  expect(twice.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 422]);
});

test('guessing waits, and shuts out neither a known device nor other networks', async () => {
  const { username, token } = await newAccount();
  const { secret } = await addTotp(api, token);
  const challenge = await challengeOf(username);
  shift += 30_000;
  const known = cookieOf(await second({ challenge, code: codeAt(secret, now()) }));
  const guesses = [];
  for (let guess = 0; guess < 7; guess += 1) guesses.push(await second({ challenge, code: '000000' }));
  expect(guesses.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422, 429, 429]);
  expect(Number(guesses[6]?.headers['retry-after'])).toBeGreaterThan(30);
  shift += 30_000;
  expect((await second({ challenge, code: codeAt(secret, now()) }, known)).status).toBe(200);
  shift += 30_000;
  expect((await second({ challenge, code: codeAt(secret, now()) }, '', '198.51.100.7')).status).toBe(200);
});

test('a hundred wrong codes from many networks end codes on new devices, and nothing else', async () => {
  const { username, token, email } = await newAccount();
  const { secret, codes } = await addTotp(api, token);
  const challenge = await challengeOf(username);
  shift += 30_000;
  const known = cookieOf(await second({ challenge, code: codeAt(secret, now()) }));
  const { id } = (await api.call('GET', '/users/me', { token })).json;
  await api.deps.limits.take(`second-step-codes:${id}`, 99, 24 * 3600, 99);
  expect((await second({ challenge, code: '000000' }, '', '203.0.113.1')).status).toBe(422);
  shift += 30_000;
  const code = codeAt(secret, now());
  const locked = await second({ challenge, code }, '', '203.0.113.2');
  expect([locked.status, locked.json.code]).toEqual([429, 'code_locked']);
  expect((await second({ challenge, recovery_code: codes[0] }, '', '203.0.113.3')).status).toBe(200);
  expect((await second({ challenge, code }, known)).status).toBe(200);
  await eventually(() =>
    expect(mails.filter(({ to }) => to.address === email).map(({ subject }) => subject)).toContain(
      'Someone is trying to get into your Pamaina account',
    ),
  );
});

test('removing the last factor ends the recovery codes, and the password is enough again', async () => {
  const { username, token } = await newAccount();
  await addTotp(api, token);
  expect((await api.call('DELETE', '/settings/second-factor/totp', { token })).status).toBe(204);
  expect((await api.call('DELETE', '/settings/second-factor/totp', { token })).status).toBe(404);
  expect(await factors(token)).toMatchObject({ totp_since: null, recovery_codes_left: 0 });
  expect((await tryPassword(api, username, PASSWORD)).status).toBe(200);
  const none = await api.call('POST', '/settings/second-factor/recovery-codes', { token });
  expect([none.status, none.json.code]).toEqual([409, 'no_second_factor']);
});

test('no secret is stored as it is', async () => {
  const { token } = await newAccount();
  const { secret, codes } = await addTotp(api, token);
  const { id } = (await api.call('GET', '/users/me', { token })).json;
  const rows = [
    await api.deps.database.direct.selectFrom('totp').selectAll().where('account_id', '=', id).execute(),
    await api.deps.database.direct.selectFrom('recovery_code').selectAll().where('account_id', '=', id).execute(),
  ];
  const stored = JSON.stringify(rows);
  for (const text of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
    expect(stored).not.toContain(text);
});

test('a manager who sets a new password for an employee turns off what the employee has lost', async () => {
  const manager = await createManager(api);
  const worker = await createWorker(api, manager);
  await addTotp(api, worker.token);
  const reset = { token: manager.token, body: { password: 'secret-77' } };
  expect((await api.call('POST', `/employees/${worker.id}/reset-password`, reset)).status).toBe(200);
  expect((await tryPassword(api, worker.id, 'secret-77')).status).toBe(200);
});

test('an account takes its factors with it', async () => {
  const { token } = await newAccount();
  await addTotp(api, token);
  const { id } = (await api.call('GET', '/users/me', { token })).json;
  const exported = await api.call('GET', '/settings/profile/export', { token });
  expect(exported.json.authenticator_app).toHaveLength(1);
  expect((await api.call('DELETE', '/settings/profile', { token, body: { password: PASSWORD } })).status).toBe(204);
  const left = await api.deps.database.direct.selectFrom('totp').where('account_id', '=', id).selectAll().execute();
  expect(left).toEqual([]);
});
