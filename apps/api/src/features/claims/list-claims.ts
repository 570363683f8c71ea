import type { claims } from '@pamaina/contract';
import { pageOf } from '../../platform/http/page-of.ts';
import { member, type Call } from '../../platform/http/route.ts';
import { claimQuery } from './claim-query.ts';
import { presentClaim } from './present-claim.ts';

/** All claims of the project by status, the latest first, by pages. */
export function listClaims(call: Call<typeof claims.listClaims>) {
  const { projectId } = member(call);
  const { status } = call.query;
  return call.deps.database.inProject(projectId, async (tx) => {
    let query = claimQuery(tx, projectId, new Date(call.deps.now()).toISOString());
    if (status !== undefined) query = query.where('claim.status', '=', status);
    const latestFirst = query.orderBy('claim.created_at', 'desc').orderBy('claim.id', 'desc');
    const { rows, total } = await pageOf(latestFirst, call.query);
    return { items: rows.map(presentClaim), total };
  });
}
