import type { recovery } from '@pamaina/contract';
import { setPassword } from '../../../platform/auth/accounts.ts';
import { oneTimeSecrets, type SecretPurpose } from '../../../platform/auth/one-time-secrets.ts';
import { isCommonPassword } from '@pamaina/contract/common-passwords';
import { hashPassword } from '../../../platform/auth/passwords.ts';
import { recordSecurity } from '../../../platform/auth/security-log.ts';
import { fieldProblem, ProblemError } from '../../../platform/ground/problem-error.ts';
import type { Call } from '../../../platform/http/route.ts';
import { countStranger } from '../../../platform/http/strangers.ts';
import { notifyOwner } from '../../../platform/mail/account-mail.ts';
import { endSignIns } from '../session/index.ts';

/** Wrong ones only: a right one is never kept waiting by its network. */
const WRONG_LINKS = { network: { free: 20, most: 100 }, wide: 300 };

/**
 * Sets the password that was chosen by a link, ends every session of the account, and tells its owner. A refused
 * password leaves the link usable.
 * @throws `link_used` alike for a used, an old and an altered link; `invalid` for a password that everybody tries
 */
export async function resetPassword(call: Call<typeof recovery.resetPassword>): Promise<void> {
  const { token, password } = call.body;
  const { database } = call.deps;
  const link = await findLink(call, 'password_reset', token);
  const account = await database.direct
    .selectFrom('account')
    .select('username')
    .where('id', '=', link.account_id)
    .executeTakeFirst();
  if (!account) throw new ProblemError('link_used');
  if (isCommonPassword(password, account.username)) throw fieldProblem('password', 'password_common');
  const password_hash = await hashPassword(password, { kind: 'change', share: link.account_id });
  await database.outside(async (tx) => {
    // The account's lock first, as where sessions are opened.
    await setPassword(tx, link.account_id, { hash: password_hash });
    const use = { id: link.id, accountId: link.account_id, purpose: 'password_reset' as const };
    if (!(await oneTimeSecrets.use(tx, use))) throw new ProblemError('link_used');
    await endSignIns(tx, link.account_id);
    await recordSecurity(tx, link.account_id, 'password_reset');
    await notifyOwner(tx, link.account_id, 'password_changed');
  });
}

/**
 * An unused link of a purpose. @throws `link_used`, and for a network that guesses `too_many_requests`,
 * `proof_required`
 */
export async function findLink(call: Call, purpose: SecretPurpose, secret: string) {
  const { database, settings, now } = call.deps;
  const link = await oneTimeSecrets.find(database.direct, settings.jwtSecret, { purpose, secret, now: now() });
  if (link) return link;
  await countStranger('links', call, WRONG_LINKS);
  throw new ProblemError('link_used');
}
