import type { Tx } from '../../platform/database/database.ts';
import { recordActivity } from '../activity/index.ts';
import { timeOffQuery } from './time-off-query.ts';
import { told } from './told.ts';

/**
 * Cancels what a person who is being deleted still waits for (Decisions, Deleting an employee). The rows go with the person; the
 * history keeps that they were cancelled.
 */
export async function withdrawTimeOffOf(tx: Tx, projectId: string, employeeId: string, actor: string): Promise<void> {
  const waiting = await timeOffQuery(tx, projectId)
    .where('time_off.employee_id', '=', employeeId)
    .where('time_off.status', '=', 'pending')
    .execute();
  for (const before of waiting) {
    const details = { ...told(before), before: told(before), after: { ...told(before), status: 'cancelled' } };
    await recordActivity(tx, projectId, { action_type: 'time_off.cancelled', actor, details });
  }
}
