import { readFileSync } from 'node:fs';
import type { Language } from '@pamaina/contract';
import { join } from 'node:path';
import { fieldProblem } from '../http/problem-error.ts';

export interface PublicHoliday {
  date: string;
  name: string;
}

/** A public holiday under its names in both languages. */
export interface NamedHoliday {
  date: string;
  en: string;
  lt: string;
}

/** Made by `npm run holidays`; its source and license are in `public-holidays.license.md`. */
const TABLE = join(import.meta.dirname, 'public-holidays.tsv');

let table: ReadonlyMap<string, readonly NamedHoliday[]> | undefined;

/**
 * All public holidays that the program knows, in date order, by the code of the country (ISO 3166-1) or of the part of
 * one (ISO 3166-2).
 */
export function allPublicHolidays(): ReadonlyMap<string, readonly NamedHoliday[]> {
  table ??= readTable(readFileSync(TABLE, 'utf8'));
  return table;
}

function readTable(text: string): Map<string, NamedHoliday[]> {
  const places = new Map<string, NamedHoliday[]>();
  for (const line of text.trimEnd().split('\n')) {
    const [place = '', en = '', lt = '', dates = ''] = line.split('\t');
    const known = places.get(place) ?? [];
    places.set(place, known);
    for (const date of dates.split(' ')) known.push({ date, en, lt });
  }
  for (const holidays of places.values()) holidays.sort((a, b) => (a.date < b.date ? -1 : 1));
  return places;
}

/**
 * A place's public holidays of a year in date order, whole days; their names are in `language` where one is known, else
 * in English.
 * @param place ISO 3166-1 alpha-2, or ISO 3166-2 for a part of a country whose holidays differ
 * @throws `invalid` for a country whose holidays nobody knows
 */
export function publicHolidays(place: string, year: number, language: Language): PublicHoliday[] {
  const known = allPublicHolidays().get(place);
  if (!known) throw fieldProblem('country', 'country_unknown');
  return known
    .filter(({ date }) => date.startsWith(`${year}-`))
    .map((holiday) => ({ date: holiday.date, name: holiday[language] }));
}
