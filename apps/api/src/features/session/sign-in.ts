import type { session } from '@pamaina/contract';
import { identityKey } from '../../platform/auth/identity-key.ts';
import { verifyPassword } from '../../platform/auth/passwords.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import type { Call } from '../../platform/http/route.ts';
import { openSession } from './open-session.ts';
import { speakTo } from './speak-to.ts';

const WINDOW_SECONDS = 15 * 60;
/** By account and address together, so that nobody can lock somebody else out; by account alone, and in total, only a flood is stopped. */
const ATTEMPTS = { both: 10, account: 200, address: 300, total: 5_000 };

/**
 * Username and password for a token (Spec section 4). Honest sign-ins do not count against the limits.
 * @throws `login_failed` alike, and after the same time, for a wrong password and a user who does not exist; `too_many_requests`
 */
export async function signIn({ body, address, deps, language }: Call<typeof session.signIn>) {
  const key = identityKey(body.username);
  // Those of a name come last: a flood that is refused leaves no window for each name that it makes up.
  const limits = [
    [`sign-in:address:${address}`, ATTEMPTS.address],
    ['sign-in:total', ATTEMPTS.total],
    [`sign-in:both:${key}:${address}`, ATTEMPTS.both],
    [`sign-in:account:${key}`, ATTEMPTS.account],
  ] as const;
  for (const [limit, most] of limits) deps.limits.take(limit, most, WINDOW_SECONDS);
  const account = await deps.database.direct
    .selectFrom('account')
    .select(['id', 'role', 'project_id', 'password_hash'])
    .where('identity_key', '=', key)
    .executeTakeFirst();
  if (!(await verifyPassword(body.password, account?.password_hash ?? null)) || !account)
    throw new ProblemError('login_failed');
  limits.forEach(([limit]) => deps.limits.refund(limit));
  const { id: accountId, role, project_id: projectId, password_hash: passwordHash } = account;
  return deps.database.outside(async (tx) => {
    await speakTo(tx, accountId, language);
    return openSession(tx, deps.tokens, { accountId, role, projectId, passwordHash });
  });
}
