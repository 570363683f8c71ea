import type { invoices, subscriptions } from '@pamaina/contract';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { type Call, type FileReply, signedIn } from '../../../platform/http/route.ts';
import type { ProviderInvoice } from '../../../platform/payments/provider.ts';
import { documentsOf, fileOf, presentDocument, type Shown } from '../invoices/index.ts';
import { findSubscription, type Purchase, askRefund, finishRefund, syncPurchase } from '../purchases/index.ts';
import { presentSubscriptions, refundableUntil } from './present-subscription.ts';

/**
 * An invoice or credit note of the caller's subscription as a PDF in the language of the call. @throws `not_found`,
 * `payment_unavailable`
 */
export async function downloadInvoice(call: Call<typeof subscriptions.downloadInvoice>): Promise<FileReply> {
  const shown = (await allDocuments(call)).find(({ id }) => id === call.params.invoice_id);
  if (!shown) throw new ProblemError('not_found');
  return fileOf(shown, call.language);
}

/**
 * The invoices and credit notes of the caller's subscription, latest first. @throws `not_found`, `payment_unavailable`
 */
export const listInvoices = async (call: OwnCall): Promise<invoices.Invoice[]> =>
  (await allDocuments(call)).map(presentDocument);

/** What was issued, and what the provider still waits for. */
async function allDocuments(call: OwnCall): Promise<Shown[]> {
  const { deps, caller } = call;
  const purchase = await ownSubscription(call);
  if (purchase.provider_id === null) return [];
  const { accountId } = signedIn({ caller } as Call);
  const read = async () => (await documentsOf(deps.database, accountId)).get(purchase.id) ?? [];
  const provided = await deps.payments.listInvoices(purchase.provider_id);
  let issued = await read();
  const isMissing = ({ id }: ProviderInvoice) => issued.every((shown) => shown.provider_invoice_id !== id);
  if (provided.some((invoice) => invoice.status === 'paid' && isMissing(invoice))) {
    await syncPurchase(deps, purchase.id);
    issued = await read();
  }
  return [...provided.filter(isMissing).map((invoice) => unissued(purchase, invoice)), ...issued];
}

/** Of the provider, without a number of ours: nobody has paid it. */
function unissued({ id: purchase_id, provider, email, name }: Purchase, invoice: ProviderInvoice): Shown {
  const { id, number, created_at, period_start, period_end, amount_cents: cents, currency, status } = invoice;
  const [day = ''] = created_at.split('T');
  return {
    id,
    seq: 0,
    purchase_id,
    provider,
    number,
    period_start,
    period_end,
    currency,
    status,
    kind: 'invoice',
    series: null,
    sequence: null,
    provider_invoice_id: id,
    credits: null,
    replaces: null,
    issued_at: created_at,
    issued_on: day,
    paid_on: day,
    project: name ?? '',
    net_cents: cents,
    vat_cents: 0,
    gross_cents: cents,
    vat_rate: null,
    vat_reason: null,
    seller: null,
    buyer: { email },
    credited_number: null,
  };
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
 * first 30 days. The request is stored first: after a crash in between, the
 * reconciling job ends it.
 * @throws `not_found`, `subscription_over`, `refund_over`, `payment_unavailable`
 */
export async function cancelSubscription(call: Call<typeof subscriptions.cancelSubscription>) {
  const { deps, body } = call;
  const purchase = await liveSubscription(call);
  if (body.refund !== true) {
    // A declined renewal may have been paid since. If unpaid, no paid period is left, and the provider would continue
    // to collect, or wait.
    const { paid_at, state } = await syncPurchase(deps, purchase.id);
    if (paid_at === null || state === 'past_due' || state === 'waiting')
      await deps.payments.endNow(purchase.provider_id);
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
