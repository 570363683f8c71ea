import type { Updateable } from 'kysely';
import type { swaps } from '@pamaina/contract';
import type { Tx } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Member } from '../../platform/http/route.ts';
import { recordActivity } from '../activity/index.ts';
import { findSwap } from './find-swap.ts';
import { presentSwap } from './present-swap.ts';
import type { SwapRow } from './swap-query.ts';
import { tellSwap } from './tell-swap.ts';

interface Settlement {
  before: SwapRow;
  how: 'accepted' | 'declined' | 'cancelled' | 'approved' | 'rejected';
  set: Updateable<Tables['swap_offer']>;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * Sets the status of a locked offer, records the activity and notifies those concerned; returns it as the caller sees
 * it.
 */
export async function settleSwap(
  tx: Tx,
  caller: Member,
  { before, how, set, now }: Settlement,
): Promise<swaps.SwapOffer> {
  const { projectId, username: actor } = caller;
  await tx.updateTable('swap_offer').set(set).where('project_id', '=', projectId).where('id', '=', before.id).execute();
  const after = await findSwap(tx, projectId, { id: before.id, now });
  const { id, date, role, offered_by_name, accepted_by_name } = after;
  const details = {
    id,
    date,
    role,
    offered_by: offered_by_name,
    accepted_by: accepted_by_name,
    before: { status: before.status },
    after: { status: after.status },
  };
  await recordActivity(tx, projectId, { action_type: `swap.${how}`, actor, details });
  await tellSwap(tx, projectId, how, after);
  return presentSwap(after, caller);
}
