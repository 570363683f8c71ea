import type { overtimeLeave } from '@pamaina/contract';
import { leaveMinutesOf } from '@pamaina/engine';
import { ProblemError } from '../../platform/http/problem-error.ts';
import type { ProjectCall } from '../../platform/http/route.ts';
import { monthRange } from '../../platform/time/zone.ts';
import { holdMonths } from '../months/index.ts';
import { readConvertible } from '../timesheets/index.ts';
import { findOvertimeLeave } from './overtime-leave-query.ts';
import { notifyDecision } from './notify-decision.ts';

/**
 * Answers a request that waits. What is approved is what there is by then: entries may have been corrected since it was
 * asked for.
 * @throws `not_found`, `stale`, `overtime_leave_decided`, `overtime_leave_none`, `month_locked`
 */
export async function decideOvertimeLeave(call: ProjectCall<typeof overtimeLeave.decideOvertimeLeave>) {
  const { username: actor } = call.caller;
  const { status, decision_note } = call.body;
  const now = call.now;
  const { tx } = call;
  const before = await findOvertimeLeave(tx, { id: call.params.id });
  const { employee_id, year, month } = before;
  const range = monthRange(year, month);
  const isApproved = status === 'approved';
  if (isApproved) await holdMonths(tx, [range.start]);
  const parts = isApproved ? await readConvertible(tx, { ...range, employeeId: employee_id, now }) : before.parts;
  if (isApproved && leaveMinutesOf(parts) === 0) throw new ProblemError('overtime_leave_none');
  const row = await tx
    .selectFrom('overtime_leave')
    .select(['status', 'version'])
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
    .where('id', '=', before.id)
    .execute();
  const decided = await findOvertimeLeave(tx, { id: before.id });
  await notifyDecision(tx, decided, { status, actor, note: decision_note });
  return decided;
}
