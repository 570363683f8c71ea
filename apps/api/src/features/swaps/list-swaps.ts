import type { swaps } from '@pamaina/contract';
import { pageOf } from '../../platform/http/page-of.ts';
import { member, type Call } from '../../platform/http/route.ts';
import { presentSwap } from './present-swap.ts';
import { swapQuery } from './swap-query.ts';

/** All offers of the project by filter, the latest first, by pages. */
export function listSwaps(call: Call<typeof swaps.listSwaps>) {
  const caller = member(call);
  const { status, employee_id, start, end } = call.query;
  return call.deps.database.inProject(caller.projectId, async (tx) => {
    let query = swapQuery(tx, caller.projectId, new Date(call.deps.now()).toISOString());
    if (status !== undefined)
      query = query.where('offer.status', '=', status === 'accepted' ? 'employee_accepted' : status);
    if (start !== undefined) query = query.where('offer.date', '>=', start);
    if (end !== undefined) query = query.where('offer.date', '<=', end);
    if (employee_id !== undefined)
      query = query.where((where) =>
        where.or([
          where('offer.offered_by', '=', employee_id),
          where('offer.target', '=', employee_id),
          where('offer.accepted_by', '=', employee_id),
        ]),
      );
    const latestFirst = query.orderBy('offer.created_at', 'desc').orderBy('offer.id', 'desc');
    const { rows, total } = await pageOf(latestFirst, call.query);
    return { items: rows.map((row) => presentSwap(row, caller)), total };
  });
}
