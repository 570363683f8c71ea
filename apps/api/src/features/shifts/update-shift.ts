import type { schedule } from '@pamaina/contract';
import { member, type Call } from '../../platform/http/route.ts';
import { recordActivity } from '../activity/index.ts';
import { findProject } from '../projects/index.ts';
import { markOf } from './hand-mark.ts';
import { presentShift } from './present-shift.ts';
import { shiftValues } from './shift-values.ts';
import { judgedShift, openDraft, refusingOverlap } from './write-shift.ts';

/** Changes a draft shift. @throws `published_locked`, `stale`, `shift_overlaps`, `generation_running` */
export async function updateShift(call: Call<typeof schedule.updateShift>) {
  const { projectId, username } = member(call);
  return call.deps.database.inProject(projectId, async (tx) => {
    const project = await findProject(tx, projectId);
    const before = await openDraft(tx, projectId, {
      id: call.params.id,
      ifMatch: call.ifMatch,
      newDate: call.body.date,
    });
    const values = { ...(await shiftValues(tx, project, call.body)), pinned: call.body.pinned ?? before.pinned };
    await refusingOverlap(
      tx
        .updateTable('shift')
        .set({ ...values, ...markOf(before, values), version: before.version + 1, former_name: null })
        .where('project_id', '=', projectId)
        .where('id', '=', before.id)
        .execute(),
    );
    const { row, name, zone } = await judgedShift(tx, projectId, {
      id: before.id,
      dates: [before.date, values.date],
      people: [before.employee_id, values.employee_id],
    });
    await recordActivity(tx, projectId, {
      action_type: 'shift.updated',
      actor: username,
      details: { id: before.id, before, after: values, warnings: row.violations },
    });
    return presentShift(row, name, { language: call.language, zone });
  });
}
