import type { amendments } from '@pamaina/contract';
import type { Tx } from '../../../platform/database/database.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { writeShifts } from '../shifts/index.ts';
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
  const { starts_on: start, ends_on: end } = amendment;
  await writeShifts(
    tx,
    async (shifts) => {
      await shifts.amended.discard(amendment);
      await tx.deleteFrom('amendment').where('id', '=', amendment.id).execute();
      await forgetUndoSteps(tx, amendment);
    },
    {
      dates: [start, end],
      judge: 'all',
      record: () => [{ action_type: 'schedule.amendment_discarded', actor: by, details: { start, end } }],
    },
  );
}

/** With the shifts of the days the drafts of their amendments are gone. */
export async function forgetAmendments(tx: Tx, { start, end }: { start: string; end: string }): Promise<void> {
  await tx
    .deleteFrom('amendment')
    .where('version', 'is', null)
    .where((where) => where.between('starts_on', start, end))
    .execute();
}
