import { sql } from 'kysely';
import type { Deps } from '../../platform/deps.ts';
import { applyRemote } from './apply-remote.ts';
import { makeManager } from './make-manager.ts';
import { isPriced, stateOf, wasPaid } from './state-of.ts';
import type { Purchase } from './purchase-row.ts';
import { projectOf } from './update-billing.ts';

/**
 * Queries the provider for the state of a purchase, outside any transaction, and applies it. A query that started
 * before one already applied is dropped: the later one is newer.
 * @throws `payment_unavailable`
 */
export async function syncPurchase(
  { database, payments, now, log }: Pick<Deps, 'database' | 'payments' | 'now' | 'log'>,
  purchaseId: string,
): Promise<Purchase> {
  const seen = await database.direct
    .updateTable('purchase')
    .set({ looked: sql<number>`looked + 1` })
    .where('id', '=', purchaseId)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (seen.provider_id === null || seen.provider !== payments.name) return seen;
  const remote = await payments.look(seen.kind, seen.provider_id);
  if (wasPaid(seen) && !isPriced(seen, remote))
    log.warn({ purchase: purchaseId, cents: remote.amountCents, currency: remote.currency }, 'the price was changed');
  // In a separate transaction: a payer is a manager even while the project cannot be created.
  if (seen.account_id !== null && seen.consumed_at === null && wasPaid({ state: stateOf(seen, remote, now()) }))
    await makeManager(database.direct, seen.account_id);
  return database.inProject(projectOf(seen), async (tx) => {
    const purchase = await tx
      .selectFrom('purchase')
      .selectAll()
      .where('id', '=', purchaseId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (purchase.applied >= seen.looked) return purchase;
    await tx.updateTable('purchase').set({ applied: seen.looked }).where('id', '=', purchaseId).execute();
    return applyRemote(tx, purchase, remote, now());
  });
}
