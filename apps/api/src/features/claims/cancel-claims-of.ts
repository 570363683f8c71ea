import type { Tx } from '../../platform/database/database.ts';
import { recordActivity } from '../activity/index.ts';

/**
 * Cancels the claims of an employee who is being deleted (Decisions, Deleting an employee). Expired claims stay
 * unchanged.
 * @param now milliseconds since 1970
 */
export async function cancelClaimsOf(
  tx: Tx,
  projectId: string,
  { employeeId, actor, now }: { employeeId: string; actor: string; now: number },
): Promise<void> {
  const cancelled = await tx
    .updateTable('shift_claim')
    .set({ status: 'cancelled' })
    .where('project_id', '=', projectId)
    .where('employee_id', '=', employeeId)
    .where('status', '=', 'pending')
    .where('starts_at', '>', new Date(now).toISOString())
    .returning(['id', 'date', 'role', 'employee_name as claimed_by'])
    .execute();
  for (const claim of cancelled)
    await recordActivity(tx, projectId, {
      action_type: 'claim.cancelled',
      actor,
      details: { ...claim, after: { status: 'cancelled' } },
    });
}
