import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

interface Versions {
  terms_version?: string | undefined;
  privacy_version?: string | undefined;
}

/**
 * Stores which versions of the texts the user agreed to, and when (GDPR 7); a version agreed to before stays unchanged.
 */
export async function keepConsents(
  tx: Kysely<Tables>,
  accountId: string,
  { terms_version: terms, privacy_version: privacy }: Versions,
): Promise<void> {
  for (const [document, version] of Object.entries({ terms, privacy }))
    if (version !== undefined)
      await sql`insert into consent (account_id, document, version)
        select ${accountId}, ${document}, ${version}
        where not exists (select from consent where account_id = ${accountId} and document = ${document} and version = ${version})`.execute(
        tx,
      );
}
