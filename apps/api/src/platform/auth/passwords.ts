import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { ProblemError } from '../http/problem-error.ts';
import { createGate } from '../jobs/gate.ts';

// OWASP's least for Argon2id. A hash costs some 40 ms of a core, so few run at a time and the queue has an end:
// otherwise signing in is the cheapest way to stall the server (threats, 12).
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;
const AT_ONCE = 2;
const QUEUE = 50;

const derive = promisify(argon2) as (algorithm: 'argon2id', parameters: object) => Promise<Buffer>;
const gate = createGate(AT_ONCE);

/** `argon2id$<salt>$<hash>`, both base64url. @throws `too_many_requests` when too many wait already */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `argon2id$${salt.toString('base64url')}$${(await digest(password, salt)).toString('base64url')}`;
}

/** True when the password is the one. A null `stored` (no such user) takes the same time and is never right. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [, salt = '', hash = ''] = (stored ?? `argon2id$${'A'.repeat(22)}$${'A'.repeat(43)}`).split('$');
  const same = timingSafeEqual(await digest(password, Buffer.from(salt, 'base64url')), Buffer.from(hash, 'base64url'));
  return stored !== null && same;
}

async function digest(password: string, nonce: Buffer): Promise<Buffer> {
  if (gate.waiting >= QUEUE) throw new ProblemError('too_many_requests', { retryAfterSeconds: 5 });
  return gate.pass(() => derive('argon2id', { ...COST, message: Buffer.from(password.normalize('NFC')), nonce }));
}
