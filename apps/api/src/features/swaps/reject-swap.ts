import type { swaps } from '@pamaina/contract';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { member, type Call } from '../../platform/http/route.ts';
import { findSwap } from './find-swap.ts';
import { settleSwap } from './settle-swap.ts';

/** Rejects an accepted offer, with the reason (Spec section 4). @throws `not_found`, `swap_over` */
export function rejectSwap(call: Call<typeof swaps.rejectSwap>) {
  const caller = member(call);
  const now = call.deps.now();
  return call.deps.database.inProject(caller.projectId, async (tx) => {
    const before = await findSwap(tx, caller.projectId, { id: call.params.id, now });
    if (before.status !== 'employee_accepted') throw new ProblemError('swap_over');
    const decided = { decided_by: caller.username, decided_at: new Date(now).toISOString() };
    const set = { status: 'rejected' as const, rejection_reason: call.body.reason, ...decided };
    return settleSwap(tx, caller, { before, how: 'rejected', set, now });
  });
}
