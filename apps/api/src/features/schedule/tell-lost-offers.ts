import type { Tx } from '../../platform/database/database.ts';
import { notify } from '../notifications/index.ts';

/**
 * Tells whoever has accepted, or was offered by name, a shift of these days that is about to be removed: the offer ends with it
 * (Decisions, Clear calendar). The giver hears of the shift itself.
 */
export async function tellLostOffers(
  tx: Tx,
  projectId: string,
  { start, end }: { start: string; end: string },
): Promise<void> {
  const offers = await tx
    .selectFrom('swap_offer')
    .innerJoin('shift', (join) =>
      join
        .onRef('shift.project_id', '=', 'swap_offer.project_id')
        .onRef('shift.id', '=', 'swap_offer.shift_id')
        .onRef('shift.employee_id', '=', 'swap_offer.offered_by'),
    )
    .select(['swap_offer.id', 'swap_offer.date', 'swap_offer.start_time', 'swap_offer.end_time', 'swap_offer.role'])
    .select(['swap_offer.offered_by_name', 'swap_offer.accepted_by', 'swap_offer.target', 'swap_offer.starts_at'])
    .where('swap_offer.project_id', '=', projectId)
    .where('swap_offer.status', 'in', ['pending', 'employee_accepted'])
    .where((where) => where.between('shift.date', start, end))
    .execute();
  await notify(
    tx,
    projectId,
    offers.map(({ id, date, role, start_time, end_time, offered_by_name, accepted_by, target, starts_at }) => {
      const taker = accepted_by ?? target;
      return {
        kind: 'swap_answered',
        variant: 'cancelled',
        subject: id,
        to: { employees: taker === null ? [] : [taker] },
        facts: { date, role, start: start_time.slice(0, 5), end: end_time.slice(0, 5), name: offered_by_name },
        expiresAt: starts_at,
      };
    }),
  );
}
