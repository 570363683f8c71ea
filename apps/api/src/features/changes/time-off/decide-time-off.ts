import { randomUUIDv7 } from 'node:crypto';
import type { ReplyOf, timeOff } from '@pamaina/contract';
import type { Tx } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { member, type Call } from '../../../platform/http/route.ts';
import { readerOf } from '../../../platform/text/rule-text.ts';
import { recordActivity } from '../../access/activity/index.ts';
import { notify } from '../../messages/notifications/index.ts';
import { findProject } from '../../access/projects/index.ts';
import { unassignDuring, presentShift, refreshWarnings } from '../../plan/shifts/index.ts';
import { findTimeOff, activityDetails, spanOf } from './time-off-query.ts';
import { scheduledMinutes } from './scheduled-minutes.ts';

/**
 * Approves or rejects a pending request. An approval creates the unavailability and opens the employee's shifts of
 * these days in the same transaction.
 * @throws `time_off_decided`, `stale`; `generation_running` while a month that it touches is being planned
 */
export async function decideTimeOff(
  tx: Tx,
  call: TimeOffChange,
  { id, employee_id }: timeOff.TimeOff,
): Promise<ReplyOf<typeof timeOff.updateTimeOff>> {
  const { username: actor } = member(call);
  const { status, decision_note } = call.body;
  // The employee before the request, in the lock order of deleting the employee.
  await tx.selectFrom('employee').select('id').where('id', '=', employee_id).forKeyShare().execute();
  await lockPending(tx, { id, ifMatch: call.ifMatch });
  if (status === undefined) throw new ProblemError('malformed');
  await tx
    .updateTable('time_off')
    .set((column) => ({
      status,
      decision_note: decision_note || null,
      decided_by: actor,
      decided_at: new Date(call.deps.now()).toISOString(),
      version: column('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
  const decided = await findTimeOff(tx, { id });
  const before = { ...activityDetails(decided), status: 'pending' };
  const { start_date, end_date } = decided;
  await notify(tx, [
    {
      kind: 'time_off_answered',
      variant: status,
      subject: id,
      to: { employees: [employee_id] },
      facts: { start_date, end_date, ...(decision_note && { note: decision_note }) },
    },
  ]);
  if (status === 'rejected') {
    const details = { ...activityDetails(decided), before, after: activityDetails(decided) };
    await recordActivity(tx, { action_type: 'time_off.rejected', actor, details });
    return decided;
  }
  const granted = await grantTimeOff(tx, call, decided);
  const details = {
    ...activityDetails(decided),
    before,
    after: activityDetails(decided),
    opened: granted.opened_shifts,
  };
  await recordActivity(tx, { action_type: 'time_off.approved', actor, details });
  return { ...decided, ...granted };
}

/**
 * Locks a pending request, so that an edit, a withdrawal and a decision come one after the other.
 * @throws `not_found` when its person was deleted meanwhile; `time_off_decided`; `stale` when `ifMatch` is another
 * version
 */
export async function lockPending(tx: Tx, { id, ifMatch }: { id: string; ifMatch: number | null }): Promise<void> {
  const row = await tx
    .selectFrom('time_off')
    .select(['status', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new ProblemError('not_found');
  if (row.status !== 'pending') throw new ProblemError('time_off_decided');
  if (ifMatch !== null && ifMatch !== row.version) throw new ProblemError('stale');
}

/**
 * Creates the unavailability of an approved request and opens the affected shifts; the employee's other shifts are
 * checked again. The scheduled hours of these days are stored with the request, because they lower the norm, and so are
 * the published shifts that were opened. The database prevents a second unavailability of the same request.
 */
async function grantTimeOff(tx: Tx, call: TimeOffChange, approved: timeOff.TimeOff) {
  const { username: actor } = member(call);
  const { time_zone: zone } = await findProject(tx);
  const { employee_id } = approved;
  const span = spanOf(zone, approved);
  const absence = { employeeId: employee_id, ...span, now: call.deps.now(), actor };
  const opened = await unassignDuring(tx, absence);
  const block = {
    id: randomUUIDv7(),
    employee_id,
    source: 'time_off' as const,
    note: null,
    repeats_weekly: false,
  };
  const taken = opened.filter(({ status }) => status === 'published').map(({ id }) => id);
  const scheduled = await scheduledMinutes(
    tx,
    { ...approved, type: approved.counts_as, ...span, isHours: false },
    taken,
  );
  await tx
    .updateTable('time_off')
    .set({ scheduled: JSON.stringify(scheduled), opened: taken })
    .where('id', '=', approved.id)
    .execute();
  await tx
    .insertInto('unavailability')
    .values({ ...block, ...span, time_off_id: approved.id })
    .execute();
  await refreshWarnings(tx, [employee_id]);
  return {
    unavailability: {
      ...block,
      absence_type: approved.type,
      ...(approved.type_name !== null && { absence_name: approved.type_name }),
      start: span.starts_at,
      end: span.ends_at,
    },
    opened_shifts: opened.map((row) => presentShift(row, null, readerOf(call, zone))),
  };
}

/** An employee's edit or a manager's decision: one call for both. */
export type TimeOffChange = Call<typeof timeOff.updateTimeOff>;
