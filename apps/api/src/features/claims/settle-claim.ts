import type { claims } from '@pamaina/contract';
import type { Updateable } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Member } from '../../platform/http/route.ts';
import { recordActivity } from '../activity/index.ts';
import type { ClaimRow } from './claim-query.ts';
import { findClaim } from './find-claim.ts';
import { presentClaim } from './present-claim.ts';
import { tellClaim } from './tell-claim.ts';

interface Settlement {
  before: ClaimRow;
  how: 'approved' | 'rejected' | 'cancelled';
  set: Updateable<Tables['shift_claim']>;
  /** Milliseconds since 1970. */
  now: number;
}

/** Sets the status of a locked claim, records the activity and notifies the claimant. */
export async function settleClaim(
  tx: Tx,
  { projectId, username: actor }: Member,
  { before, how, set, now }: Settlement,
): Promise<claims.Claim> {
  await tx
    .updateTable('shift_claim')
    .set(set)
    .where('project_id', '=', projectId)
    .where('id', '=', before.id)
    .execute();
  const after = await findClaim(tx, projectId, { id: before.id, now });
  const { id, date, role, employee_name: claimed_by } = after;
  const details = { id, date, role, claimed_by, before: { status: before.status }, after: { status: after.status } };
  await recordActivity(tx, projectId, { action_type: `claim.${how}`, actor, details });
  await tellClaim(tx, projectId, how, after);
  return presentClaim(after);
}
