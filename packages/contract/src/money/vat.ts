/** A country of the EU's VAT area. */
interface VatCountry {
  /** Standard rates in percent, each from its first day, oldest first. */
  rates: readonly (readonly [since: string, percent: number])[];
  /** The national part of a VAT number, without its prefix. */
  number: RegExp;
  /** Where the number has other letters than the country. */
  prefix?: string;
}

const since = (percent: number): VatCountry['rates'] => [['2016-01-01', percent]];

/**
 * Rates: European Commission, Taxes in Europe Database (https://ec.europa.eu/taxation_customs/tedb/), as of 2026-09-23
 * by its daily copy github.com/vatnode/eu-vat-rates-data. Numbers: European Commission, VIES, “VAT identification
 * number structure” (https://ec.europa.eu/taxation_customs/vies/#/faq). When a rate changes, add its first day.
 */
export const vatCountries: ReadonlyMap<string, VatCountry> = new Map(
  Object.entries({
    AT: { rates: since(20), number: /^U\d{8}$/ },
    BE: { rates: since(21), number: /^[01]\d{9}$/ },
    BG: { rates: since(20), number: /^\d{9,10}$/ },
    CY: { rates: since(19), number: /^\d{8}[A-Z]$/ },
    CZ: { rates: since(21), number: /^\d{8,10}$/ },
    DE: { rates: since(19), number: /^\d{9}$/ },
    DK: { rates: since(25), number: /^\d{8}$/ },
    EE: { rates: [...since(20), ['2024-01-01', 22], ['2025-07-01', 24]], number: /^\d{9}$/ },
    ES: { rates: since(21), number: /^[A-Z\d]\d{7}[A-Z\d]$/ },
    FI: { rates: [...since(24), ['2024-09-01', 25.5]], number: /^\d{8}$/ },
    FR: { rates: since(20), number: /^[A-Z\d]{2}\d{9}$/ },
    GR: { rates: since(24), number: /^\d{9}$/, prefix: 'EL' },
    HR: { rates: since(25), number: /^\d{11}$/ },
    HU: { rates: since(27), number: /^\d{8}$/ },
    IE: { rates: since(23), number: /^(\d[A-Z\d+*]\d{5}[A-Z]|\d{7}[A-Z]{2})$/ },
    IT: { rates: since(22), number: /^\d{11}$/ },
    LT: { rates: since(21), number: /^(\d{9}|\d{12})$/ },
    LU: { rates: [...since(17), ['2023-01-01', 16], ['2024-01-01', 17]], number: /^\d{8}$/ },
    LV: { rates: since(21), number: /^\d{11}$/ },
    MT: { rates: since(18), number: /^\d{8}$/ },
    NL: { rates: since(21), number: /^[A-Z\d+*]{12}$/ },
    PL: { rates: since(23), number: /^\d{10}$/ },
    PT: { rates: since(23), number: /^\d{9}$/ },
    RO: { rates: [...since(20), ['2017-01-01', 19], ['2025-08-01', 21]], number: /^\d{2,10}$/ },
    SE: { rates: since(25), number: /^\d{12}$/ },
    SI: { rates: since(22), number: /^\d{8}$/ },
    SK: { rates: [...since(20), ['2025-01-01', 23]], number: /^\d{10}$/ },
  } satisfies Record<string, VatCountry>),
);

/**
 * Britain: nine digits, twelve of a branch, `GD` or `HA` of government and health bodies
 * (https://www.gov.uk/guidance/vat-eu-country-codes-vat-numbers-and-vat-in-other-languages). Northern Ireland has `XI`
 * before the same for its trade with the EU.
 */
const outsideTheEu: ReadonlyMap<string, Pick<VatCountry, 'number'> & { prefixes: readonly string[] }> = new Map([
  ['GB', { number: /^(\d{9}|\d{12}|(GD|HA)\d{3})$/, prefixes: ['GB', 'XI'] }],
]);

/** Whether a VAT number has its country's form; any is right where it isn't known. @param number without spaces */
export function isVatNumber(country: string, number: string): boolean {
  const outside = outsideTheEu.get(country);
  const known = vatCountries.get(country) ?? outside;
  if (!known) return true;
  const prefixes = outside?.prefixes ?? [vatCountries.get(country)?.prefix ?? country];
  return prefixes.some((prefix) => number.startsWith(prefix) && known.number.test(number.slice(prefix.length)));
}

/** The standard rate of an EU country on a day, in percent; null outside the EU. @param day `YYYY-MM-DD` */
export const standardRate = (country: string, day: string): number | null =>
  vatCountries.get(country)?.rates.findLast(([from]) => from <= day)?.[1] ?? null;

/** Why an invoice has this VAT, or none; what is printed for it is in the texts of invoices. */
export const vatReasons = ['not_payer', 'domestic', 'reverse_charge', 'threshold', 'oss', 'outside'] as const;
export type VatReason = (typeof vatReasons)[number];

interface Parties {
  /** `vat`: null of who is not a VAT payer; `oss`: pays the buyer's country through the One Stop Shop. */
  seller: { country: string; vat: string | null; oss: boolean };
  /** Without a country: it is unknown. */
  buyer: { country: string | null; vat_number: string | null };
}

/** The first case that applies decides; Directive 2006/112/EC. */
const cases: readonly {
  reason: VatReason;
  applies: (parties: Parties) => boolean;
  rateOf: 'seller' | 'buyer' | null;
}[] = [
  // Article 282 and following: small businesses.
  { reason: 'not_payer', applies: ({ seller }) => seller.vat === null, rateOf: null },
  // Articles 44 and 45.
  {
    reason: 'domestic',
    applies: ({ seller, buyer }) => buyer.country === null || buyer.country === seller.country,
    rateOf: 'seller',
  },
  // Articles 44 and 59: the place is outside the EU.
  { reason: 'outside', applies: ({ buyer }) => !vatCountries.has(buyer.country ?? ''), rateOf: null },
  // Articles 44 and 196.
  { reason: 'reverse_charge', applies: ({ buyer }) => buyer.vat_number !== null, rateOf: null },
  // Article 58.
  { reason: 'oss', applies: ({ seller }) => seller.oss, rateOf: 'buyer' },
  // Article 59c: up to EUR 10,000 a year the seller's country.
  { reason: 'threshold', applies: () => true, rateOf: 'seller' },
];

export interface Vat {
  reason: VatReason;
  /** Percent; null: no VAT. */
  rate: number | null;
  net: number;
  vat: number;
  gross: number;
}

/**
 * The VAT within a price, in whole cents: the price stays, and net + VAT is the price. @param day of the payment,
 * `YYYY-MM-DD`
 */
export function vatWithin(gross: number, day: string, parties: Parties): Vat {
  const found = cases.find(({ applies }) => applies(parties));
  if (!found) throw new Error('the last case always applies');
  const { reason, rateOf } = found;
  const country = rateOf === 'seller' ? parties.seller.country : (parties.buyer.country ?? '');
  const rate = rateOf === null ? null : standardRate(country, day);
  const net = rate === null ? gross : Math.round((gross * 100) / (100 + rate));
  return { reason, rate, net, vat: gross - net, gross };
}
