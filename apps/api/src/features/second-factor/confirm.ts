import type { secondFactor } from '@pamaina/contract';
import { verifyPassword } from '../../platform/auth/passwords.ts';
import { uncountedIfRefused } from '../../platform/http/limits.ts';
import { fieldProblem } from '../../platform/http/problem-error.ts';
import { signedIn, type Call } from '../../platform/http/route.ts';
import { checkFactor } from './check-factor.ts';
import { countTry } from './limit-tries.ts';
import { hasFactor } from './own-factors.ts';
import { passkeyOptions } from './passkey-answers.ts';

export function getConfirmOptions(call: Call<typeof secondFactor.getConfirmOptions>) {
  return passkeyOptions(call.deps, 'confirm', signedIn(call).accountId);
}

/**
 * Confirms who is at the device: dangerous acts are allowed again for a while, in all sessions of this sign-in. An
 * account with a second factor confirms with that: a password that somebody else has read must not turn it off.
 * @throws `invalid` at the field, `passkey_refused`, `too_many_requests`
 */
export async function confirm(call: Call<typeof secondFactor.confirm>): Promise<void> {
  const { accountId, signInId } = signedIn(call);
  const { database, limits } = call.deps;
  const { password, ...proof } = call.body;
  const attempt = countTry(limits, signInId);
  if (await hasFactor(database.direct, accountId)) await checkFactor(call, accountId, { ...proof, purpose: 'confirm' });
  else await checkPassword(call, accountId, password);
  attempt.succeed();
  await database.direct
    .updateTable('session')
    .set({ authenticated_at: new Date().toISOString() })
    .where('sign_in_id', '=', signInId)
    .where('account_id', '=', accountId)
    .execute();
}

async function checkPassword(
  { deps: { database, limits }, caller }: Call,
  accountId: string,
  password: string | undefined,
): Promise<void> {
  if (password === undefined) throw fieldProblem('password', 'required');
  const account = await database.direct
    .selectFrom('account')
    .select('password_hash')
    .where('id', '=', accountId)
    .executeTakeFirst();
  const checked = verifyPassword(password, account?.password_hash ?? null, { kind: 'change', share: accountId });
  if (!(await uncountedIfRefused(limits, `confirm:${caller?.signInId}`, checked)))
    throw fieldProblem('password', 'password_wrong');
}
