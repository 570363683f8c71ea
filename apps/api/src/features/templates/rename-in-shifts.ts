import type { Tx } from '../../platform/database/database.ts';

/** Gives live shifts a template's new name. Whoever still edits them under the old one is told that they changed. */
export async function renameInShifts(tx: Tx, projectId: string, from: string, to: string): Promise<void> {
  await tx
    .updateTable('shift')
    .set((shift) => ({ template: to, version: shift('version', '+', 1) }))
    .where('project_id', '=', projectId)
    .where('template', '=', from)
    .execute();
}
