import type { Tx } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';

/**
 * Locks a pending request, so that an edit, a withdrawal and a decision come one after the other.
 * @throws `not_found` when its person was deleted meanwhile; `time_off_decided`; `stale` when `ifMatch` is another
 * version
 */
export async function lockPending(tx: Tx, { id, ifMatch }: { id: string; ifMatch: number | null }): Promise<void> {
  const row = await tx
    .selectFrom('time_off')
    .select(['status', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new ProblemError('not_found');
  if (row.status !== 'pending') throw new ProblemError('time_off_decided');
  if (ifMatch !== null && ifMatch !== row.version) throw new ProblemError('stale');
}
