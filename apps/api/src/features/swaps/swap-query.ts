import { sql } from 'kysely';
import type { swaps } from '@pamaina/contract';
import type { Tx } from '../../platform/database/database.ts';

type Status = swaps.SwapOffer['status'];

/**
 * Offers with their current status: an open one expires at the start of its shift, or when the shift is deleted or no
 * longer belongs to the giver; an approved one is completed at its end.
 * @param now an instant
 */
export function swapQuery(tx: Tx, projectId: string, now: string) {
  const status = sql<Status>`case
    when swap_offer.status in ('pending', 'employee_accepted') and swap_offer.starts_at <= ${now} then 'expired'
    when swap_offer.status in ('pending', 'employee_accepted') and shift.employee_id is distinct from swap_offer.offered_by
      then 'cancelled'
    when swap_offer.status = 'approved' and swap_offer.ends_at <= ${now} then 'completed'
    else swap_offer.status end`;
  const offers = tx
    .selectFrom('swap_offer')
    .leftJoin('shift', (join) =>
      join.onRef('shift.project_id', '=', 'swap_offer.project_id').onRef('shift.id', '=', 'swap_offer.shift_id'),
    )
    .select([
      'swap_offer.id',
      'swap_offer.shift_id',
      'swap_offer.date',
      'swap_offer.start_time',
      'swap_offer.end_time',
      'swap_offer.template',
      'swap_offer.role',
      'swap_offer.offered_by',
      'swap_offer.offered_by_name',
      'swap_offer.target',
      'swap_offer.target_name',
      'swap_offer.accepted_by',
      'swap_offer.accepted_by_name',
      'swap_offer.note',
      'swap_offer.rejection_reason',
      'swap_offer.created_at',
      status.as('status'),
    ])
    .where('swap_offer.project_id', '=', projectId);
  return tx.selectFrom(offers.as('offer')).selectAll();
}

export type SwapRow = Awaited<ReturnType<ReturnType<typeof swapQuery>['executeTakeFirstOrThrow']>>;
