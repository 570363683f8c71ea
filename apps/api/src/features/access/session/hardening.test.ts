import { createHmac, generateKeyPairSync, randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../../../platform/auth/passwords.ts';
import { createManager, unique, type TestManager } from '../../../testing/seeds/people.ts';
import { managerRow } from '../../../testing/seeds/seed-notification.ts';
import { createTestApp, REGISTRATION_CODE, type TestApp } from '../../../testing/test-app.ts';
import { hashAtFullCost } from '../../../testing/hash-cost.ts';

hashAtFullCost();

let api: TestApp;
let manager: TestManager;
beforeAll(async () => {
  api = await createTestApp();
  manager = await createManager(api);
});
afterAll(() => api.close());

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const register = (body: object) => api.call('POST', '/register', { body });
const signIn = (username: string, password: string) =>
  api.app.inject({
    method: 'POST',
    url: '/api/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ username, password }).toString(),
  });

/** Tokens of somebody who does not have the secret, and of somebody who has it and leaves something out. */
async function forgedTokens(): Promise<string[]> {
  const secret = new TextEncoder().encode(api.deps.settings.jwtSecret);
  const [head = '', body = '', mark = ''] = manager.token.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>;
  const signed = (header: object, payload: unknown, key: string | Uint8Array = secret, hash = 'sha256') => {
    const text = `${base64(header)}.${base64(payload)}`;
    return `${text}.${createHmac(hash, key).update(text).digest('base64url')}`;
  };
  const usual = { alg: 'HS256' };
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const without = (name: string) => Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name));
  const second = Math.floor(Date.now() / 1000);
  return [
    ...['none', 'None', 'NONE', 'nOnE'].flatMap((alg) => [
      `${base64({ alg })}.${body}.`,
      `${base64({ alg })}.${body}.${mark}`,
    ]),
    ...['HS384', 'HS512'].map((alg) => signed({ alg }, claims, secret, alg === 'HS384' ? 'sha384' : 'sha512')),
    await new SignJWT(claims).setProtectedHeader({ alg: 'RS256' }).sign(privateKey),
    signed(usual, claims, pem),
    ...['', 'secret', 'a secret of thirty-two characters', REGISTRATION_CODE].map((key) => signed(usual, claims, key)),
    signed({ ...usual, crit: ['exp'] }, claims),
    signed({ ...usual, crit: ['b64'], b64: false }, claims),
    ...['exp', 'sub', 'jti', 'iss', 'aud'].map((name) => signed(usual, without(name))),
    ...['iss', 'aud'].map((name) => signed(usual, { ...claims, [name]: 'somebody-else' })),
    ...['sub', 'jti'].map((name) => signed(usual, { ...claims, [name]: randomUUID() })),
    ...["' or 1=1 --", '', null, 7, [], {}].map((jti) => signed(usual, { ...claims, jti })),
    signed(usual, { ...claims, exp: second - 60 }),
    signed(usual, { ...claims, exp: 'never' }),
    signed(usual, { ...claims, nbf: second + 600 }),
    `${head}.${base64({ ...claims, role: 'manager', sub: randomUUID() })}.${mark}`,
    `${head}.${body}.${mark}x`,
    `${head}.${body}`,
    `${head}.${body}.${mark}.${mark}`,
    ` ${manager.token}x`,
    'nonsense',
    '../..',
  ];
}

test('no forged token is anybody', async () => {
  const tokens = await forgedTokens();
  const replies = await Promise.all(tokens.map((token) => api.call('GET', '/users/me', { token })));
  const accepted = tokens.filter((_, index) => replies[index]?.status !== 401);
  console.log(`forged tokens: ${tokens.length} tried, ${accepted.length} accepted`);
  expect(accepted).toEqual([]);
  expect(tokens.length).toBeGreaterThanOrEqual(40);
  expect((await api.call('GET', '/users/me', { token: manager.token })).status).toBe(200);
});

test('passwords that everybody tries are refused in words, in both languages and however they are written', async () => {
  for (const password of ['password', 'PassWord', '123456', 'qwerty', 'football'])
    expect((await register({ username: unique('easy'), password })).json.errors).toEqual({
      password: [expect.stringContaining('too common')],
    });
  const own = unique('name');
  expect((await register({ username: own, password: own.toUpperCase() })).status).toBe(422);
  const change = await api.call('POST', '/settings/change-password', {
    token: manager.token,
    headers: { 'accept-language': 'lt' },
    body: { current_password: 'secret-1', new_password: 'password1', confirm_password: 'password1' },
  });
  expect(change.json.errors).toEqual({ new_password: [expect.stringContaining('spėjamų')] });
});

test('a user who does not exist takes as long as one who does', async () => {
  const password_hash = await hashPassword('a long phrase', { kind: 'change', share: 'test' });
  const known = Array.from({ length: 30 }, () => unique('known'));
  await api.deps.database.outside(async (tx) => {
    await tx
      .insertInto('identity')
      .values(known.map((key) => ({ key })))
      .execute();
    await tx
      .insertInto('account')
      .values(known.map((name) => ({ ...managerRow(name), password_hash })))
      .execute();
  });
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  for (const name of known)
    for (const [kind, username] of [
      ['known', name],
      ['unknown', unique('unknown')],
    ] as const) {
      const began = performance.now();
      expect((await signIn(username, 'wrong-one')).statusCode).toBe(401);
      times[kind].push(performance.now() - began);
    }
  const median = (list: number[]) => list.toSorted((a, b) => a - b)[list.length >> 1] ?? 0;
  const [right, wrong] = [median(times.known), median(times.unknown)];
  console.log(`sign-in: ${right.toFixed(1)} ms with a user, ${wrong.toFixed(1)} ms without`);
  expect(wrong / right).toBeGreaterThan(0.6);
  expect(wrong / right).toBeLessThan(1.7);
}, 300_000);

test('two thousand guesses of the company code get nowhere', async () => {
  const statuses = new Map<number, number>();
  for (let guess = 0; guess < 2_000; guess += 1) {
    const body = { username: unique('guess'), password: 'a long phrase', registration_code: `code-${guess}` };
    const { status } = await register(body);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  console.log(`guesses of the code: 2000, ${statuses.get(429)} turned away, ${statuses.get(201) ?? 0} managers`);
  expect(statuses.get(429)).toBeGreaterThanOrEqual(1_990);
  expect(statuses.get(201)).toBeUndefined();
}, 300_000);
