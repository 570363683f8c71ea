import type { Tx } from '../../platform/database/database.ts';

/** Writes down which versions of the texts somebody agreed to, and when (GDPR 7). */
export async function keepConsents(
  tx: Tx,
  account_id: string,
  versions: { terms: string | undefined; privacy: string | undefined },
): Promise<void> {
  const given = (['terms', 'privacy'] as const).flatMap((document) => {
    const version = versions[document];
    return version === undefined ? [] : [{ account_id, document, version }];
  });
  if (given.length > 0) await tx.insertInto('consent').values(given).execute();
}
