import type { Tx } from '../../platform/database/database.ts';
import { recordActivity } from '../activity/index.ts';
import { notify } from '../notifications/index.ts';

/**
 * Cancels the open offers of an employee who is being deleted, made by, made to or accepted by them, and notifies the
 * other side (Decisions, Deleting an employee). Expired ones stay unchanged.
 * @param now milliseconds since 1970
 */
export async function cancelSwapsOf(
  tx: Tx,
  projectId: string,
  { employeeId, actor, now }: { employeeId: string; actor: string; now: number },
): Promise<void> {
  const cancelled = await tx
    .updateTable('swap_offer')
    .set({ status: 'cancelled' })
    .where('project_id', '=', projectId)
    .where('status', 'in', ['pending', 'employee_accepted'])
    .where('starts_at', '>', new Date(now).toISOString())
    .where((where) =>
      where.or([
        where('offered_by', '=', employeeId),
        where('target', '=', employeeId),
        where('accepted_by', '=', employeeId),
      ]),
    )
    .returning(['id', 'date', 'role', 'start_time', 'end_time', 'starts_at'])
    .returning(['offered_by', 'offered_by_name', 'target', 'target_name', 'accepted_by', 'accepted_by_name'])
    .execute();
  for (const { id, date, role, offered_by_name: offered_by } of cancelled)
    await recordActivity(tx, projectId, {
      action_type: 'swap.cancelled',
      actor,
      details: { id, date, role, offered_by, after: { status: 'cancelled' } },
    });
  await notify(
    tx,
    projectId,
    cancelled.map((offer) => {
      const isGiver = offer.offered_by === employeeId;
      const other = isGiver ? (offer.accepted_by ?? offer.target) : offer.offered_by;
      const leaver = isGiver ? offer.offered_by_name : (offer.accepted_by_name ?? offer.target_name);
      const times = { start: offer.start_time.slice(0, 5), end: offer.end_time.slice(0, 5) };
      return {
        kind: 'swap_answered',
        variant: isGiver ? 'cancelled' : 'declined',
        subject: offer.id,
        to: { employees: other === null ? [] : [other] },
        facts: { date: offer.date, role: offer.role, ...times, name: leaver ?? '' },
        expiresAt: offer.starts_at,
      };
    }),
  );
}
