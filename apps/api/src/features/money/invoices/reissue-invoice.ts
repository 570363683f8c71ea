import type { invoices } from '@pamaina/contract';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import { signedIn, type Call } from '../../../platform/http/route.ts';
import { buyerOf, replaceInvoice } from './issue-invoices.ts';
import { findDocument, isReissuable, presentDocument, selectDocuments } from './read-documents.ts';

/**
 * Issues an invoice that names no company again, with the caller's details: a credit note and a new invoice, together
 * or not at all. A repeated call, from another tab too, returns the same new one.
 * @throws `not_found`, `billing_details_missing`, `invoice_final`
 */
export async function reissueInvoice(call: Call<typeof invoices.reissueInvoice>): Promise<invoices.Invoice> {
  const { accountId } = signedIn(call);
  const { database, settings, now } = call.deps;
  const { purchase_id, id } = await findDocument(database.direct, accountId, call.params.id);
  const shown = await database.outside(async (tx) => {
    const purchase = await tx
      .selectFrom('purchase')
      .selectAll()
      .where('id', '=', purchase_id)
      .where('account_id', '=', accountId)
      .forUpdate()
      .executeTakeFirst();
    if (!purchase) throw new ProblemError('not_found');
    const known = await selectDocuments(tx, accountId).where('invoice.replaces', '=', id).executeTakeFirst();
    if (known) return known;
    const invoice = await findDocument(tx, accountId, id);
    // While a refund is under way, its credit note is about to come.
    if (!isReissuable(invoice) || purchase.refund_wanted_at !== null) throw new ProblemError('invoice_final');
    const buyer = await buyerOf(tx, purchase);
    if (!buyer.company_name) throw new ProblemError('billing_details_missing');
    const issued = await replaceInvoice(tx, { invoiceId: id, purchase, buyer }, { settings, at: now() });
    return findDocument(tx, accountId, issued.id);
  });
  return presentDocument(shown);
}
