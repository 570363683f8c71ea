import type { secondFactor } from '@pamaina/contract';
import { authenticateAgain } from '../../../platform/auth/sessions.ts';
import { verifyPassword } from '../../../platform/auth/passwords.ts';
import { ACCESS_SECONDS } from '../../../platform/auth/tokens.ts';
import { uncountedIfRefused } from '../../../platform/limits/limits.ts';
import { fieldProblem, ProblemError } from '../../../platform/ground/problem-error.ts';
import { signedIn, type Call } from '../../../platform/http/route.ts';
import { currentTime } from '../../../platform/time/clock.ts';
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
 * The session goes on with a new access token, and the one before ends (ASVS 7.2.4) within seconds (`caller.ts`), so
 * that what the page has sent meanwhile is answered.
 * @throws `invalid` at the field, `passkey_refused`, `too_many_requests`
 */
export async function confirm(call: Call<typeof secondFactor.confirm>) {
  const { accountId, signInId, sessionId, role, projectId } = signedIn(call);
  const { database, limits, tokens } = call.deps;
  const { password, ...proof } = call.body;
  const attempt = await countTry(limits, signInId);
  if (await hasFactor(database.direct, accountId)) await checkFactor(call, accountId, { ...proof, purpose: 'confirm' });
  else await checkPassword(call, accountId, password);
  await attempt.succeed();
  const at = new Date(currentTime());
  const shown = { accountId, signInId, sessionId, at: at.toISOString() };
  const end = await authenticateAgain(database.direct, shown);
  if (end === undefined) throw new ProblemError('unauthenticated');
  const expiresAt = Math.min(Math.floor(at.getTime() / 1000) + ACCESS_SECONDS, Math.floor(Date.parse(end) / 1000));
  const access_token = await tokens.sign({ accountId, sessionId, role, projectId, expiresAt });
  return { access_token, token_type: 'bearer' as const };
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
