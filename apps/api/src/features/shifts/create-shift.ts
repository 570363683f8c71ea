import type { schedule } from '@pamaina/contract';
import { randomUUIDv7 } from 'node:crypto';
import { member, type Call } from '../../platform/http/route.ts';
import { recordActivity } from '../activity/index.ts';
import { findProject } from '../projects/index.ts';
import { takeRemovedPlace } from './hand-removals.ts';
import { presentShift } from './present-shift.ts';
import { shiftValues } from './shift-values.ts';
import { beginEdit, judgedShift, refusingOverlap } from './write-shift.ts';

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
