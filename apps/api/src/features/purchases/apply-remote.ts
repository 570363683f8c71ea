import type { Tx } from '../../platform/database/database.ts';
import type { Remote } from '../../platform/payments/provider.ts';
import { makeProject } from './make-project.ts';
import { numberInvoice } from './number-invoice.ts';
import type { Purchase } from './purchase-row.ts';
import { updateBilling } from './update-billing.ts';
import { dueAfter, isForsaken, stateOf } from './state-of.ts';

/**
 * The only reducer: the provider's state of a purchase determines its state, its project, and the project's status. The
 * browser's return, the provider's events and the reconciling job all use it, so the result does not depend on which
 * comes first, last or never. Call it with the purchase locked, in a transaction of the project that it pays for.
 */
export async function applyRemote(tx: Tx, purchase: Purchase, remote: Remote, now: number): Promise<Purchase> {
  const state = stateOf(purchase, remote, now);
  // No payment is lost silently: its payer can no longer be asked, so it is refunded automatically.
  const refund_wanted_at = isForsaken(purchase, state) ? new Date(now).toISOString() : purchase.refund_wanted_at;
  const due = dueAfter({ ...purchase, refund_wanted_at }, state, remote, now);
  const applied = await tx
    .updateTable('purchase')
    .set({
      state,
      refund_wanted_at,
      invoice_number: purchase.invoice_number ?? (await numberInvoice(tx, purchase, state)),
      paid_at: remote.paidAt,
      paid_until: remote.paidUntil,
      card: remote.card === null ? null : JSON.stringify(remote.card),
      due_at: due === null ? null : new Date(due).toISOString(),
      // Abandoned: a repeated request creates another purchase, as otherwise its payment would never be checked.
      ...(state === 'expired' && { request_key: null }),
    })
    .where('id', '=', purchase.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const isPaid = state === 'paid' || state === 'past_due' || state === 'ending';
  // While the bank's confirmation is pending, only a user who came back from the form gets a project, and cannot use it
  // yet (threats, 17).
  const isAwaited =
    remote.status === 'processing' && purchase.kind === 'subscription' && purchase.wanted && purchase.renews === null;
  if (applied.consumed_at === null && (isPaid || isAwaited)) return makeProject(tx, applied, now);
  await updateBilling(tx, applied, now);
  return applied;
}
