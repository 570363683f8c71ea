import type { swaps } from '@pamaina/contract';
import { employeeOf } from '../../platform/http/employee-of.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { member, type Call } from '../../platform/http/route.ts';
import { findSwap } from './find-swap.ts';
import { settleSwap } from './settle-swap.ts';

/**
 * Declines an offer made only to the caller; an offer to everyone stays open for others. @throws `not_found`,
 * `swap_over`
 */
export function declineSwap(call: Call<typeof swaps.declineSwap>) {
  const caller = member(call);
  const now = call.deps.now();
  return call.deps.database.inProject(caller.projectId, async (tx) => {
    const before = await findSwap(tx, caller.projectId, { id: call.params.id, now });
    if (before.target !== employeeOf(caller)) throw new ProblemError('not_found');
    if (before.status !== 'pending') throw new ProblemError('swap_over');
    return settleSwap(tx, caller, { before, how: 'declined', set: { status: 'declined' }, now });
  });
}
