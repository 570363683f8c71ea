import type { OutsideTx } from '../../../platform/database/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Remote } from '../../../platform/payments/provider.ts';
import { creditInvoices, listPaid, type Issuing, type Paid } from '../invoices/index.ts';
import { isPriced, stateOf, type Purchase } from './state-of.ts';

/**
 * What was paid and may have no invoice yet; outside any transaction. Null: the provider does not list it just now.
 * That delays no project; the invoices come with the next look.
 */
export async function paidNow(
  { database, payments, now, log }: Pick<Deps, 'database' | 'payments' | 'now' | 'log'>,
  purchase: Purchase,
  remote: Remote,
): Promise<readonly Paid[] | null> {
  const { provider_id: id, kind } = purchase;
  const { paidAt, paidUntil, amountCents: cents, currency } = remote;
  const state = stateOf(purchase, remote, now());
  if (id === null || paidAt === null || state === 'open' || state === 'expired') return [];
  if (kind === 'one_off')
    return isPriced(purchase, remote) ? [{ id, number: id, paidAt, period: null, cents, currency }] : [];
  const { last } = await database.direct
    .selectFrom('invoice')
    .select(({ fn }) => fn.max('period_end').as('last'))
    .where('purchase_id', '=', purchase.id)
    .executeTakeFirstOrThrow();
  if (last !== null && paidUntil !== null && Date.parse(last) >= Date.parse(paidUntil)) return [];
  try {
    return await listPaid(payments, id);
  } catch (error) {
    log.warn({ err: error, purchase: purchase.id }, 'the provider did not list the invoices');
    return null;
  }
}

/**
 * Records that all payments of a purchase were refunded, with their credit notes, once. Call it with the purchase
 * locked.
 */
export async function recordRefund(tx: OutsideTx, purchase: Purchase, issuing: Issuing): Promise<Purchase> {
  const recorded = await tx
    .updateTable('purchase')
    .set({ refunded_at: new Date(issuing.at).toISOString() })
    .where('id', '=', purchase.id)
    .where('refunded_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!recorded) return purchase;
  await creditInvoices(tx, purchase.id, issuing);
  return recorded;
}

/** Records that a payment of a purchase is left to be given back by hand. Call it with the purchase locked. */
export async function recordByHand(tx: OutsideTx, { id }: Purchase, { at }: Issuing): Promise<void> {
  const refund_by_hand_at = new Date(at).toISOString();
  await tx.updateTable('purchase').set({ refund_by_hand_at }).where('id', '=', id).execute();
}
