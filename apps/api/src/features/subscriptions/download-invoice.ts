import type { subscriptions } from '@pamaina/contract';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { FileReply, type Call } from '../../platform/http/route.ts';
import { textOf } from '../../platform/text/texts.ts';
import { drawInvoice } from './draw-invoice.ts';
import { listInvoices } from './list-invoices.ts';
import { ownSubscription } from './own-subscription.ts';

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
