import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { text } from '../base/fields.ts';
import { isVatNumber } from './vat.ts';

/** ISO 3166-1 alpha-2, without territories that nobody does business from. */
export const billingCountries: readonly string[] = `
  AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CD CF CG CH
  CI CK CL CM CN CO CR CU CV CW CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM
  GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC
  LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NG NI NL NO NP NR
  NU NZ OM PA PE PF PG PH PK PL PM PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SX SY
  SZ TC TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WS YE YT ZA ZM ZW`
  .trim()
  .split(/\s+/);

/**
 * The control digit of a Lithuanian company code of nine digits: weights 1 to 8, and 3 to 9 and 1 where that leaves 10,
 * modulo 11. Codes of seven digits, from before 2004, are checked by their form alone.
 */
export function isLithuanianCode(code: string): boolean {
  if (/^\d{7}$/.test(code)) return true;
  if (!/^\d{9}$/.test(code)) return false;
  const digits = Array.from(code, Number);
  const rest = (first: number) =>
    digits.slice(0, 8).reduce((sum, digit, at) => sum + digit * (((first + at - 1) % 9) + 1), 0) % 11;
  const control = rest(1) === 10 ? rest(3) % 10 : rest(1);
  return control === digits[8];
}

const code = text(30, 0);
const vatNumber = code.transform((value) => value.toUpperCase().replaceAll(/[\s.-]/g, '')).pipe(z.string());

/** Whom invoices are made out to. */
export const BillingDetails = z
  .strictObject({
    company_name: text(200),
    /** Empty: none. */
    company_code: code,
    /** With its country's letters; empty: no VAT payer. */
    vat_number: vatNumber,
    address: text(200),
    postal_code: text(20, 0),
    city: text(100),
    country: z.enum(billingCountries, 'choice'),
  })
  .superRefine(({ country, company_code, vat_number }, context) => {
    const refuse = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
    if (country === 'LT' && company_code !== '' && !isLithuanianCode(company_code))
      refuse('company_code', 'company_code_wrong');
    if (vat_number !== '' && !isVatNumber(country, vat_number)) refuse('vat_number', 'vat_number_format');
  });
export type BillingDetails = z.output<typeof BillingDetails>;

const names = ['company_name', 'company_code', 'vat_number', 'address', 'postal_code', 'city', 'country'] as const;

const Kept = z.object({
  /** Null: none were given. */
  details: z.record(z.enum(names), z.string()).nullable(),
  version: z.number(),
});

export const getBillingDetails = endpoint({
  method: 'GET',
  path: '/billing-details',
  summary: 'Whom the caller’s invoices are made out to',
  role: 'user',
  project: false,
  status: 200,
  reply: Kept,
  errors: [],
});

export const updateBillingDetails = endpoint({
  method: 'PUT',
  path: '/billing-details',
  summary: 'Change whom the caller’s next invoices are made out to; issued ones stay. Takes If-Match',
  role: 'user',
  project: false,
  body: BillingDetails,
  status: 200,
  reply: Kept,
  errors: ['stale', 'demo_account'],
});
