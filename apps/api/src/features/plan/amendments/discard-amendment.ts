import type { amendments } from '@pamaina/contract';
import type { Tx } from '../../../platform/database/database.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { recordActivity } from '../../access/activity/index.ts';
import { refreshAround } from '../shifts/index.ts';
import { forgetUndoSteps, lockAmendment } from './open-amendment.ts';

/** Discards an amendment with all drafts of its days. @throws `not_found`, `generation_running` */
export function discardAmendment({
  tx,
  params,
  caller,
}: ProjectCall<typeof amendments.discardAmendment>): Promise<void> {
  return discard(tx, { id: params.id, by: caller.username });
}

/** @throws `not_found`, `generation_running` */
export async function discard(tx: Tx, { id: wanted, by }: { id: string; by: string }): Promise<void> {
  const amendment = await lockAmendment(tx, wanted);
  const { id, starts_on: start, ends_on: end } = amendment;
  await tx.deleteFrom('shift').where('amendment', '=', id).where('status', '=', 'draft').execute();
  await tx
    .deleteFrom('hand_removal')
    .where((where) => where.between('date', start, end))
    .execute();
  await tx.updateTable('shift').set({ amendment: null }).where('amendment', '=', id).execute();
  await tx.deleteFrom('amendment').where('id', '=', id).execute();
  await forgetUndoSteps(tx, amendment);
  await refreshAround(tx, [start, end], 'all');
  await recordActivity(tx, {
    action_type: 'schedule.amendment_discarded',
    actor: by,
    details: { start, end },
  });
}
