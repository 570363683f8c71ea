import { isVatNumber, vatCountries } from '@pamaina/contract';
import type { Environment } from './declared-settings.ts';
import { isPublicEndpoint } from '../ground/outgoing.ts';
import { given, oneOf, quoted, type Refuse } from './setting-values.ts';

/** How the operator invoices: what `Operator` does not say, because visitors need not read it. */
export interface Invoicing {
  /** The operator's VAT number; null: not a VAT payer. */
  vat: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Charges the VAT of the buyer's country, paid through the One Stop Shop (Directive 2006/112/EC, article 59c). */
  oss: boolean;
}

/** Where VAT numbers are checked, without a slash at the end; null: they aren't. */
export function readViesUrl(env: Environment, refuse: Refuse): string | null {
  const text = given(env.VIES_URL);
  if (text === null) return null;
  if (!isPublicEndpoint(text)) refuse(`VIES_URL must be a public https address, not ${quoted(text)}.`);
  return text.replace(/\/+$/, '');
}

/** Reads how the operator invoices. */
export function readInvoicing(env: Environment, refuse: Refuse): Invoicing {
  const country = env.OPERATOR_COUNTRY?.trim().toUpperCase() || 'LT';
  const isCountry = /^[A-Z]{2}$/.test(country);
  if (!isCountry) refuse(`OPERATOR_COUNTRY must be a two-letter country code such as LT, not ${quoted(country)}.`);
  const vat = env.OPERATOR_VAT?.replaceAll(/\s/g, '').toUpperCase() || null;
  if (vat !== null && !env.OPERATOR_NAME?.trim()) refuse('OPERATOR_VAT also needs OPERATOR_NAME.');
  if (vat !== null && isCountry && !(vatCountries.has(country) && isVatNumber(country, vat)))
    refuse(`OPERATOR_VAT must be a VAT number of ${country}, such as LT305123458 for LT, not ${quoted(vat)}.`);
  const oss = oneOf(env, 'OPERATOR_OSS', { words: ['0', '1'], fallback: null }, refuse);
  return { vat, country, oss: oss === '1' };
}
