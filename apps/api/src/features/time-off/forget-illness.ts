import type { Tx } from '../../platform/database/database.ts';
import type { NotedIllness } from './note-illness.ts';

/** Takes back what `noteIllness` noted, as far as it is still there: as if it had never been. The caller judges the shifts again. */
export async function forgetIllness(
  tx: Tx,
  projectId: string,
  { timeOff, unavailability }: NotedIllness,
): Promise<void> {
  // Its unavailability goes with it.
  if (timeOff.length > 0)
    await tx
      .deleteFrom('time_off')
      .where('project_id', '=', projectId)
      .where('id', 'in', timeOff)
      .where('status', '=', 'approved')
      .execute();
  if (unavailability.length > 0)
    await tx
      .deleteFrom('unavailability')
      .where('project_id', '=', projectId)
      .where('id', 'in', unavailability)
      .execute();
}
