import type { timeOff } from '@pamaina/contract';
import { sql } from 'kysely';
import { employeeOf } from '../../../platform/http/employee-of.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { recordActivity } from '../../access/activity/index.ts';
import { notify } from '../../messages/notifications/index.ts';
import { refreshWarnings } from '../../plan/shifts/index.ts';
import type { Leaver } from '../../business/employees/index.ts';
import { findTimeOff, activityDetails, timeOffQuery } from './time-off-query.ts';

/**
 * Withdraws a request: an employee the own pending one, a manager also an approved one with its unavailability. Shifts
 * that the approval opened stay open: they may have been taken.
 * @throws `not_found`, `time_off_decided`
 */
export async function cancelTimeOff(call: ProjectCall<typeof timeOff.cancelTimeOff>): Promise<void> {
  const caller = call.caller;
  const { username: actor, role } = caller;
  const { tx } = call;
  const own = role === 'manager' ? {} : { employeeId: employeeOf(caller) };
  const before = await findTimeOff(tx, { id: call.params.id, ...own });
  const cancelled = await tx
    .updateTable('time_off')
    .set((column) => ({ status: 'cancelled', version: column('version', '+', 1) }))
    .where('id', '=', before.id)
    .where('status', 'in', role === 'manager' ? ['pending', 'approved'] : ['pending'])
    .returning('id')
    .executeTakeFirst();
  if (!cancelled) throw new ProblemError('time_off_decided');
  const freed = await tx
    .deleteFrom('unavailability')
    .where((where) => where.or([where('time_off_id', '=', before.id), ...ofIllness(before)]))
    .executeTakeFirst();
  const after = await findTimeOff(tx, { id: before.id });
  const details = { ...activityDetails(after), before: activityDetails(before), after: activityDetails(after) };
  await recordActivity(tx, { action_type: 'time_off.cancelled', actor, details });
  const { employee_id, start_date, end_date } = after;
  if (role === 'manager')
    await notify(tx, [
      {
        kind: 'time_off_answered',
        variant: 'cancelled',
        subject: after.id,
        to: { employees: [employee_id] },
        facts: { start_date, end_date },
      },
    ]);
  if (freed.numDeletedRows > 0n) await refreshWarnings(tx, [before.employee_id]);
}

/**
 * An illness over days of other pending time off has a block without a leave there: it is deleted with the adjacent
 * leave.
 */
export const ofIllness = ({ type, employee_id, start_date, end_date, is_open }: timeOff.TimeOff) =>
  type === 'sick_leave'
    ? [
        sql<boolean>`is_illness and employee_id = ${employee_id} and ends_at > ${start_date}::date - 1
          and (${is_open}::boolean or starts_at < ${end_date}::date + 2)`,
      ]
    : [];

/**
 * Cancels the pending requests of an employee who is being deleted. The rows are
 * deleted with the employee; the history records the cancellation.
 */
export async function withdrawTimeOffOf(tx: Tx, { employeeId, actor }: Leaver): Promise<void> {
  const waiting = await timeOffQuery(tx)
    .where('time_off.employee_id', '=', employeeId)
    .where('time_off.status', '=', 'pending')
    .execute();
  for (const before of waiting) {
    const details = {
      ...activityDetails(before),
      before: activityDetails(before),
      after: { ...activityDetails(before), status: 'cancelled' },
    };
    await recordActivity(tx, { action_type: 'time_off.cancelled', actor, details });
  }
}
