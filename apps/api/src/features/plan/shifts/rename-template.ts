import type { Tx } from '../../../platform/database/database.ts';

/** Live shifts have the new name of their template. Pending edits under the old one become stale. */
export async function renameTemplate(tx: Tx, from: string, to: string): Promise<void> {
  await tx
    .updateTable('shift')
    .set((shift) => ({ template: to, version: shift('version', '+', 1) }))
    .where('template', '=', from)
    .execute();
}
