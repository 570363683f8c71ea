import type { Tx } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { claimQuery, type ClaimRow } from './claim-query.ts';

/** One claim with its current status, its row locked until the transaction ends. @throws `not_found` */
export async function findClaim(
  tx: Tx,
  projectId: string,
  { id, now }: { id: string; now: number },
): Promise<ClaimRow> {
  await tx
    .selectFrom('shift_claim')
    .select('id')
    .where('project_id', '=', projectId)
    .where('id', '=', id.toLowerCase())
    .forUpdate()
    .execute();
  const found = await claimQuery(tx, projectId, new Date(now).toISOString())
    .where('claim.id', '=', id.toLowerCase())
    .executeTakeFirst();
  if (!found) throw new ProblemError('not_found');
  return found;
}
