import type { Tx } from '../../platform/database/database.ts';
import { recordActivity } from '../activity/index.ts';

/** Cancels the open offers of a person who is being deleted, by them, to them or taken by them (Decisions, Deleting an employee). */
export async function cancelSwapsOf(tx: Tx, projectId: string, employeeId: string, actor: string): Promise<void> {
  const cancelled = await tx
    .updateTable('swap_offer')
    .set({ status: 'cancelled' })
    .where('project_id', '=', projectId)
    .where('status', 'in', ['pending', 'employee_accepted'])
    .where((where) =>
      where.or([
        where('offered_by', '=', employeeId),
        where('target', '=', employeeId),
        where('accepted_by', '=', employeeId),
      ]),
    )
    .returning(['id', 'date', 'role', 'offered_by_name as offered_by'])
    .execute();
  for (const offer of cancelled)
    await recordActivity(tx, projectId, {
      action_type: 'swap.cancelled',
      actor,
      details: { ...offer, after: { status: 'cancelled' } },
    });
}
