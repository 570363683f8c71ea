import type { recovery } from '@pamaina/contract';
import { setPassword } from '../../../platform/auth/accounts.ts';
import { oneTimeSecrets } from '../../../platform/auth/one-time-secrets.ts';
import { isCommonPassword } from '@pamaina/contract/common-passwords';
import { hashPassword } from '../../../platform/auth/passwords.ts';
import { recordSecurity } from '../../../platform/auth/security-log.ts';
import { fieldProblem, ProblemError } from '../../../platform/ground/problem-error.ts';
import type { Call } from '../../../platform/http/route.ts';
import { notifyOwner } from '../../../platform/mail/account-mail.ts';
import { removeFactors } from '../second-factor/index.ts';
import { browserOf, endSignIns, giveTokens, openSession } from '../session/index.ts';
import { findLink } from './reset-password.ts';

/**
 * An employee chooses a password with the code of their manager and is signed in; what was signed in before ends. The
 * device counts as known: the code was handed to the person.
 * @throws `link_used` alike for a used, an old and a wrong code; `invalid` for a password that everybody tries
 */
export async function useSignInCode(call: Call<typeof recovery.useSignInCode>) {
  const { code, password } = call.body;
  const { database, tokens, devices } = call.deps;
  const secret = code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  const { id, account_id: accountId } = await findLink(call, 'sign_in_code', secret);
  const account = await database.direct
    .selectFrom('account')
    .select(['username', 'identity_key'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (!account) throw new ProblemError('link_used');
  if (isCommonPassword(password, account.username)) throw fieldProblem('password', 'password_common');
  const password_hash = await hashPassword(password, { kind: 'change', share: accountId });
  const opened = await database.outside(async (tx) => {
    const account = await setPassword(tx, accountId, { hash: password_hash });
    if (account === undefined) throw new ProblemError('link_used');
    const { role, project_id: projectId } = account;
    if (!(await oneTimeSecrets.use(tx, { id, accountId, purpose: 'sign_in_code' })))
      throw new ProblemError('link_used');
    await endSignIns(tx, accountId);
    // As with a new password from the manager: the phone may be lost too.
    if (await removeFactors(tx, accountId)) await recordSecurity(tx, accountId, 'factor_removed');
    await recordSecurity(tx, accountId, 'password_reset');
    await notifyOwner(tx, accountId, 'password_changed');
    const browser = browserOf(call, true);
    await recordSecurity(tx, accountId, 'signed_in', { device: browser.name });
    return openSession(tx, tokens, { accountId, role, projectId, browser });
  });
  call.device.keep(devices.remember(call.device.known, account.identity_key));
  return giveTokens(call, opened);
}
