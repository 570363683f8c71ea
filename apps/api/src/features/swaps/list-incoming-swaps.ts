import { sql } from 'kysely';
import type { swaps } from '@pamaina/contract';
import { employeeOf } from '../../platform/http/employee-of.ts';
import { member, type Call } from '../../platform/http/route.ts';
import { presentSwap } from './present-swap.ts';
import { swapQuery } from './swap-query.ts';

const LISTED_MAX = 200;

/** Offers waiting for the caller, made to them or to everyone with their role, and those they accepted. */
export function listIncomingSwaps(call: Call<typeof swaps.listIncomingSwaps>) {
  const caller = member(call);
  const { projectId } = caller;
  const me = employeeOf(caller);
  return call.deps.database.inProject(projectId, async (tx) => {
    const hasRole = sql<boolean>`exists (select from employee where employee.project_id = ${projectId}
      and employee.id = ${me} and offer.role = any(employee.roles))`;
    const rows = await swapQuery(tx, projectId, new Date(call.deps.now()).toISOString())
      .where('offer.offered_by', '<>', me)
      .where((where) =>
        where.or([
          where('offer.accepted_by', '=', me),
          where('offer.target', '=', me),
          where.and([where('offer.target_name', 'is', null), where('offer.status', '=', 'pending'), hasRole]),
        ]),
      )
      .orderBy('offer.created_at', 'desc')
      .orderBy('offer.id', 'desc')
      .limit(LISTED_MAX)
      .execute();
    return rows.map((row) => presentSwap(row, caller));
  });
}
