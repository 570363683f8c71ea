import type { swaps } from '@pamaina/contract';
import { employeeOf } from '../../platform/http/employee-of.ts';
import { member, type Call } from '../../platform/http/route.ts';
import { presentSwap } from './present-swap.ts';
import { swapQuery } from './swap-query.ts';

const LISTED_MAX = 200;

/** The caller's own offers, latest first. */
export function listOutgoingSwaps(call: Call<typeof swaps.listOutgoingSwaps>) {
  const caller = member(call);
  return call.deps.database.inProject(caller.projectId, async (tx) => {
    const rows = await swapQuery(tx, caller.projectId, new Date(call.deps.now()).toISOString())
      .where('offer.offered_by', '=', employeeOf(caller))
      .orderBy('offer.created_at', 'desc')
      .orderBy('offer.id', 'desc')
      .limit(LISTED_MAX)
      .execute();
    return rows.map((row) => presentSwap(row, caller));
  });
}
