import type { claims } from '@pamaina/contract';
import { pageOf } from '../../platform/http/page-of.ts';
import { member, type Call } from '../../platform/http/route.ts';
import { claimQuery } from './claim-query.ts';
import { presentClaim } from './present-claim.ts';

/** All claims of the project by status, paginated: latest first, pending ones by their shift. */
export function listClaims(call: Call<typeof claims.listClaims>) {
  const { projectId } = member(call);
  const { status } = call.query;
  return call.deps.database.inProject(projectId, async (tx) => {
    let query = claimQuery(tx, projectId, new Date(call.deps.now()).toISOString());
    if (status === 'decided') query = query.where('claim.status', '<>', 'pending');
    else if (status !== undefined) query = query.where('claim.status', '=', status);
    const ordered =
      status === 'pending'
        ? query.orderBy('claim.date').orderBy('claim.start_time').orderBy('claim.shift_id').orderBy('claim.created_at')
        : query.orderBy('claim.created_at', 'desc');
    const { rows, total } = await pageOf(ordered.orderBy('claim.id', 'desc'), call.query);
    return { items: rows.map(presentClaim), total };
  });
}
