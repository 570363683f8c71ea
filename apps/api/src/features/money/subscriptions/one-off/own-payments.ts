import type { subscriptions } from '@pamaina/contract';
import { ProblemError } from '../../../../platform/ground/problem-error.ts';
import { signedIn, type Call, type FileReply } from '../../../../platform/http/route.ts';
import { documentsOf, fileOf, presentDocument, type Shown } from '../../invoices/index.ts';
import { type Purchase, askRefund, finishRefund } from '../../purchases/index.ts';
import { refundableUntil } from '../present-subscription.ts';

const MOST = 200;

type OwnCall = Pick<Call, 'caller' | 'deps'>;
type Paid = Purchase & {
  paid_at: string;
  provider_id: string;
  project_name: string | null;
  /** Latest first; there is at least one invoice. */
  documents: Shown[];
  /** The invoice that holds, or the last one that did. */
  invoice: Shown;
};

/** The caller's completed one-time payments, latest first, with the projects that they bought. */
export async function ownPayments({ caller, deps }: OwnCall): Promise<Paid[]> {
  const { accountId } = signedIn({ caller } as Call);
  const all = await documentsOf(deps.database, accountId);
  const rows = await deps.database.direct
    .selectFrom('purchase')
    .leftJoin('project', 'project.id', 'purchase.id')
    .selectAll('purchase')
    .select('project.name as project_name')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'one_off')
    .where('provider', '=', deps.payments.name)
    .where('paid_at', 'is not', null)
    .orderBy('purchase.id', 'desc')
    .limit(MOST)
    .execute();
  return rows.flatMap(({ paid_at, provider_id, ...row }) => {
    const documents = all.get(row.id) ?? [];
    const invoices = documents.filter(({ kind }) => kind === 'invoice');
    const invoice = invoices.find(({ status }) => status !== 'void') ?? invoices[0];
    if (paid_at === null || provider_id === null || invoice === undefined) return [];
    return [{ ...row, paid_at, provider_id, documents, invoice }];
  });
}

/** The payment of the path. @throws `not_found` alike for none and for another user's */
async function ownPayment(call: OwnCall & { params: { id: string } }): Promise<Paid> {
  const payment = (await ownPayments(call)).find(({ provider_id }) => provider_id === call.params.id);
  if (!payment) throw new ProblemError('not_found');
  return payment;
}

/** As its owner sees it. @param now milliseconds since 1970 */
export function presentPayment(payment: Paid, now: number): subscriptions.OneOffPayment {
  const { project_name, amount_cents, currency, paid_at, state, invoice, documents } = payment;
  const until = refundableUntil(payment);
  return {
    id: payment.provider_id,
    project_id: project_name === null ? null : payment.id,
    project_name,
    price_cents: amount_cents,
    currency,
    paid_at,
    refundable_until: state === 'paid' && until > now ? new Date(until).toISOString() : null,
    refunded: payment.refunded_at !== null,
    invoice_number: invoice.number,
    invoices: documents.map(presentDocument),
  };
}

/**
 * The invoice of a one-time payment as a PDF in the language of the call; the provider does not create one. @throws
 * `not_found`
 */
export async function downloadPayment(call: Call<typeof subscriptions.downloadOneOffInvoice>): Promise<FileReply> {
  return fileOf((await ownPayment(call)).invoice, call.language);
}

/**
 * Refunds a one-time payment within the first 30 days; its project ends, a credit is
 * deleted. Repeated calls, from another tab or after a crash, refund it once.
 * @throws `not_found`, `refund_over`, `payment_unavailable`
 */
export async function refundPayment(call: Call<typeof subscriptions.refundOneOffPayment>) {
  const { deps } = call;
  const payment = await ownPayment(call);
  const isAsked = payment.refund_wanted_at !== null;
  if (!isAsked && (payment.state !== 'paid' || refundableUntil(payment) <= deps.now()))
    throw new ProblemError('refund_over');
  await askRefund(deps, payment.id);
  await finishRefund(deps, payment);
  return presentPayment(await ownPayment(call), deps.now());
}
