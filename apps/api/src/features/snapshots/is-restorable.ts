import type { Tx } from '../../platform/database/database.ts';
import { fingerprint } from './keep-snapshot.ts';

/** Whether a step can be undone now: it has not been undone, and the draft is as it left it. */
export async function isRestorable(tx: Tx, id: string): Promise<boolean> {
  const found = await tx
    .selectFrom('draft_snapshot')
    .select(['starts_on as start', 'ends_on as end', 'print'])
    .where('id', '=', id)
    .executeTakeFirst();
  return found !== undefined && (await fingerprint(tx, found)) === found.print;
}
