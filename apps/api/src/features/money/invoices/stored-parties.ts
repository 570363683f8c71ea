import type { billingDetails } from '@pamaina/contract';
import { z } from 'zod';
import type { Buyer, Seller } from '../../../platform/database/stored-types.ts';
import { readableFields } from '../../../platform/database/stored-json.ts';

const COUNTRY = z.string().regex(/^[A-Z]{2}$/);
const text = z.string().catch('');
const known = z.string().nullable().catch(null);

const Details = z
  .object({
    company_name: z.string(),
    company_code: text,
    vat_number: text,
    address: text,
    postal_code: text,
    city: text,
    country: COUNTRY,
  })
  .nullable()
  .catch(null);

/** Whom invoices are made out to; null for nobody, and without a company and its country: they are asked for again. */
export const readBillingDetails = (stored: unknown): billingDetails.BillingDetails | null => Details.parse(stored);

const StoredSeller = z
  .object({ name: z.string(), code: known, vat: known, address: known, email: known, country: COUNTRY })
  .nullable()
  .catch(null);

/** Who issued an invoice; null where the provider did, and for one that can't be read. */
export const readSeller = (stored: unknown): Seller | null => StoredSeller.parse(stored);

const StoredBuyer = readableFields({
  company_name: z.string(),
  company_code: z.string(),
  vat_number: z.string(),
  address: z.string(),
  postal_code: z.string(),
  city: z.string(),
  country: COUNTRY,
  email: z.string(),
});

/** Whom an invoice was made out to; at the least an email address. */
export const readBuyer = (stored: unknown): Buyer => ({ email: '', ...StoredBuyer.parse(stored) });
