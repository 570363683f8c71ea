import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

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
  const agreed = (['terms', 'privacy'] as const).flatMap((document) => {
    const version = document === 'terms' ? terms : privacy;
    return version === undefined ? [] : [{ account_id: accountId, document, version }];
  });
  if (agreed.length === 0) return;
  // Two tabs can agree at once.
  await tx
    .insertInto('consent')
    .values(agreed)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
