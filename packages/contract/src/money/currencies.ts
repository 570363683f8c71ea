import { constants } from '../base/constants.ts';

/** Countries whose money isn't the euro (ISO 3166-1, ISO 4217). All of it has hundredths. */
const OWN_MONEY: Readonly<Record<string, string>> = { GB: 'GBP', PL: 'PLN', SE: 'SEK', DK: 'DKK', NO: 'NOK' };

/** The currency that wages are paid in there (ISO 4217). @param country ISO 3166-1 */
export const currencyOf = (country: string): string => OWN_MONEY[country] ?? 'EUR';

/** The currencies that a project can have. */
export const currencies: readonly string[] = [...new Set(constants.countries.map(currencyOf))];
