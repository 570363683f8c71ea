import type { Language } from '@pamaina/contract';
import type Holidays from 'date-holidays';
import { fieldProblem } from '../http/problem-error.ts';
import { textOf } from '../text/texts.ts';
import { addDays } from './zone.ts';

export interface PublicHoliday {
  date: string;
  name: string;
}

/** Mother's Day and Father's Day as the library names them: observances in the library, holidays under DK 123. */
const SUNDAYS_BY_LAW = new Set(['1st sunday in May', '1st sunday in June']);
/** By the library's rule: Lithuanian holidays for which we have our own texts. */
const NAMED = new Map([
  ['easter', 'easterSunday'],
  ['easter 1', 'easterMonday'],
  ['06-24', 'midsummer'],
  ['12-24', 'christmasEve'],
  ['12-25', 'christmasDay'],
  ['12-26', 'christmasSecondDay'],
]);
const HOUR = 3_600_000;

/**
 * A country's public holidays of a year in date order, each day of a longer one; half days are left out, since a
 * holiday here is a whole day. Names are in `language` if the library has them, else in English.
 * @param country ISO 3166-1 alpha-2
 * @throws `invalid` for a country whose holidays nobody knows
 */
export async function publicHolidays(country: string, year: number, language: Language): Promise<PublicHoliday[]> {
  return holidaysOf(await calendarOf(country, language), { country, year, language });
}

/** The same for many years at once. */
export async function publicHolidaysOfYears(
  country: string,
  years: readonly number[],
  language: Language,
): Promise<PublicHoliday[]> {
  const calendar = await calendarOf(country, language);
  return years.flatMap((year) => holidaysOf(calendar, { country, year, language }));
}

async function calendarOf(country: string, language: Language): Promise<Holidays> {
  // A megabyte of rules for all the world, needed a few times a year.
  const { default: Calendar } = await import('date-holidays');
  if (!Object.hasOwn(new Calendar().getCountries(), country)) throw fieldProblem('country', 'country_unknown');
  return new Calendar(country, { languages: [language, 'en'] });
}

interface Wanted {
  country: string;
  year: number;
  language: Language;
}

function holidaysOf(calendar: Holidays, { country, year, language }: Wanted): PublicHoliday[] {
  const byDate = new Map<string, string>();
  for (const { date, start, end, name, type, rule } of calendar.getHolidays(year)) {
    if (type !== 'public' && !(country === 'LT' && SUNDAYS_BY_LAW.has(rule))) continue;
    // Allows for an hour more or less when the clocks change on it.
    const own = country === 'LT' ? NAMED.get(rule) : undefined;
    const called = own === undefined ? name : textOf(language, `holidays.${own}`);
    const days = Math.floor(((end.getTime() - start.getTime()) / HOUR + 1) / 24);
    for (let day = 0; day < days; day += 1) {
      const on = addDays(date.slice(0, 10), day);
      if (!byDate.has(on) && on.startsWith(String(year))) byDate.set(on, called);
    }
  }
  return [...byDate].map(([date, name]) => ({ date, name })).sort((a, b) => (a.date < b.date ? -1 : 1));
}
