import type { subscriptions } from '@pamaina/contract';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { FileReply, type Call, signedIn } from '../../platform/http/route.ts';
import { textOf } from '../../platform/text/texts.ts';
import { findSubscription, type Purchase, askRefund, finishRefund, syncPurchase } from '../purchases/index.ts';
import { drawInvoice } from './draw-invoice.ts';
import { presentSubscriptions, refundableUntil } from './present-subscription.ts';

/**
 * An invoice of the caller's subscription as a PDF in the language of the call. @throws `not_found`,
 * `payment_unavailable`
 */
export async function downloadInvoice(call: Call<typeof subscriptions.downloadInvoice>): Promise<FileReply> {
  const { language, deps, params } = call;
  const { email, name } = await ownSubscription(call);
  const invoice = (await listInvoices(call)).find(({ id }) => id === params.invoice_id);
  if (!invoice) throw new ProblemError('not_found');
  const period = { start: invoice.period_start, end: invoice.period_end };
  const content = await drawInvoice({
    invoice: { ...invoice, period },
    email,
    project: name ?? '',
    isTest: deps.payments.isTest,
    language,
  });
  const file = `${textOf(language, 'invoices.file')}-${invoice.number}.pdf`;
  return new FileReply({ type: 'application/pdf', name: file, content });
}

/** The invoices of the caller's subscription, from the provider. @throws `not_found`, `payment_unavailable` */
export async function listInvoices(
  call: Pick<Call<typeof subscriptions.listInvoices>, 'caller' | 'deps' | 'params'>,
): Promise<subscriptions.Invoice[]> {
  const { provider_id, refunded_at } = await ownSubscription(call);
  if (provider_id === null) return [];
  const invoices = await call.deps.payments.listInvoices(provider_id);
  // Payments are refunded; the provider's invoices stay paid.
  return refunded_at === null
    ? invoices
    : invoices.map((invoice) => (invoice.status === 'paid' ? { ...invoice, status: 'refunded' as const } : invoice));
}

type OwnCall = Pick<Call, 'caller' | 'deps'> & { params: { id: string } };

/** The caller's subscription of the path. @throws `not_found` alike for none and for another user's */
const ownSubscription = ({ params, deps, caller }: OwnCall): Promise<Purchase> =>
  findSubscription(deps, signedIn({ caller } as Call).accountId, params.id);

/** The same, if it has not ended. @throws `subscription_over` */
export async function liveSubscription(call: OwnCall): Promise<Purchase & { provider_id: string }> {
  const purchase = await ownSubscription(call);
  const { state, provider_id } = purchase;
  if (provider_id === null || state === 'ended' || state === 'expired') throw new ProblemError('subscription_over');
  return { ...purchase, provider_id };
}

/** As its owner sees it now. */
export async function showSubscription(call: OwnCall): Promise<subscriptions.Subscription> {
  const { deps, params, caller } = call;
  const all = await presentSubscriptions(deps.database, signedIn({ caller } as Call).accountId, deps.now());
  const shown = all.find(({ id }) => id === params.id);
  if (!shown) throw new ProblemError('not_found');
  return shown;
}

/**
 * Ends a subscription with the paid period, immediately if there is none; or immediately with a refund, within the
 * first 30 days (Decisions, Money-back guarantee). The request is stored first: after a crash in between, the
 * reconciling job ends it.
 * @throws `not_found`, `subscription_over`, `refund_over`, `payment_unavailable`
 */
export async function cancelSubscription(call: Call<typeof subscriptions.cancelSubscription>) {
  const { deps, body } = call;
  const purchase = await liveSubscription(call);
  if (body.refund !== true) {
    // A declined renewal may have been paid since. If unpaid, no paid period is left, and the provider would continue
    // to collect.
    const { paid_at, state } = await syncPurchase(deps, purchase.id);
    if (paid_at === null || state === 'past_due') await deps.payments.endNow(purchase.provider_id);
    else await deps.payments.setEnding(purchase.provider_id, true);
    await syncPurchase(deps, purchase.id);
    return showSubscription(call);
  }
  if (purchase.refund_wanted_at === null && refundableUntil(purchase) <= deps.now())
    throw new ProblemError('refund_over');
  await askRefund(deps, purchase.id);
  await finishRefund(deps, purchase);
  return showSubscription(call);
}
