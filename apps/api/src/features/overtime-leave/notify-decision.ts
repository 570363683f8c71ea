import type { overtimeLeave } from '@pamaina/contract';
import type { Tx } from '../../platform/database/database.ts';
import { recordActivity } from '../activity/index.ts';
import { notify } from '../notifications/index.ts';
import { activityDetails, factsOf } from './activity-details.ts';

interface Decision {
  status: 'approved' | 'rejected';
  actor: string;
  note?: string | null | undefined;
}

/** Tells the history and the employee how a pending request was decided. @param decided as it is now */
export async function notifyDecision(
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
