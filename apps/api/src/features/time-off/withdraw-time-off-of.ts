import type { Tx } from '../../platform/database/database.ts';
import { recordActivity } from '../activity/index.ts';
import type { Leaver } from '../employees/index.ts';
import { timeOffQuery } from './time-off-query.ts';
import { activityDetails } from './activity-details.ts';

/**
 * Cancels the pending requests of an employee who is being deleted (Decisions, Deleting an employee). The rows are
 * deleted with the employee; the history records the cancellation.
 */
export async function withdrawTimeOffOf(tx: Tx, { employeeId, actor }: Leaver): Promise<void> {
  const waiting = await timeOffQuery(tx)
    .where('time_off.employee_id', '=', employeeId)
    .where('time_off.status', '=', 'pending')
    .execute();
  for (const before of waiting) {
    const details = {
      ...activityDetails(before),
      before: activityDetails(before),
      after: { ...activityDetails(before), status: 'cancelled' },
    };
    await recordActivity(tx, { action_type: 'time_off.cancelled', actor, details });
  }
}
