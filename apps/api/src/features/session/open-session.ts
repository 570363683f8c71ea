import { randomUUIDv7 } from 'node:crypto';
import { SESSION_SECONDS, type Tokens } from '../../platform/auth/tokens.ts';
import type { OutsideTx } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';

interface Opening {
  accountId: string;
  role: 'manager' | 'employee';
  /** The project selected by a manager, or the employee's project. */
  projectId: string | null;
  /** The session that this one continues; null: a new sign-in. */
  signInId?: string;
  /** For a sign-in: the hash that the password was checked against. */
  passwordHash?: string;
}

/**
 * Stores a session and signs its token; both have the same lifetime (Spec section 3, access token contents).
 * @throws `login_failed` when the password was changed since it was checked, `unauthenticated` when the sign-in has
 * ended
 */
export async function openSession(tx: OutsideTx, tokens: Tokens, opening: Opening) {
  const { accountId, role, projectId, signInId } = opening;
  if (!(await stillStands(tx, opening)))
    throw new ProblemError(signInId === undefined ? 'login_failed' : 'unauthenticated');
  const id = randomUUIDv7();
  const expiresAt = Math.floor(Date.now() / 1000) + SESSION_SECONDS;
  await tx
    .insertInto('session')
    .values({
      id,
      sign_in_id: signInId ?? id,
      account_id: accountId,
      project_id: role === 'manager' ? projectId : null,
      expires_at: new Date(expiresAt * 1000).toISOString(),
      authenticated_at: signInId === undefined ? new Date().toISOString() : await authenticatedAt(tx, signInId),
    })
    .execute();
  const access_token = await tokens.sign({ accountId, sessionId: id, role, projectId, expiresAt });
  return { access_token, token_type: 'bearer' as const };
}

/** Earlier checks are repeated under the account's lock, which is also the first lock taken to end sessions. */
async function stillStands(tx: OutsideTx, { accountId, signInId, passwordHash }: Opening): Promise<boolean> {
  const account = await tx
    .selectFrom('account')
    .select('password_hash')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!account || (passwordHash !== undefined && account.password_hash !== passwordHash)) return false;
  if (signInId === undefined) return true;
  const session = await tx
    .selectFrom('session')
    .select('id')
    .where('sign_in_id', '=', signInId)
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst();
  return session !== undefined;
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
