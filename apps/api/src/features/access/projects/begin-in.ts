import { constants, currencyOf, type Language, laws } from '@pamaina/contract';
import { lawDocument, lawDocuments, lawHistory, lawOfCountry, lawOn } from '@pamaina/engine';
import { fieldProblem } from '../../../platform/ground/problem-error.ts';
import type { Call } from '../../../platform/http/route.ts';
import { inLanguage } from '../../../platform/text/in-language.ts';
import { zoneOfCountry } from '../../../platform/time/zone-of-country.ts';

/** Where a new project is, as far as it was chosen. */
export interface Place {
  country?: string | null | undefined;
  law_pack?: string | null | undefined;
}

/** The usual accounting period in months, where the law allows as many. */
const USUAL_MONTHS = 3;

/**
 * The columns that a project begins with in its country: time zone, currency, law. None for a place that nobody chose.
 * @param today a local date, whose law holds
 */
export function beginIn({ country, law_pack }: Place, today: string) {
  const there = country == null ? null : beginning(country);
  const law = law_pack ?? there?.law_pack;
  const most = law === undefined ? undefined : lawOn(lawHistory(law), today)?.accountingPeriod?.mostMonths;
  return {
    ...(there && { country: there.country, time_zone: there.time_zone, currency: there.currency }),
    ...(law !== undefined && { law_pack: law }),
    ...(most !== undefined && { accounting_months: Math.min(USUAL_MONTHS, most) }),
  };
}

function beginning(country: string): laws.Country {
  const law = lawOfCountry(country);
  return {
    country,
    law_pack: law?.id ?? laws.NO_LAW,
    is_own: law?.country === country,
    time_zone: zoneOfCountry(country) ?? 'UTC',
    currency: currencyOf(country),
  };
}

/** @throws `invalid` for a law pack that isn't there */
export function checkPlace({ law_pack }: Place): void {
  if (law_pack != null && law_pack !== laws.NO_LAW && !lawDocument(law_pack)) throw fieldProblem('law_pack', 'choice');
}

/** What a project begins with in each country, and the laws to choose from. */
export function listCountries({ language }: Call<typeof laws.listCountries>) {
  return Promise.resolve({
    countries: constants.countries.map(beginning),
    laws: lawDocuments.map(({ id, names, about }) => lawNamed(id, { names, about }, language)),
  });
}

const lawNamed = (id: string, { names, about }: Record<'names' | 'about', Record<string, string>>, to: Language) => ({
  id,
  name: inLanguage(names, to),
  about: inLanguage(about, to),
});
