import type { Deps } from '../../../platform/deps.ts';

/**
 * Stores that a refund is due before the provider is called: after a crash in between, the reconciling job finishes it.
 */
export async function askRefund({ database, now }: Pick<Deps, 'database' | 'now'>, purchaseId: string): Promise<void> {
  const at = now();
  await database.direct
    .updateTable('purchase')
    .set({ refund_wanted_at: new Date(at).toISOString(), due_at: new Date(at + 60_000).toISOString() })
    .where('id', '=', purchaseId)
    .execute();
}
