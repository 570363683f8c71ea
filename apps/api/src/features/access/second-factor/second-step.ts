import { createHash, hkdfSync, timingSafeEqual } from 'node:crypto';
import { constants } from '@pamaina/contract';
import { jwtVerify, SignJWT } from 'jose';
import type { Deps } from '../../../platform/deps.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { waysOf } from './own-factors.ts';

const ALGORITHM = 'HS256';
const AUDIENCE = 'pamaina second step';

/** An account whose password was right. */
interface Checked {
  id: string;
  password_hash: string;
}

/**
 * Ends the first step of a sign-in, unless the password is enough.
 * @throws `second_factor_required` with a signed challenge: for this account, this password, and a few minutes
 */
export async function requireSecondStep(deps: Deps, { id, password_hash }: Checked): Promise<void> {
  const ways = await waysOf(deps.database.direct, id);
  if (ways.length === 0) return;
  const challenge = await new SignJWT({ pwd: markOf(password_hash) })
    .setProtectedHeader({ alg: ALGORITHM })
    .setAudience(AUDIENCE)
    .setSubject(id)
    .setExpirationTime(Math.floor(deps.now() / 1000) + constants.secondStepMinutes * 60)
    .sign(keyOf(deps));
  throw new ProblemError('second_factor_required', { secondStep: { challenge, ways } });
}

export interface Step {
  id: string;
  identity_key: string;
  role: 'manager' | 'employee';
  project_id: string | null;
  password_hash: string;
}

/**
 * The account of a challenge. What is sent with it is used up by itself, so that a challenge needs no end of its own.
 * @throws `sign_in_expired` when it is old or not ours, or the password was changed since
 */
export async function readSecondStep(deps: Deps, challenge: string): Promise<Step> {
  const read = await jwtVerify(challenge, keyOf(deps), {
    algorithms: [ALGORITHM],
    audience: AUDIENCE,
    requiredClaims: ['sub', 'exp', 'pwd'],
    currentDate: new Date(deps.now()),
  }).catch(() => null);
  const account =
    read &&
    (await deps.database.direct
      .selectFrom('account')
      .select(['id', 'identity_key', 'role', 'project_id', 'password_hash'])
      .where('id', '=', read.payload.sub ?? '')
      .executeTakeFirst());
  if (!account || !isSame(String(read.payload['pwd']), markOf(account.password_hash)))
    throw new ProblemError('sign_in_expired');
  return account;
}

const keyOf = ({ settings }: Deps) => new Uint8Array(hkdfSync('sha256', settings.jwtSecret, '', AUDIENCE, 32));

const markOf = (passwordHash: string) => createHash('sha256').update(passwordHash).digest('base64url').slice(0, 22);

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
