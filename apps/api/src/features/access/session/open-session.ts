import { constants } from '@pamaina/contract';
import { randomUUIDv7 } from 'node:crypto';
import { addSession, addSignIn } from '../../../platform/auth/sessions.ts';
import { ACCESS_SECONDS, type Tokens } from '../../../platform/auth/tokens.ts';
import type { OutsideTx } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import type { Browser } from '../../../platform/http/cookies.ts';
import { currentInstant, currentTime } from '../../../platform/time/clock.ts';
import { endSignIns } from './end-sessions.ts';
import { isEnded } from './end-temporary-password.ts';

interface Opening {
  accountId: string;
  role: 'manager' | 'employee';
  /** The project selected by a manager, or the employee's project. */
  projectId: string | null;
  /** The session that this one continues; null: a new sign-in. */
  signInId?: string;
  /** For a sign-in: the hash that the password was checked against. */
  passwordHash?: string;
  /** For a sign-in: where it happens. */
  browser?: Browser;
}

/** Another sign-in ends after so much time without use, and after the longest time in any case (ASVS 7.3). */
const IDLE_SECONDS = { known: constants.cookies.refresh.days * 24 * 60 * 60, unknown: 12 * 60 * 60 };
const LONGEST_SECONDS = 180 * 24 * 60 * 60;

/** When a sign-in that is used now ends, in seconds since 1970. @param since its beginning, in the same */
export const signInEnd = (isKnown: boolean, now: number, since: number): number =>
  Math.min(now + IDLE_SECONDS[isKnown ? 'known' : 'unknown'], since + LONGEST_SECONDS);

/** An access token, and for a new sign-in the first refresh token, which only `giveTokens` passes on. */
export interface Opened {
  access_token: string;
  token_type: 'bearer';
  /** `endsAt` in seconds since 1970. */
  refresh?: { token: string; endsAt: number };
}

/**
 * Stores a session and signs its first access token. A new sign-in replaces the
 * one that the same browser had for the account.
 * @throws `login_failed` when the password was changed since it was checked, `unauthenticated` when the sign-in has
 * ended
 */
export async function openSession(tx: OutsideTx, tokens: Tokens, opening: Opening): Promise<Opened> {
  const { accountId, role, projectId, signInId, browser } = opening;
  const signIn = await findSignIn(tx, opening);
  if (!signIn) throw new ProblemError(signInId === undefined ? 'login_failed' : 'unauthenticated');
  const id = randomUUIDv7();
  const now = Math.floor(currentTime() / 1000);
  const isNew = signInId === undefined;
  const endsAt = isNew ? signInEnd(browser?.isKnown ?? false, now, now) : signIn.endsAt;
  if (isNew) {
    const earlier = browser?.refreshToken === undefined ? null : tokens.readRefresh(browser.refreshToken);
    if (earlier) await endSignIns(tx, accountId, { only: earlier.signInId });
    const device = { device: browser?.name ?? '', is_known: browser?.isKnown ?? false };
    await addSignIn(tx, { id, account_id: accountId, ...device });
  }
  await addSession(tx, {
    id,
    sign_in_id: signInId ?? id,
    account_id: accountId,
    project_id: role === 'manager' ? projectId : null,
    expires_at: new Date(endsAt * 1000).toISOString(),
    authenticated_at: isNew ? currentInstant() : await authenticatedAt(tx, signInId),
  });
  const { generation } = signIn;
  const expiresAt = Math.min(now + ACCESS_SECONDS, endsAt);
  const access_token = await tokens.sign({ accountId, sessionId: id, role, projectId, expiresAt, generation });
  const opened = { access_token, token_type: 'bearer' as const };
  return isNew ? { ...opened, refresh: { token: tokens.signRefresh({ signInId: id, generation }), endsAt } } : opened;
}

/** Earlier checks are repeated under the account's lock, which is also the first lock taken to end sessions. */
async function findSignIn(tx: OutsideTx, { accountId, signInId, passwordHash }: Opening) {
  const account = await tx
    .selectFrom('account')
    .select(['password_hash', 'must_change_password', 'temporary_until'])
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!account) return null;
  if (passwordHash !== undefined && (account.password_hash !== passwordHash || isEnded(account))) return null;
  if (signInId === undefined) return { generation: 1, endsAt: 0 };
  const session = await tx
    .selectFrom('session')
    .innerJoin('sign_in', 'sign_in.id', 'session.sign_in_id')
    .select(['session.expires_at', 'sign_in.generation'])
    .where('session.sign_in_id', '=', signInId)
    .where('session.account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst();
  return session && { generation: session.generation, endsAt: Math.floor(Date.parse(session.expires_at) / 1000) };
}

/** A session that continues a sign-in is as fresh as that: selecting a project shows nothing of who it is. */
async function authenticatedAt(tx: OutsideTx, signInId: string): Promise<string> {
  const { at } = await tx
    .selectFrom('session')
    .select((select) => select.fn.max('authenticated_at').as('at'))
    .where('sign_in_id', '=', signInId)
    .executeTakeFirstOrThrow();
  return at;
}
