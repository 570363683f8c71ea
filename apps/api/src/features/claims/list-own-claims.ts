import type { claims } from '@pamaina/contract';
import { employeeOf } from '../../platform/http/employee-of.ts';
import { member, type Call } from '../../platform/http/route.ts';
import { claimQuery } from './claim-query.ts';
import { presentClaim } from './present-claim.ts';

const LISTED_MAX = 200;

/** The caller's own claims, latest first. */
export function listOwnClaims(call: Call<typeof claims.listOwnClaims>) {
  const caller = member(call);
  return call.deps.database.inProject(caller.projectId, async (tx) => {
    const rows = await claimQuery(tx, caller.projectId, new Date(call.deps.now()).toISOString())
      .where('claim.employee_id', '=', employeeOf(caller))
      .orderBy('claim.created_at', 'desc')
      .orderBy('claim.id', 'desc')
      .limit(LISTED_MAX)
      .execute();
    return rows.map(presentClaim);
  });
}
