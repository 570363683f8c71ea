import type { session } from '@pamaina/contract';
import { recordSecurity } from '../../../platform/auth/security-log.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { signedIn, type Call } from '../../../platform/http/route.ts';
import { currentInstant } from '../../../platform/time/clock.ts';
import { endSignIns } from './end-sessions.ts';

/** The devices on which the caller is signed in: the own one first, then the last used. */
export async function listSessions(call: Call<typeof session.listSessions>) {
  const { accountId, signInId } = signedIn(call);
  const rows = await call.deps.database.direct
    .selectFrom('sign_in')
    .select(['id', 'device', 'created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .where((where) =>
      where.exists(
        where
          .selectFrom('session')
          .select('session.id')
          .whereRef('session.sign_in_id', '=', 'sign_in.id')
          .where('session.expires_at', '>', currentInstant()),
      ),
    )
    .orderBy((by) => by('id', '=', signInId), 'desc')
    .orderBy('last_used_at', 'desc')
    .limit(100)
    .execute();
  return rows.map((row) => ({ ...row, current: row.id === signInId }));
}

/** Ends one sign-in of the caller, the own one too. @throws `not_found` alike for none and for somebody else's */
export async function endSession(call: Call<typeof session.endSession>): Promise<void> {
  const { accountId, signInId } = signedIn(call);
  const only = call.params.id.toLowerCase();
  await call.deps.database.outside(async (tx) => {
    if ((await endSignIns(tx, accountId, { only })) === 0) throw new ProblemError('not_found');
    await recordSecurity(tx, accountId, 'sessions_ended');
  });
  if (only === signInId) call.refresh.clear();
}

/** Ends every sign-in of the caller, or all but the own one. */
export async function endSessions(call: Call<typeof session.endSessions>): Promise<void> {
  const { accountId, signInId } = signedIn(call);
  const keepsOwn = call.query.others === 'true';
  await call.deps.database.outside(async (tx) => {
    await endSignIns(tx, accountId, keepsOwn ? { except: signInId } : {});
    await recordSecurity(tx, accountId, 'sessions_ended');
  });
  if (!keepsOwn) call.refresh.clear();
}
