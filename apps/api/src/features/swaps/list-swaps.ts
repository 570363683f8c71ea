import type { swaps } from '@pamaina/contract';
import { pageOf } from '../../platform/http/page-of.ts';
import { member, type Call } from '../../platform/http/route.ts';
import { presentSwap } from './present-swap.ts';
import { swapQuery } from './swap-query.ts';

const WAITING: readonly unknown[] = ['pending', 'accepted', 'employee_accepted'];

/** All offers of the project by filter, paginated: latest first, pending ones by their shift. */
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
    const ordered = WAITING.includes(status)
      ? query.orderBy('offer.date').orderBy('offer.start_time')
      : query.orderBy('offer.created_at', 'desc');
    const { rows, total } = await pageOf(ordered.orderBy('offer.id', 'desc'), call.query);
    return { items: rows.map((row) => presentSwap(row, caller)), total };
  });
}
