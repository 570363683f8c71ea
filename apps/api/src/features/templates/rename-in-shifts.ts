import type { Tx } from '../../platform/database/database.ts';

/** Sets a template's new name on live shifts. Pending edits under the old name become stale. */
export async function renameInShifts(tx: Tx, from: string, to: string): Promise<void> {
  await tx
    .updateTable('shift')
    .set((shift) => ({ template: to, version: shift('version', '+', 1) }))
    .where('template', '=', from)
    .execute();
}
