import type { Tx } from '../../platform/database/database.ts';
import { notify } from '../notifications/index.ts';
import type { ClaimRow } from './claim-query.ts';

/** Notifies the managers of a new claim, and the claimant of the decision; a withdrawal notifies no one. */
export async function tellClaim(
  tx: Tx,
  projectId: string,
  how: 'asked' | 'approved' | 'rejected' | 'cancelled',
  claim: ClaimRow,
): Promise<void> {
  const { id: subject, date, role, employee_id, employee_name: name, rejection_reason: note } = claim;
  const shift = { date, role, start: claim.start_time.slice(0, 5), end: claim.end_time.slice(0, 5) };
  if (how === 'asked')
    await notify(tx, projectId, [
      { kind: 'claim_waiting', variant: 'asked', subject, to: 'managers', facts: { ...shift, name } },
    ]);
  if (how === 'asked' || how === 'cancelled' || employee_id === null) return;
  // Rejected without a reason: a colleague's claim was approved.
  const variant = how === 'rejected' && note === null ? 'lost' : how;
  const facts = { ...shift, ...(note !== null && { note }) };
  await notify(tx, projectId, [{ kind: 'claim_answered', variant, subject, to: { employees: [employee_id] }, facts }]);
}
