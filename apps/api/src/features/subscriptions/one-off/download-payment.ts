import type { subscriptions } from '@pamaina/contract';
import { FileReply, type Call } from '../../../platform/http/route.ts';
import { textOf } from '../../../platform/text/texts.ts';
import { drawInvoice } from '../draw-invoice.ts';
import { ownPayment } from './own-payments.ts';

/**
 * The invoice of a one-time payment as a PDF in the language of the call; the provider does not create one. @throws
 * `not_found`
 */
export async function downloadPayment(call: Call<typeof subscriptions.downloadOneOffInvoice>): Promise<FileReply> {
  const { language, deps } = call;
  const { invoice_number: number, ...payment } = await ownPayment(call);
  const { email, name, amount_cents, currency, paid_at, refunded_at } = payment;
  const content = await drawInvoice({
    invoice: {
      number,
      created_at: paid_at,
      amount_cents,
      currency,
      status: refunded_at === null ? 'paid' : 'refunded',
      period: null,
    },
    email,
    project: name ?? '',
    isTest: deps.payments.isTest,
    language,
  });
  return new FileReply({
    type: 'application/pdf',
    name: `${textOf(language, 'invoices.file')}-${number}.pdf`,
    content,
  });
}
