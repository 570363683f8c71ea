import type { overtimeLeave } from '@pamaina/contract';
import { leaveMinutesOf } from '@pamaina/engine';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { member, type Call } from '../../platform/http/route.ts';
import { monthRange } from '../../platform/time/zone.ts';
import { holdMonths } from '../months/index.ts';
import { readConvertible } from '../timesheets/index.ts';
import { findOvertimeLeave } from './overtime-leave-query.ts';
import { tellDecision } from './tell-decision.ts';

/**
 * Answers a request that waits. What is approved is what there is by then: entries may have been corrected since it was
 * asked for.
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
    await tellDecision(tx, projectId, decided, { status, actor, note: decision_note });
    return decided;
  });
}
