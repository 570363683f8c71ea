import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { uuid } from '../base/fields.ts';

/** A document about a payment: an invoice, or the credit note that takes one back. */
export const Invoice = z.object({
  id: z.string(),
  kind: z.enum(['invoice', 'credit_note']),
  /** Series and consecutive number: `P-000012`. */
  number: z.string(),
  created_at: z.string(),
  /** Null: of a one-time payment. */
  period_start: z.string().nullable(),
  period_end: z.string().nullable(),
  /** Negative in a credit note. */
  amount_cents: z.number(),
  currency: z.string(),
  /** `void`: taken back without a refund, as when it was issued again. A credit note has that of its invoice. */
  status: z.enum(['open', 'paid', 'refunded', 'void']),
  /** Of a credit note: the number of the invoice that it takes back. */
  credits: z.string().nullable(),
  /** It names no company, and can be issued again with the details of the account. */
  can_reissue: z.boolean(),
});
export type Invoice = z.infer<typeof Invoice>;

export const downloadDocument = endpoint({
  method: 'GET',
  path: '/invoices/{id}',
  summary: 'An issued invoice or credit note as a document, in the language of the caller',
  role: 'user',
  project: false,
  params: z.object({ id: uuid }),
  status: 200,
  files: ['application/pdf'],
  errors: ['not_found'],
});

export const reissueInvoice = endpoint({
  method: 'POST',
  path: '/invoices/{id}/reissue',
  summary:
    'Issue an invoice without a company again with the caller’s details: a credit note and a new invoice, which is returned',
  role: 'user',
  project: false,
  params: z.object({ id: uuid }),
  status: 200,
  reply: Invoice,
  errors: ['not_found', 'billing_details_missing', 'invoice_final'],
});
