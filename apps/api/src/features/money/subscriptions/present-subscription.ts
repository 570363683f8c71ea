import { constants, type subscriptions } from '@pamaina/contract';
import type { Database } from '../../../platform/database/database.ts';
import { readCard } from '../../../platform/ground/card.ts';
import type { Purchase } from '../purchases/index.ts';

const DAY = 24 * 60 * 60 * 1000;
const MOST = 200;

const SHOWN: Record<Purchase['state'], subscriptions.Subscription['state']> = {
  begun: 'pending',
  open: 'pending',
  paid: 'active',
  past_due: 'past_due',
  waiting: 'waiting',
  ending: 'ending',
  ended: 'ended',
  expired: 'ended',
};

/** Subscriptions of an account as it sees them, latest first; abandoned ones are left out. */
export async function presentSubscriptions(
  { direct }: Database,
  accountId: string,
  now: number,
): Promise<subscriptions.Subscription[]> {
  const rows = await direct
    .selectFrom('purchase')
    .leftJoin('project', (join) => join.on('project.id', '=', (on) => on.fn.coalesce('purchase.renews', 'purchase.id')))
    .selectAll('purchase')
    .select(['project.id as project_id', 'project.name as project_name'])
    .where('account_id', '=', accountId)
    .where('kind', '=', 'subscription')
    .where((where) =>
      where.or([
        where('paid_at', 'is not', null),
        where.and([where('renews', 'is', null), where('project.id', 'is not', null)]),
      ]),
    )
    .orderBy('purchase.id', 'desc')
    .limit(MOST)
    .execute();
  return rows.map((row) => presentSubscription(row, { id: row.project_id, name: row.project_name }, now));
}

/** Until when cancelling refunds the payment, in milliseconds since 1970. */
export const refundableUntil = ({ paid_at, refund_wanted_at }: Purchase): number =>
  paid_at === null || refund_wanted_at !== null ? 0 : Date.parse(paid_at) + constants.moneyBackDays * DAY;

function presentSubscription(
  purchase: Purchase,
  project: { id: string | null; name: string | null },
  now: number,
): subscriptions.Subscription {
  const { state, amount_cents, paid_until } = purchase;
  const until = refundableUntil(purchase);
  const isOver = state === 'ended' || state === 'expired';
  return {
    id: purchase.provider_id ?? '',
    project_id: project.id,
    project_name: project.name ?? purchase.name ?? '',
    state: SHOWN[state],
    price_cents: amount_cents,
    currency: purchase.currency,
    created_at: purchase.created_at,
    paid_until,
    refundable_until: !isOver && until > now ? new Date(until).toISOString() : null,
    refunded: purchase.refunded_at !== null,
    refund_by_hand: purchase.refund_by_hand_at !== null,
    card: readCard(purchase.card),
  };
}
