import type { Deps } from '../../../platform/deps.ts';
import type { ProviderEvent } from '../../../platform/payments/provider.ts';
import { syncPurchase } from './sync-purchase.ts';

/**
 * Handles a provider's event once: it only states where to look, so the order does not matter. A repeated one is
 * ignored.
 * @throws `payment_unavailable`, and the provider sends it again
 */
export async function hearEvent(deps: Deps, { id, subject }: ProviderEvent): Promise<void> {
  const { database, payments, now, log } = deps;
  const provider = payments.name;
  const known = await database.direct
    .selectFrom('provider_event')
    .select('id')
    .where('provider', '=', provider)
    .where('id', '=', id)
    .executeTakeFirst();
  if (known) return;
  const purchase = await database.direct
    .selectFrom('purchase')
    .select('id')
    .where('provider', '=', provider)
    .where('provider_id', '=', subject)
    .executeTakeFirst();
  if (purchase) await syncPurchase(deps, purchase.id);
  else if (subject !== null) log.warn({ event: id, subject }, 'received an event for an unknown payment');
  await database.direct
    .insertInto('provider_event')
    .values({ provider, id, received_at: new Date(now()).toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
