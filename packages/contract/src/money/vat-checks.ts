import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';

export const vatStates = ['valid', 'invalid', 'unavailable'] as const;

const VatCheck = z.object({
  vat_number: z.string(),
  /** `unavailable`: neither VIES nor the register of the country answered. */
  state: z.enum(vatStates),
  checked_at: z.string(),
});

const Reply = z.object({
  /** Whether the operator has numbers checked, and VIES knows those of this country. */
  available: z.boolean(),
  /** The last answer about the number in the invoice details; null: none yet. */
  check: VatCheck.nullable(),
});

export const getVatCheck = endpoint({
  method: 'GET',
  path: '/billing-details/vat-check',
  summary: 'What VIES said of the VAT number in the caller’s invoice details',
  role: 'user',
  project: false,
  status: 200,
  reply: Reply,
  errors: [],
});

export const checkVatNumber = endpoint({
  method: 'POST',
  path: '/billing-details/vat-check',
  summary: 'Ask VIES about the VAT number in the caller’s invoice details; invoices are issued whatever it says',
  role: 'user',
  project: false,
  harmlessTwice: true,
  status: 200,
  reply: Reply.extend({
    /** What VIES said now; `unavailable` leaves the answer before it in `check`. Null: it wasn’t asked. */
    attempt: VatCheck.nullable(),
  }),
  errors: ['demo_account'],
});
