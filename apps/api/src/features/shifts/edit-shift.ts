import type { schedule } from '@pamaina/contract';
import { randomUUIDv7 } from 'node:crypto';
import { type Call, member } from '../../platform/http/route.ts';
import { recordActivity } from '../activity/index.ts';
import { findProject } from '../projects/index.ts';
import { markOf, rememberRemoval, takeRemovedPlace } from './hand-work.ts';
import { presentShift } from './present-shift.ts';
import { judgedShift, refreshAround } from './refresh-warnings.ts';
import { beginEdit, openDraft, refusingOverlap, shiftValues } from './write-shift.ts';

/** Adds a draft shift; broken rules are returned as warnings, and only overlapping shifts are rejected. */
export async function createShift(call: Call<typeof schedule.createShift>) {
  const { projectId, username } = member(call);
  return call.deps.database.inProject(projectId, async (tx) => {
    const project = await findProject(tx, projectId);
    await beginEdit(tx, projectId, [call.body.date]);
    const values = await shiftValues(tx, project, call.body);
    const id = randomUUIDv7();
    const mark = await takeRemovedPlace(tx, projectId, values);
    await refusingOverlap(
      tx
        .insertInto('shift')
        .values({ project_id: projectId, id, status: 'draft', ...values, ...mark })
        .execute(),
    );
    const { row, name, zone } = await judgedShift(tx, projectId, {
      id,
      dates: [values.date],
      people: [values.employee_id],
    });
    await recordActivity(tx, projectId, {
      action_type: 'shift.created',
      actor: username,
      details: { id, after: values, warnings: row.violations },
    });
    return presentShift(row, name, { language: call.language, zone });
  });
}

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
