import type { Language } from '@pamaina/contract';

export interface PublicHoliday {
  date: string;
  name: string;
}

/**
 * A country's public holidays of a year in the order of their dates, or null for a country that nobody knows. The library calls
 * Mother's and Father's Day of Lithuania observances; DK 123 says they are holidays, so both kinds are taken where the law does.
 */
export async function publicHolidays(
  country: string,
  year: number,
  language: Language,
): Promise<PublicHoliday[] | null> {
  // A megabyte of rules for all the world, needed a few times a year.
  const { default: Holidays } = await import('date-holidays');
  if (!(country in new Holidays().getCountries())) return null;
  const calendar = new Holidays(country, { languages: [language, 'en'] });
  const byDate = new Map<string, string>();
  for (const { date, name, type, rule } of calendar.getHolidays(year)) {
    const day = date.slice(0, 10);
    if (type !== 'public' && !(country === 'LT' && SUNDAYS_BY_LAW.has(rule))) continue;
    byDate.set(day, byDate.get(day) ?? name);
  }
  return [...byDate].map(([date, name]) => ({ date, name })).sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** Mother's Day and Father's Day as the library writes them. */
const SUNDAYS_BY_LAW = new Set(['1st sunday in May', '1st sunday in June']);
