import type { Database, Tx } from '../../../platform/database/database.ts';

/** After a project is erased: its payments stay, without what was said of it. */
export async function forgetDescriptions(tx: Tx, projectId: string): Promise<void> {
  await tx
    .updateTable('purchase')
    .set({ description: null })
    .where((where) => where.or([where('id', '=', projectId), where('renews', '=', projectId)]))
    .execute();
}

/**
 * Deletes what nobody needs any more: events of the provider, and payments that were started and never made, by
 * somebody without an account.
 * @param heard,begun instants, before which they were
 */
export async function forgetPast({ direct }: Database, { heard, begun }: { heard: string; begun: string }) {
  await direct.deleteFrom('provider_event').where('received_at', '<', heard).execute();
  await direct
    .deleteFrom('purchase')
    .where('state', '=', 'expired')
    .where('account_id', 'is', null)
    .where('paid_at', 'is', null)
    .where('created_at', '<', begun)
    .execute();
}
