import type { swaps } from '@pamaina/contract';
import { employeeOf } from '../../platform/http/employee-of.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { member, type Call } from '../../platform/http/route.ts';
import { findSwap } from './find-swap.ts';
import { settleSwap } from './settle-swap.ts';

/** Withdraws the caller's own offer before the manager has decided. @throws `not_found`, `swap_over` */
export function cancelSwap(call: Call<typeof swaps.cancelSwap>) {
  const caller = member(call);
  const now = call.deps.now();
  return call.deps.database.inProject(caller.projectId, async (tx) => {
    const before = await findSwap(tx, caller.projectId, { id: call.params.id, now });
    if (before.offered_by !== employeeOf(caller)) throw new ProblemError('not_found');
    if (before.status !== 'pending' && before.status !== 'employee_accepted') throw new ProblemError('swap_over');
    return settleSwap(tx, caller, { before, how: 'cancelled', set: { status: 'cancelled' }, now });
  });
}
