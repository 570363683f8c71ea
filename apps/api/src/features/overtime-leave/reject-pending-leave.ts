import type { Tx } from '../../platform/database/database.ts';
import { findOvertimeLeave } from './overtime-leave-query.ts';
import { notifyDecision } from './notify-decision.ts';

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
