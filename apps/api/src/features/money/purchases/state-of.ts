import type { projects } from '@pamaina/contract';
import type { Selectable } from 'kysely';
import type { Remote } from '../../../platform/payments/provider.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Deps } from '../../../platform/deps.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';

const HOUR = 60 * 60 * 1000;
const MINUTE = HOUR / 60;
/** After this, users no longer return to the form; a payment made later is reported by the provider's event. */
export const OPEN_MS = 48 * HOUR;

/** The price is the requested one. */
export const isPriced = (purchase: Purchase, remote: Remote): boolean =>
  remote.amountCents === purchase.amount_cents && remote.currency === purchase.currency;

/** It provides a project that can be used, or will be soon. */
export const isPaid = ({ state }: Pick<Purchase, 'state'>): boolean =>
  state === 'paid' || state === 'past_due' || state === 'ending';

/** At the requested price. A later price, changed in the provider's own pages, closes no project. */
const wasPaid = (purchase: Pick<Purchase, 'state'>): boolean => isPaid(purchase) || purchase.state === 'waiting';

/**
 * The state of a purchase, derived only from the provider's data: so every order of queries gives the same result.
 * Pure.
 */
export function stateOf(purchase: Purchase, remote: Remote, now: number): PurchaseState {
  if (remote.status === 'paid' && (isPriced(purchase, remote) || wasPaid(purchase)))
    return remote.ending ? 'ending' : 'paid';
  if (remote.status === 'past_due' || remote.status === 'waiting' || remote.status === 'ended') return remote.status;
  const isOld = now - Date.parse(purchase.created_at) > OPEN_MS;
  // The provider gives up on the bank's confirmation of a subscription; for a one-time payment no one does.
  const isLeft = remote.status === 'open' || (remote.status === 'processing' && purchase.kind === 'one_off');
  return remote.status === 'expired' || (isLeft && isOld) ? 'expired' : 'open';
}

/**
 * The status of such a purchase's project. A declined renewal is retried for days, and the project continues; one that
 * waits can be read, and is never erased.
 */
export const billingOf = (state: PurchaseState): projects.Billing =>
  state === 'paid' || state === 'past_due' ? 'active' : state === 'ending' || state === 'ended' ? state : 'pending';

/**
 * Paid by an account that is erased, in the meantime or before, without a project (Decision 018); such a purchase has
 * lost its email address.
 */
export const isForsaken = (
  { email, account_id, consumed_at, refund_wanted_at }: Purchase,
  state: PurchaseState,
): boolean => state === 'paid' && email === '' && account_id === null && !consumed_at && !refund_wanted_at;

/** The deadline by which a payer without an account has registered, or is reminded; null for any other purchase. */
export const claimedBy = ({ state, account_id, paid_at }: Purchase): number | null =>
  state === 'paid' && account_id === null && paid_at !== null ? Date.parse(paid_at) + HOUR / 2 : null;

/** Asked for, and neither done nor left to the operator. */
export const isRefundDue = (purchase: Pick<Purchase, 'refund_wanted_at' | 'refunded_at' | 'refund_by_hand_at'>) =>
  purchase.refund_wanted_at !== null && purchase.refunded_at === null && purchase.refund_by_hand_at === null;

/** When the reconciling job checks again, in milliseconds since 1970; null: when an event arrives. */
export function dueAfter(purchase: Purchase, state: PurchaseState, remote: Remote, now: number): number | null {
  // Crashed during the refund: that is finished first.
  if (isRefundDue(purchase)) return now + MINUTE;
  // After 1, 2, 4 ... minutes: unpaid purchases are checked less and less often.
  if (state === 'open') return now + Math.min(Math.max(now - Date.parse(purchase.created_at), MINUTE), 6 * HOUR);
  if (state === 'waiting') return now + 6 * HOUR;
  const unclaimed = claimedBy({ ...purchase, state, paid_at: remote.paidAt });
  if (unclaimed !== null) return unclaimed > now ? unclaimed : null;
  if (purchase.kind === 'one_off' || state === 'ended' || state === 'expired') return null;
  const end = remote.paidUntil === null ? Infinity : Date.parse(remote.paidUntil) + MINUTE;
  return Math.min(Math.max(end, now + HOUR / 4), now + 24 * HOUR);
}

/** A user's request to pay for a project, and its outcome. */
export type Purchase = Selectable<Tables['purchase']>;
export type PurchaseState = Purchase['state'];

/** The caller's own subscription by the provider's id. @throws `not_found` alike for none and for another user's */
export async function findSubscription(
  { database, payments }: Pick<Deps, 'database' | 'payments'>,
  accountId: string,
  providerId: string,
): Promise<Purchase> {
  const purchase = await database.direct
    .selectFrom('purchase')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('kind', '=', 'subscription')
    .where('provider', '=', payments.name)
    .where('provider_id', '=', providerId)
    .executeTakeFirst();
  if (!purchase) throw new ProblemError('not_found');
  return purchase;
}
