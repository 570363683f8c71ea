import { randomUUIDv7 } from 'node:crypto';
import type { overtimeLeave } from '@pamaina/contract';
import { leaveMinutesOf } from '@pamaina/engine';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { monthRange } from '../../../platform/time/zone.ts';
import { recordActivity } from '../../access/activity/index.ts';
import { notify } from '../../messages/notifications/index.ts';
import { holdMonths } from '../../plan/months/index.ts';
import { readOffered } from '../timesheets/index.ts';
import { findOvertimeLeave, activityDetails, factsOf, personOfLeave } from './overtime-leave-query.ts';

/**
 * Asks for a month's overtime, holiday and rest-day hours as leave; what a manager records is approved at once.
 * @throws `overtime_leave_none` where there are no such hours, `overtime_leave_asked` the second time, `month_locked`,
 * `not_found`
 */
export async function askOvertimeLeave(call: ProjectCall<typeof overtimeLeave.askOvertimeLeave>) {
  const caller = call.caller;
  const { username: actor, role } = caller;
  const { year, month } = call.body;
  const employee_id = personOfLeave(caller, call.body.employee_id);
  const range = monthRange(year, month);
  const isManager = role === 'manager';
  const id = randomUUIDv7();
  const now = call.now;
  const { tx } = call;
  const person = await tx
    .selectFrom('employee')
    .select('id')
    .where('id', '=', employee_id)
    .forKeyShare()
    .executeTakeFirst();
  if (!person) throw new ProblemError('not_found');
  await holdMonths(tx, [range.start]);
  const parts = await readOffered(tx, { ...range, employeeId: employee_id, now });
  if (leaveMinutesOf(parts) === 0) throw new ProblemError('overtime_leave_none');
  const decided = { decided_at: new Date(now).toISOString(), decided_by: actor };
  const inserted = await tx
    .insertInto('overtime_leave')
    .values({
      id,
      employee_id,
      month: range.start,
      parts: JSON.stringify(parts),
      leave_minutes: leaveMinutesOf(parts),
      ...(isManager && { status: 'approved' as const, ...decided }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows === 0n) throw new ProblemError('overtime_leave_asked');
  const created = await findOvertimeLeave(tx, { id });
  const action_type = isManager ? 'overtime_leave.recorded' : 'overtime_leave.requested';
  await recordActivity(tx, { action_type, actor, details: activityDetails(created) });
  await notify(tx, [
    isManager
      ? {
          kind: 'time_off_answered',
          variant: 'overtime_approved',
          subject: id,
          to: { employees: [employee_id] },
          facts: factsOf(created),
        }
      : {
          kind: 'time_off_waiting',
          variant: 'overtime',
          subject: id,
          to: 'managers',
          facts: { ...factsOf(created), name: created.employee_name },
        },
  ]);
  return created;
}
