import type { claims } from '@pamaina/contract';
import { sql } from 'kysely';
import { member, type Call } from '../../platform/http/route.ts';
import { claimQuery } from './claim-query.ts';
import { presentClaim } from './present-claim.ts';

/** All claims of the project by status, the latest first, by pages. */
export function listClaims(call: Call<typeof claims.listClaims>) {
  const { projectId } = member(call);
  const { status, page, page_size } = call.query;
  return call.deps.database.inProject(projectId, async (tx) => {
    let query = claimQuery(tx, projectId, new Date(call.deps.now()).toISOString());
    if (status !== undefined) query = query.where('claim.status', '=', status);
    const rows = await query
      .select(sql<number>`count(*) over ()::int`.as('total'))
      .orderBy('claim.created_at', 'desc')
      .orderBy('claim.id', 'desc')
      .limit(page_size)
      .offset((page - 1) * page_size)
      .execute();
    return { items: rows.map(presentClaim), total: rows[0]?.total ?? 0 };
  });
}
