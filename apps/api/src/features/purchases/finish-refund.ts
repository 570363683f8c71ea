import type { Deps } from '../../platform/deps.ts';
import { syncPurchase } from './sync-purchase.ts';
import type { Purchase } from './purchase-row.ts';

/**
 * Refunds the payment, and ends a subscription immediately; after a crash in between, the reconciling job repeats it,
 * with one refund.
 */
export async function finishRefund(deps: Deps, { id, kind, provider_id }: Purchase): Promise<Purchase> {
  if (provider_id !== null) {
    if (kind === 'subscription') await deps.payments.endNow(provider_id);
    await deps.payments.refund(kind, provider_id);
    await deps.database.direct
      .updateTable('purchase')
      .set({ refunded_at: new Date(deps.now()).toISOString() })
      .where('id', '=', id)
      .where('refunded_at', 'is', null)
      .execute();
  }
  return syncPurchase(deps, id);
}
