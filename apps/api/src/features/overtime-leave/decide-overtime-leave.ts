import type { overtimeLeave } from '@pamaina/contract';
import { leaveMinutesOf } from '@pamaina/engine';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { member, type Call } from '../../platform/http/route.ts';
import { monthRange } from '../../platform/time/zone.ts';
import { recordActivity } from '../activity/index.ts';
import { notify } from '../notifications/index.ts';
import { holdMonths } from '../time-clock/index.ts';
import { readConvertible } from '../timesheets/index.ts';
import { findOvertimeLeave } from './overtime-leave-query.ts';
import { factsOf, told } from './told.ts';

/**
 * Answers a request that waits. What is approved is what there is by then: entries may have been corrected since it was asked for.
 * @throws `not_found`, `stale`, `overtime_leave_decided`, `overtime_leave_none`, `month_locked`
 */
export async function decideOvertimeLeave(call: Call<typeof overtimeLeave.decideOvertimeLeave>) {
  const { projectId, username: actor } = member(call);
  const { status, decision_note } = call.body;
  const now = call.deps.now();
  return call.deps.database.inProject(projectId, async (tx) => {
    const before = await findOvertimeLeave(tx, projectId, { id: call.params.id });
    const { employee_id, year, month } = before;
    const range = monthRange(year, month);
    const isApproved = status === 'approved';
    if (isApproved) await holdMonths(tx, projectId, [range.start]);
    const parts = isApproved
      ? await readConvertible(tx, projectId, { ...range, employeeId: employee_id, now })
      : before.parts;
    if (isApproved && leaveMinutesOf(parts) === 0) throw new ProblemError('overtime_leave_none');
    const row = await tx
      .selectFrom('overtime_leave')
      .select(['status', 'version'])
      .where('project_id', '=', projectId)
      .where('id', '=', before.id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw new ProblemError('not_found');
    if (row.status !== 'pending') throw new ProblemError('overtime_leave_decided');
    if (call.ifMatch !== null && call.ifMatch !== row.version) throw new ProblemError('stale');
    await tx
      .updateTable('overtime_leave')
      .set((column) => ({
        status,
        parts: JSON.stringify(parts),
        leave_minutes: leaveMinutesOf(parts),
        decision_note: decision_note || null,
        decided_by: actor,
        decided_at: new Date(now).toISOString(),
        version: column('version', '+', 1),
      }))
      .where('project_id', '=', projectId)
      .where('id', '=', before.id)
      .execute();
    const decided = await findOvertimeLeave(tx, projectId, { id: before.id });
    const details = { ...told(decided), before: { status: before.status }, after: { status: decided.status } };
    await recordActivity(tx, projectId, { action_type: `overtime_leave.${status}`, actor, details });
    await notify(tx, projectId, [
      {
        kind: 'time_off_answered',
        variant: `overtime_${status}`,
        subject: decided.id,
        to: { employees: [employee_id] },
        facts: { ...factsOf(decided), ...(decision_note && { note: decision_note }) },
      },
    ]);
    return decided;
  });
}
