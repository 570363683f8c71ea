import { expect, test } from 'vitest';
import { hashAtFullCost } from '../../testing/hash-cost.ts';
import type { ProblemError } from '../ground/problem-error.ts';
import { createGate } from '../jobs/gate.ts';
import { COST } from './hash-cost.ts';
import { hashPassword, NO_PASSWORD, verifyPassword } from './passwords.ts';

hashAtFullCost();

const place = { kind: 'change', share: 'somebody' } as const;

test('a flood of passwords waits in a limited queue, and is served again afterwards', async () => {
  const asked = await Promise.allSettled(Array.from({ length: 60 }, () => hashPassword('secret-9', place)));
  const refused = asked.filter((one) => one.status === 'rejected').map(({ reason }) => reason as ProblemError);
  expect(refused).toHaveLength(60 - 2 - 50);
  for (const error of refused) expect([error.code, error.details.retryAfterSeconds]).toEqual(['too_many_requests', 5]);
  expect(await verifyPassword('secret-9', await hashPassword('secret-9', place), place)).toBe(true);
});

test('a hash costs what OWASP asks for at least', () => {
  expect(COST).toMatchObject({ memory: 19_456, passes: 2, parallelism: 1 });
});

test('a password is right whatever it cost when it was stored, also before hashes said it', async () => {
  const stored = await hashPassword('secret-9', place);
  expect(stored).toMatch(/^argon2id\$m=19456,t=2,p=1\$/);
  const { memory } = COST;
  COST.memory = 8_192;
  const cheaper = await hashPassword('secret-9', place).finally(() => (COST.memory = memory));
  const [name, , salt, hash] = stored.split('$');
  for (const one of [stored, cheaper, [name, salt, hash].join('$')]) {
    expect(await verifyPassword('secret-9', one, place)).toBe(true);
    expect(await verifyPassword('secret-8', one, place)).toBe(false);
  }
  expect(await verifyPassword('', NO_PASSWORD, place)).toBe(false);
});

test('a gate lets so many in at a time and no more', async () => {
  const gate = createGate(2);
  let [running, most] = [0, 0];
  const open: (() => void)[] = [];
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => open.push(resolve));
    running -= 1;
  };
  const all = Array.from({ length: 5 }, () => gate.pass(work));
  expect([running, gate.waiting]).toEqual([2, 3]);
  while (gate.waiting > 0 || running > 0) {
    open.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  await Promise.all(all);
  expect(most).toBe(2);
});
