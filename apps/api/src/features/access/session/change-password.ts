import type { session } from '@pamaina/contract';
import { isCommonPassword } from '@pamaina/contract/common-passwords';
import { setPassword } from '../../../platform/auth/accounts.ts';
import { hashPassword, verifyPassword } from '../../../platform/auth/passwords.ts';
import { recordSecurity } from '../../../platform/auth/security-log.ts';
import { uncountedIfRefused } from '../../../platform/limits/limits.ts';
import { fieldProblem, ProblemError } from '../../../platform/ground/problem-error.ts';
import { signedIn, type Call } from '../../../platform/http/route.ts';
import type { Database } from '../../../platform/database/database.ts';
import { notifyOwner } from '../../../platform/mail/account-mail.ts';
import { endSignIns } from './end-sessions.ts';

/**
 * Sets a new password and ends every other session of the account, with web push to its browser. @throws `invalid` when
 * the current one is wrong, `demo_account`
 */
export async function changePassword(call: Call<typeof session.changePassword>): Promise<void> {
  const { accountId, signInId, username } = signedIn(call);
  const { database, limits } = call.deps;
  const limit = `change-password:${accountId}`;
  await limits.take(limit, 10, 15 * 60);
  const place = { kind: 'change', share: accountId } as const;
  await refuseDemo(database, accountId);
  const account = await database.direct
    .selectFrom('account')
    .select('password_hash')
    .where('id', '=', accountId)
    .executeTakeFirst();
  const checked = verifyPassword(call.body.current_password, account?.password_hash ?? null, place);
  if (!(await uncountedIfRefused(limits, limit, checked)) || !account)
    throw fieldProblem('current_password', 'password_wrong');
  await limits.refund(limit);
  if (isCommonPassword(call.body.new_password, username)) throw fieldProblem('new_password', 'password_common');
  const password_hash = await hashPassword(call.body.new_password, place);
  await database.outside(async (tx) => {
    // While the password was hashed, the sign-in can have ended, and a temporary password with it.
    await tx.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
    const signIn = await tx.selectFrom('sign_in').select('id').where('id', '=', signInId).executeTakeFirst();
    if (!signIn) throw new ProblemError('unauthenticated');
    const changed = await setPassword(tx, accountId, { hash: password_hash, from: account.password_hash });
    if (!changed) throw fieldProblem('current_password', 'password_wrong');
    await endSignIns(tx, accountId, { except: signInId });
    await recordSecurity(tx, accountId, 'password_changed');
    await notifyOwner(tx, accountId, 'password_changed');
  });
}

/**
 * Anyone can sign in to the demo: its accounts cannot do what would spoil it for the next visitor. @throws
 * `demo_account`
 */
export async function refuseDemo({ direct }: Pick<Database, 'direct'>, accountId: string): Promise<void> {
  const demo = await direct
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .where('is_demo', '=', true)
    .executeTakeFirst();
  if (demo) throw new ProblemError('demo_account');
}
