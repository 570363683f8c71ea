import type { session } from '@pamaina/contract';
import { renewSignIn } from '../../../platform/auth/sessions.ts';
import { recordSecurity } from '../../../platform/auth/security-log.ts';
import { ACCESS_SECONDS, type RefreshClaims } from '../../../platform/auth/tokens.ts';
import type { OutsideTx } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import type { Call } from '../../../platform/http/route.ts';
import { currentInstant } from '../../../platform/time/clock.ts';
import { endSignIns } from './end-sessions.ts';
import { giveTokens } from './give-tokens.ts';
import { type Opened, signInEnd } from './open-session.ts';

/** Two tabs, or a request and its repetition, come within this time. */
const GRACE_MS = 30_000;

/**
 * Exchanges a refresh token for an access token and the next refresh token. The one before is still exchanged for the
 * same answer while it may not have arrived: for half a minute, and until an access token that came with the new one is
 * used. After that somebody else has a copy: the sign-in ends for both.
 * @throws `session_over` for an unknown, ended or copied token
 */
export async function refreshToken(call: Call<typeof session.refreshToken>) {
  const { deps, body, refresh: cookie } = call;
  const given = deps.tokens.readRefresh(body.refresh_token ?? cookie.known ?? '');
  const opened = given === null ? null : await deps.database.outside((tx) => exchange(tx, call, given));
  if (opened !== null) return giveTokens(call, opened);
  // Another one in the cookie may be good: a program that shows an old one of its own must not end it.
  if (body.refresh_token === undefined && cookie.known !== undefined) cookie.clear();
  throw new ProblemError('session_over');
}

async function exchange(
  tx: OutsideTx,
  { deps, body, log }: Call<typeof session.refreshToken>,
  given: RefreshClaims,
): Promise<Opened | null> {
  const { tokens } = deps;
  const owner = await tx
    .selectFrom('sign_in')
    .innerJoin('account', 'account.id', 'sign_in.account_id')
    .select(['account.id', 'account.role', 'account.project_id'])
    .where('sign_in.id', '=', given.signInId)
    .forNoKeyUpdate('account')
    .executeTakeFirst();
  const signIn = await tx
    .selectFrom('sign_in')
    .select(['generation', 'confirmed', 'rotated_at', 'is_known', 'created_at'])
    .where('id', '=', given.signInId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!owner || !signIn) return null;
  const now = deps.now();
  const isNewest = given.generation === signIn.generation;
  const mayBeLost = signIn.confirmed < signIn.generation || Date.parse(signIn.rotated_at) + GRACE_MS > now;
  if (!isNewest && !(given.generation === signIn.generation - 1 && mayBeLost)) {
    await endSignIns(tx, owner.id, { only: given.signInId });
    await recordSecurity(tx, owner.id, 'refresh_reused');
    log.warn({ account: owner.id }, 'a refresh token was used twice: the sign-in ended');
    return null;
  }
  const before = body.access_token === undefined ? null : await tokens.readExpired(body.access_token);
  const session = await findSession(tx, given.signInId, before?.sessionId);
  if (!session) return null;
  const generation = isNewest ? signIn.generation + 1 : signIn.generation;
  const seconds = Math.floor(now / 1000);
  const endsAt = signInEnd(signIn.is_known, seconds, Math.floor(Date.parse(signIn.created_at) / 1000));
  const at = new Date(now).toISOString();
  const renewal = { generation, isRotated: isNewest, at, endsAt: new Date(endsAt * 1000).toISOString() };
  await renewSignIn(tx, given.signInId, renewal);
  const { id: accountId } = owner;
  // Who works in a project as one of its members does so in the manager's area, whatever their account.
  const role = session.project_id === null ? owner.role : ('manager' as const);
  const access_token = await tokens.sign({
    accountId,
    sessionId: session.id,
    role,
    projectId: role === 'manager' ? session.project_id : owner.project_id,
    expiresAt: Math.min(seconds + ACCESS_SECONDS, endsAt),
    generation,
  });
  const refresh = { token: tokens.signRefresh({ signInId: given.signInId, generation }), endsAt };
  return { access_token, token_type: 'bearer', refresh };
}

/** The session that the old access token named, so that each tab stays in its project; else the newest one. */
function findSession(tx: OutsideTx, signInId: string, named: string | undefined) {
  return tx
    .selectFrom('session')
    .select(['id', 'project_id'])
    .where('sign_in_id', '=', signInId)
    .where('expires_at', '>', currentInstant())
    .orderBy((by) => by('id', '=', named ?? '00000000-0000-0000-0000-000000000000'), 'desc')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}
