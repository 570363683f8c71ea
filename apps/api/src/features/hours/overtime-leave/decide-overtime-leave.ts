import type { overtimeLeave } from '@pamaina/contract';
import { leaveMinutesOf } from '@pamaina/engine';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import type { ProjectCall } from '../../../platform/http/route.ts';
import { monthRange } from '../../../platform/time/zone.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { holdMonths } from '../../plan/months/index.ts';
import { readConvertible } from '../timesheets/index.ts';
import { recordActivity } from '../../access/activity/index.ts';
import { notify } from '../../messages/notifications/index.ts';
import { findOvertimeLeave, activityDetails, factsOf } from './overtime-leave-query.ts';

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

interface Decision {
  status: 'approved' | 'rejected';
  actor: string;
  note?: string | null | undefined;
}

/** Tells the history and the employee how a pending request was decided. @param decided as it is now */
async function notifyDecision(
  tx: Tx,
  decided: overtimeLeave.OvertimeLeave,
  { status, actor, note }: Decision,
): Promise<void> {
  const details = { ...activityDetails(decided), before: { status: 'pending' }, after: { status } };
  await recordActivity(tx, { action_type: `overtime_leave.${status}`, actor, details });
  await notify(tx, [
    {
      kind: 'time_off_answered',
      variant: `overtime_${status}`,
      subject: decided.id,
      to: { employees: [decided.employee_id] },
      facts: { ...factsOf(decided), ...(note && { note }) },
    },
  ]);
}

interface Rejected {
  /** Its first day. */
  month: string;
  actor: string;
  /** Epoch milliseconds. */
  now: number;
}

/** Rejects what is pending of a month: once it is locked, its overtime is paid. The caller holds the month. */
export async function rejectPendingLeave(tx: Tx, { month, actor, now }: Rejected): Promise<void> {
  const rows = await tx
    .updateTable('overtime_leave')
    .set((column) => ({
      status: 'rejected',
      decided_by: actor,
      decided_at: new Date(now).toISOString(),
      version: column('version', '+', 1),
    }))
    .where('month', '=', month)
    .where('status', '=', 'pending')
    .returning('id')
    .execute();
  for (const { id } of rows)
    await notifyDecision(tx, await findOvertimeLeave(tx, { id }), { actor, status: 'rejected' });
}
