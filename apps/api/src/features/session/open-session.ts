import { randomUUIDv7 } from 'node:crypto';
import { SESSION_SECONDS, type Tokens } from '../../platform/auth/tokens.ts';
import type { Tx } from '../../platform/database/database.ts';

interface Opening {
  accountId: string;
  role: 'manager' | 'employee';
  /** Of a manager who has selected one, or of the employee's employer. */
  projectId: string | null;
  /** Of the session that this one goes on from; null: a new sign-in. */
  signInId?: string;
}

/** Stores a session and signs its token; the two live and die together (Spec section 3, access token contents). */
export async function openSession(tx: Tx, tokens: Tokens, { accountId, role, projectId, signInId }: Opening) {
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
    })
    .execute();
  const access_token = await tokens.sign({ accountId, sessionId: id, role, projectId, expiresAt });
  return { access_token, token_type: 'bearer' as const };
}
