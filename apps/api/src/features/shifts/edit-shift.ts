import type { schedule } from '@pamaina/contract';
import { randomUUIDv7 } from 'node:crypto';
import type { ProjectCall } from '../../platform/http/route.ts';
import { readerOf } from '../../platform/text/rule-text.ts';
import { recordActivity } from '../activity/index.ts';
import { countMinutes } from '../planning-input/index.ts';
import { findProject } from '../projects/index.ts';
import { cutAfter, markOf, rememberRemoval, takeAmendedPlace, takeRemovedPlace, takeVacantHalf } from './hand-work.ts';
import { presentShift } from './present-shift.ts';
import { judgedShift, refreshAround } from './refresh-warnings.ts';
import { beginEdit, openDraft, refusingOverlap, shiftValues } from './write-shift.ts';

/** Adds a draft shift; broken rules are returned as warnings, and only overlapping shifts are rejected. */
export async function createShift(call: ProjectCall<typeof schedule.createShift>) {
  const { username } = call.caller;
  const { tx } = call;
  const project = await findProject(tx);
  await beginEdit(tx, [call.body.date]);
  const values = await shiftValues(tx, project, call.body);
  const id = randomUUIDv7();
  const mark = await takeRemovedPlace(tx, values);
  const cut = await takeVacantHalf(tx, values);
  await refusingOverlap(
    tx
      .insertInto('shift')
      .values({ id, status: 'draft', ...values, ...mark, cut })
      .execute(),
  );
  await countMinutes(tx);
  await takeAmendedPlace(tx, id);
  const { row, name, zone } = await judgedShift(tx, {
    id,
    dates: [values.date],
    people: [values.employee_id],
  });
  await recordActivity(tx, {
    action_type: 'shift.created',
    actor: username,
    details: { id, after: values, warnings: row.violations },
  });
  return presentShift(row, name, readerOf(call, zone));
}

/** Changes a draft shift. @throws `published_locked`, `stale`, `shift_overlaps`, `generation_running` */
export async function updateShift(call: ProjectCall<typeof schedule.updateShift>) {
  const { username } = call.caller;
  const { tx } = call;
  const project = await findProject(tx);
  const before = await openDraft(tx, {
    id: call.params.id,
    ifMatch: call.ifMatch,
    newDate: call.body.date,
  });
  const values = { ...(await shiftValues(tx, project, call.body)), pinned: call.body.pinned ?? before.pinned };
  const cut = await cutAfter(tx, before, values);
  await refusingOverlap(
    tx
      .updateTable('shift')
      .set({ ...values, ...markOf(before, values), cut, version: before.version + 1, former_name: null })
      .where('id', '=', before.id)
      .execute(),
  );
  await countMinutes(tx);
  const { row, name, zone } = await judgedShift(tx, {
    id: before.id,
    dates: [before.date, values.date],
    people: [before.employee_id, values.employee_id],
  });
  await recordActivity(tx, {
    action_type: 'shift.updated',
    actor: username,
    details: { id: before.id, before, after: values, warnings: row.violations },
  });
  return presentShift(row, name, readerOf(call, zone));
}

/** Deletes a draft shift. @throws `published_locked`, `stale`, `generation_running` */
export async function deleteShift(call: ProjectCall<typeof schedule.deleteShift>): Promise<void> {
  const { username } = call.caller;
  const { tx } = call;
  const before = await openDraft(tx, { id: call.params.id, ifMatch: call.ifMatch });
  await rememberRemoval(tx, before);
  await tx.deleteFrom('shift').where('id', '=', before.id).execute();
  if (before.employee_id !== null) await refreshAround(tx, [before.date], [before.employee_id]);
  await recordActivity(tx, {
    action_type: 'shift.deleted',
    actor: username,
    details: { id: before.id, before },
  });
}
