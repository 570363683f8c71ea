import { isVatNumber, vatCountries } from '@pamaina/contract';

/** How the operator invoices: what `Operator` does not say, because visitors need not read it. */
export interface Invoicing {
  /** The operator's VAT number; null: not a VAT payer. */
  vat: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Charges the VAT of the buyer's country, paid through the One Stop Shop (Directive 2006/112/EC, article 59c). */
  oss: boolean;
}

/** @throws with one clear sentence when a setting is wrong */
export function readInvoicing(env: NodeJS.ProcessEnv): Invoicing {
  const country = env.OPERATOR_COUNTRY?.trim().toUpperCase() || 'LT';
  if (!/^[A-Z]{2}$/.test(country)) throw new Error('OPERATOR_COUNTRY must be a two-letter country code such as LT.');
  const vat = env.OPERATOR_VAT?.replaceAll(/\s/g, '').toUpperCase() || null;
  if (vat !== null && !env.OPERATOR_NAME?.trim()) throw new Error('OPERATOR_VAT also needs OPERATOR_NAME.');
  if (vat !== null && !(vatCountries.has(country) && isVatNumber(country, vat)))
    throw new Error(
      `OPERATOR_VAT must be a VAT number of ${country}, for example LT305123458 with OPERATOR_COUNTRY=LT.`,
    );
  return { vat, country, oss: env.OPERATOR_OSS === '1' };
}
