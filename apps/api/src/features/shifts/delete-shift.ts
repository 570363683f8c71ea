import type { schedule } from '@pamaina/contract';
import { member, type Call } from '../../platform/http/route.ts';
import { recordActivity } from '../activity/index.ts';
import { rememberRemoval } from './hand-removals.ts';
import { refreshAround } from './refresh-warnings.ts';
import { openDraft } from './write-shift.ts';

/** Deletes a draft shift. @throws `published_locked`, `stale`, `generation_running` */
export async function deleteShift(call: Call<typeof schedule.deleteShift>): Promise<void> {
  const { projectId, username } = member(call);
  await call.deps.database.inProject(projectId, async (tx) => {
    const before = await openDraft(tx, projectId, { id: call.params.id, ifMatch: call.ifMatch });
    await rememberRemoval(tx, projectId, before);
    await tx.deleteFrom('shift').where('project_id', '=', projectId).where('id', '=', before.id).execute();
    if (before.employee_id !== null) await refreshAround(tx, projectId, [before.date], [before.employee_id]);
    await recordActivity(tx, projectId, {
      action_type: 'shift.deleted',
      actor: username,
      details: { id: before.id, before },
    });
  });
}
