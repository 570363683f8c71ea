import type { claims } from '@pamaina/contract';
import { employeeOf } from '../../platform/http/employee-of.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { member, type Call } from '../../platform/http/route.ts';
import { findClaim } from './find-claim.ts';
import { settleClaim } from './settle-claim.ts';

/** Withdraws the caller's own claim before the manager has decided. @throws `not_found`, `claim_over` */
export function cancelClaim(call: Call<typeof claims.cancelClaim>) {
  const caller = member(call);
  const now = call.deps.now();
  return call.deps.database.inProject(caller.projectId, async (tx) => {
    const before = await findClaim(tx, caller.projectId, { id: call.params.id, now });
    if (before.employee_id !== employeeOf(caller)) throw new ProblemError('not_found');
    if (before.status !== 'pending') throw new ProblemError('claim_over');
    return settleClaim(tx, caller, { before, how: 'cancelled', set: { status: 'cancelled' }, now });
  });
}
