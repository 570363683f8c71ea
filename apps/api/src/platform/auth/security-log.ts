import { randomUUIDv7 } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** What the security log tells of. */
export type SecurityKind =
  | 'signed_in'
  | 'sign_in_failed'
  | 'password_changed'
  | 'password_reset'
  | 'email_changed'
  | 'email_verified'
  | 'sessions_ended'
  | 'refresh_reused'
  | 'code_created'
  | 'factor_added'
  | 'factor_removed'
  | 'recovery_codes_renewed'
  | 'recovery_code_used'
  | 'codes_guessed';

/**
 * Writes a line of the security log.
 * @param accountId null for a username that does not exist
 * @param facts short texts, e.g. the device
 */
export async function recordSecurity(
  tx: Kysely<Tables>,
  accountId: string | null,
  kind: SecurityKind,
  facts: Readonly<Record<string, string>> = {},
): Promise<void> {
  await tx
    .insertInto('security_event')
    .values({ id: randomUUIDv7(), account_id: accountId, kind, facts: JSON.stringify(facts) })
    .execute();
}
