import type { ReplyOf, timeOff } from '@pamaina/contract';
import type { Tx } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { member } from '../../platform/http/route.ts';
import { recordActivity } from '../activity/index.ts';
import { notify } from '../notifications/index.ts';
import { grantTimeOff } from './grant-time-off.ts';
import { lockPending } from './lock-pending.ts';
import { findTimeOff } from './time-off-query.ts';
import { activityDetails } from './activity-details.ts';
import type { TimeOffChange } from './time-off-change.ts';

/**
 * Approves or rejects a pending request. An approval creates the unavailability and opens the employee's shifts of
 * these days in the same transaction (Spec section 4, Time off).
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
