import type { overtimeLeave } from '@pamaina/contract';
import { employeeOf } from '../../../platform/http/employee-of.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { monthRange } from '../../../platform/time/zone.ts';
import { recordActivity } from '../../access/activity/index.ts';
import { notify } from '../../messages/notifications/index.ts';
import { holdMonths } from '../../plan/months/index.ts';
import { findOvertimeLeave, activityDetails, factsOf } from './overtime-leave-query.ts';

/**
 * Withdraws a request: an employee the own one while it waits, a manager also an approved one while its month is open.
 * @throws `not_found`, `overtime_leave_decided`, `month_locked`
 */
export async function withdrawOvertimeLeave(
  call: ProjectCall<typeof overtimeLeave.withdrawOvertimeLeave>,
): Promise<void> {
  const caller = call.caller;
  const { username: actor, role } = caller;
  const isManager = role === 'manager';
  const { tx } = call;
  const own = isManager ? {} : { employeeId: employeeOf(caller) };
  const before = await findOvertimeLeave(tx, { id: call.params.id, ...own });
  if (before.status === 'approved') await holdMonths(tx, [monthRange(before.year, before.month).start]);
  const cancelled = await tx
    .updateTable('overtime_leave')
    .set((column) => ({ status: 'cancelled', version: column('version', '+', 1) }))
    .where('id', '=', before.id)
    .where('status', '=', before.status === 'approved' && isManager ? 'approved' : 'pending')
    .executeTakeFirst();
  if (cancelled.numUpdatedRows === 0n) throw new ProblemError('overtime_leave_decided');
  const after = await findOvertimeLeave(tx, { id: before.id });
  const details = { ...activityDetails(after), before: { status: before.status }, after: { status: after.status } };
  await recordActivity(tx, { action_type: 'overtime_leave.cancelled', actor, details });
  if (!isManager) return;
  await notify(tx, [
    {
      kind: 'time_off_answered',
      variant: 'overtime_cancelled',
      // Of the approval they have been told already.
      subject: `${after.id} cancelled`,
      to: { employees: [after.employee_id] },
      facts: factsOf(after),
    },
  ]);
}
