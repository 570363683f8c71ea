import type { Tx } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { swapQuery, type SwapRow } from './swap-query.ts';

/**
 * One offer with its current status, its row locked until the transaction ends, so that of two concurrent answers one
 * comes first.
 * @throws `not_found`
 */
export async function findSwap(tx: Tx, projectId: string, { id, now }: { id: string; now: number }): Promise<SwapRow> {
  await tx
    .selectFrom('swap_offer')
    .select('id')
    .where('project_id', '=', projectId)
    .where('id', '=', id.toLowerCase())
    .forUpdate()
    .execute();
  const found = await swapQuery(tx, projectId, new Date(now).toISOString())
    .where('offer.id', '=', id.toLowerCase())
    .executeTakeFirst();
  if (!found) throw new ProblemError('not_found');
  return found;
}
