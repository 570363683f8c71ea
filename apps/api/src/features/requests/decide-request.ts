import type { requests } from '@pamaina/contract';
import type { Tx } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { recordActivity } from '../activity/index.ts';
import { notify } from '../notifications/index.ts';
import { requestQuery } from './request-query.ts';
import { activityDetails } from './activity-details.ts';

interface Settlement {
  id: string;
  status: 'approved' | 'rejected' | 'cancelled';
  actor: string;
  /** Milliseconds since 1970. */
  now: number;
  note?: string | null | undefined;
  /** Only this employee's request. */
  employeeId?: string;
}

/**
 * Decides a pending request by one conditional statement: of two concurrent calls one wins.
 * @throws `not_found` alike for none, another project's and a colleague's; `request_decided`
 */
export async function decideRequest(
  tx: Tx,
  { id, status, actor, now, note, employeeId }: Settlement,
): Promise<requests.GeneralRequest> {
  let query = requestQuery(tx).where('request.id', '=', id.toLowerCase());
  if (employeeId !== undefined) query = query.where('request.employee_id', '=', employeeId);
  const before = await query.executeTakeFirst();
  if (!before) throw new ProblemError('not_found');
  const decision = { decided_by: actor, decided_at: new Date(now).toISOString(), decision_note: note || null };
  const settled = await tx
    .updateTable('request')
    .set({ status, ...(status === 'cancelled' ? {} : decision) })
    .where('id', '=', before.id)
    .where('status', '=', 'pending')
    .returning('id')
    .executeTakeFirst();
  if (!settled) throw new ProblemError('request_decided');
  const after = await query.executeTakeFirstOrThrow();
  const details = { ...activityDetails(after), before: { status: before.status }, after: { status: after.status } };
  await recordActivity(tx, { action_type: `request.${status}`, actor, details });
  if (status !== 'cancelled')
    await notify(tx, [
      {
        kind: 'request_answered',
        variant: status,
        subject: after.id,
        to: { employees: [after.employee_id] },
        facts: { title: after.title, ...(note && { note }) },
      },
    ]);
  return after;
}
