import { randomUUIDv7 } from 'node:crypto';
import type { timeOff } from '@pamaina/contract';
import type { Tx } from '../../../platform/database/database.ts';
import { fieldProblem, ProblemError } from '../../../platform/ground/problem-error.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { readerOf } from '../../../platform/text/rule-text.ts';
import { recordActivity } from '../../access/activity/index.ts';
import { chosenLeaveType } from '../leave-types/index.ts';
import { notify } from '../../messages/notifications/index.ts';
import { findProject } from '../../access/projects/index.ts';
import { presentShift, refreshWarnings, unassignDuring } from '../../plan/shifts/index.ts';
import { absenceParts } from './taken-shifts.ts';
import { readAbsenceSpan } from './absence-span.ts';
import { activityDetails, findTimeOff } from './time-off-query.ts';
import { ofIllness } from './cancel-time-off.ts';
import { refuseOverlap } from './create-time-off.ts';
import { scheduledMinutes } from './scheduled-minutes.ts';

/**
 * Changes an approved absence. Shifts that its new days meet become open; those that it opened before stay open,
 * because they may have been taken. The employee is notified, and their shifts are checked again.
 * @throws `not_found`, `time_off_decided` when it isn't approved (any more), `stale`, `time_off_overlaps`,
 * `generation_running`; `invalid` for hours of several days, and an unknown end of anything but an illness
 */
export async function changeAbsence(call: ProjectCall<typeof timeOff.changeAbsence>) {
  const { username: actor } = call.caller;
  const { type, start, end, note } = call.body;
  const { tx, now } = call;
  const before = await findTimeOff(tx, { id: call.params.id });
  const { employee_id } = before;
  if (end === null && type !== 'sick_leave') throw fieldProblem('end', 'required');
  const { time_zone: zone } = await findProject(tx);
  const span = readAbsenceSpan(zone, { start, end });
  const [part, more] = absenceParts(zone, span);
  if (part === undefined || more !== undefined) throw fieldProblem('end', 'hours_one_day');
  // The employee before the absence, in the lock order of deleting the employee.
  await tx.selectFrom('employee').select('id').where('id', '=', employee_id).forKeyShare().execute();
  const leave = await chosenLeaveType(tx, type, { kept: before.type });
  const { opened } = await lockApproved(tx, { id: before.id, ifMatch: call.ifMatch });
  const instants = { starts_at: new Date(span.startsAt).toISOString(), ends_at: new Date(span.endsAt).toISOString() };
  const { start_date, end_date, isWholeDays } = part;
  const hours = isWholeDays ? { starts_at: null, ends_at: null } : instants;
  if (isSame(before, { type, start_date, end_date, ...hours, is_open: span.isOpen }))
    return changeNote(tx, before, { note: note || null, actor });
  await refuseOverlap(
    tx
      .updateTable('time_off')
      .set({ ...leave, start_date, end_date, ...hours, is_open: span.isOpen, manager_note: note || null })
      .set((column) => ({
        version: column('version', '+', 1),
        decided_by: actor,
        decided_at: new Date(now).toISOString(),
      }))
      .where('id', '=', before.id)
      .execute(),
  );
  await removeBlocks(tx, before, type);
  const lost = await unassignDuring(tx, { employeeId: employee_id, ...instants, now, actor });
  const taken = [...(await stillWithin(tx, opened, instants)), ...lost.filter(isPublished).map(({ id }) => id)];
  const granted = { type: leave.type, employee_id, start_date, end_date, ...instants, isHours: !isWholeDays };
  const scheduled = await scheduledMinutes(tx, granted, taken);
  await tx
    .updateTable('time_off')
    .set({ scheduled: JSON.stringify(scheduled), opened: taken })
    .where('id', '=', before.id)
    .execute();
  const block = { id: randomUUIDv7(), employee_id, source: 'time_off' as const, note: null, repeats_weekly: false };
  await tx
    .insertInto('unavailability')
    .values({ ...block, ...instants, time_off_id: before.id })
    .execute();
  await refreshWarnings(tx, [employee_id]);
  const after = await recordChange(tx, before, actor);
  await notify(tx, [
    {
      kind: 'time_off_answered',
      variant: 'changed',
      subject: `${after.id}:${after.version}`,
      to: { employees: [employee_id] },
      facts: { start_date, end_date },
    },
  ]);
  const opened_shifts = lost.map((row) => presentShift(row, null, readerOf(call, zone)));
  return { ...after, opened_shifts };
}

type Span = Pick<timeOff.TimeOff, 'type' | 'start_date' | 'end_date' | 'starts_at' | 'ends_at' | 'is_open'>;

const isSame = (before: Span, after: Span) => {
  const at = (instant: string | null) => (instant === null ? null : Date.parse(instant));
  return (
    before.type === after.type &&
    before.start_date === after.start_date &&
    before.end_date === after.end_date &&
    at(before.starts_at) === at(after.starts_at) &&
    at(before.ends_at) === at(after.ends_at) &&
    before.is_open === after.is_open
  );
};

/** The note alone: shifts, hours and the moment of the decision stay, and the employee has nothing to hear. */
async function changeNote(tx: Tx, before: timeOff.TimeOff, { note, actor }: { note: string | null; actor: string }) {
  await tx
    .updateTable('time_off')
    .set((column) => ({ manager_note: note, version: column('version', '+', 1) }))
    .where('id', '=', before.id)
    .execute();
  const after = await recordChange(tx, before, actor);
  return { ...after, opened_shifts: [] };
}

/** @returns the absence as it is now */
async function recordChange(tx: Tx, before: timeOff.TimeOff, actor: string) {
  const after = await findTimeOff(tx, { id: before.id, reader: 'manager' });
  const details = { ...activityDetails(after), before: activityDetails(before), after: activityDetails(after) };
  await recordActivity(tx, { action_type: 'time_off.changed', actor, details });
  return after;
}

/** The blocks of the absence, and those of the illness that it no longer is. */
const removeBlocks = (tx: Tx, before: timeOff.TimeOff, type: timeOff.TimeOff['type']) =>
  tx
    .deleteFrom('unavailability')
    .where((where) =>
      where.or([where('time_off_id', '=', before.id), ...(type === 'sick_leave' ? [] : ofIllness(before))]),
    )
    .execute();

const isPublished = ({ status }: { status: string }) => status === 'published';

async function lockApproved(tx: Tx, { id, ifMatch }: { id: string; ifMatch: number | null }) {
  const row = await tx
    .selectFrom('time_off')
    .select(['status', 'version', 'opened'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new ProblemError('not_found');
  if (row.status !== 'approved') throw new ProblemError('time_off_decided');
  if (ifMatch !== null && ifMatch !== row.version) throw new ProblemError('stale');
  return row;
}

interface Instants {
  starts_at: string;
  ends_at: string;
}

/** Of the shifts that the absence opened before, those that it still meets. */
async function stillWithin(tx: Tx, opened: readonly string[], { starts_at, ends_at }: Instants): Promise<string[]> {
  if (opened.length === 0) return [];
  const rows = await tx
    .selectFrom('shift')
    .select('id')
    .where('id', 'in', opened)
    .where('starts_at', '<', ends_at)
    .where('ends_at', '>', starts_at)
    .execute();
  return rows.map(({ id }) => id);
}
