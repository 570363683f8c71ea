import type { amendments } from '@pamaina/contract';
import type { ProjectCall } from '../../platform/http/route.ts';
import { recordActivity } from '../activity/index.ts';
import { refreshAround } from '../shifts/index.ts';
import { forgetUndoSteps, lockAmendment } from './open-amendment.ts';

/** Discards an amendment with all drafts of its days. @throws `not_found`, `generation_running` */
export async function discardAmendment(call: ProjectCall<typeof amendments.discardAmendment>): Promise<void> {
  const { tx } = call;
  const amendment = await lockAmendment(tx, call.params.id);
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
    actor: call.caller.username,
    details: { start, end },
  });
}
