import type { claims } from '@pamaina/contract';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { member, type Call } from '../../platform/http/route.ts';
import { findClaim } from './find-claim.ts';
import { settleClaim } from './settle-claim.ts';

/** Rejects a claim, with the reason. @throws `not_found`, `claim_over` */
export function rejectClaim(call: Call<typeof claims.rejectClaim>) {
  const caller = member(call);
  const now = call.deps.now();
  return call.deps.database.inProject(caller.projectId, async (tx) => {
    const before = await findClaim(tx, caller.projectId, { id: call.params.id, now });
    if (before.status !== 'pending') throw new ProblemError('claim_over');
    const decided = { decided_by: caller.username, decided_at: new Date(now).toISOString() };
    const set = { status: 'rejected' as const, rejection_reason: call.body.reason, ...decided };
    return settleClaim(tx, caller, { before, how: 'rejected', set, now });
  });
}
