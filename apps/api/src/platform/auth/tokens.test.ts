import { afterEach, expect, test, vi } from 'vitest';
import { createTokens } from './tokens.ts';

const [OLD, NEW, OTHER] = ['the old secret of thirty-two signs', 'the new secret of thirty-two signs', 'x'.repeat(40)];
const claims = {
  accountId: '01900000-0000-7000-8000-0000000000aa',
  sessionId: '01900000-0000-7000-8000-0000000000bb',
  role: 'employee',
  projectId: null,
  expiresAt: Math.floor(Date.now() / 1000) + 60,
  generation: 3,
} as const;
const refresh = { signInId: claims.sessionId, generation: 7 };

afterEach(() => {
  vi.useRealTimers();
});

test('while a secret is replaced, tokens of both are read, and the new one signs', async () => {
  const [before, during, after] = [createTokens(OLD), createTokens(NEW, [OLD]), createTokens(NEW)];
  const read = {
    accountId: claims.accountId,
    sessionId: claims.sessionId,
    generation: 3,
    issuedAt: expect.any(Number) as number,
  };
  expect(await during.read(await before.sign(claims))).toEqual(read);
  expect(during.readRefresh(before.signRefresh(refresh))).toEqual(refresh);
  expect(await after.read(await during.sign(claims))).toEqual(read);
  expect(after.readRefresh(during.signRefresh(refresh))).toEqual(refresh);
  expect(await after.read(await before.sign(claims))).toBeNull();
  expect(after.readRefresh(before.signRefresh(refresh))).toBeNull();
});

test('a key of another signer is rejected, also under our key ID', async () => {
  const ours = createTokens(NEW, [OLD]);
  const [, body, mark] = (await createTokens(OTHER).sign(claims)).split('.');
  const [head] = (await ours.sign(claims)).split('.');
  expect(await ours.read(`${head}.${body}.${mark}`)).toBeNull();
  expect(await ours.read(await createTokens(OTHER).sign(claims))).toBeNull();
});

test('an expired token names its session and gives no access', async () => {
  const tokens = createTokens(NEW);
  const expired = await tokens.sign({ ...claims, expiresAt: 1_000_000 });
  expect(await tokens.read(expired)).toBeNull();
  expect(await tokens.readExpired(expired)).toMatchObject({ sessionId: claims.sessionId });
});

test('a token that was read before expires all the same, and a forged copy of it is still refused', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_900_000_000_000 });
  const tokens = createTokens(NEW);
  const token = await tokens.sign({ ...claims, expiresAt: 1_900_000_060 });
  expect(await tokens.read(token)).toMatchObject({ issuedAt: 1_900_000_000 });
  const [head = '', body = '', mark = ''] = token.split('.');
  expect(await tokens.read(`${head}.${body}.${mark.slice(0, -2)}AA`)).toBeNull();
  // Clocks may differ by five seconds.
  vi.setSystemTime(1_900_000_064_000);
  expect(await tokens.read(token)).toMatchObject({ sessionId: claims.sessionId });
  vi.setSystemTime(1_900_000_065_000);
  expect(await tokens.read(token)).toBeNull();
  expect(await tokens.readExpired(token)).toMatchObject({ sessionId: claims.sessionId });
});

test('after more tokens than are remembered, the first ones are read too', async () => {
  const tokens = createTokens(NEW);
  const signed = await Promise.all(
    Array.from({ length: 2_001 }, (_, generation) => tokens.sign({ ...claims, generation })),
  );
  for (const token of [...signed, ...signed.slice(0, 2)]) expect(await tokens.read(token)).not.toBeNull();
});
