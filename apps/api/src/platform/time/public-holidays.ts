import { readFileSync } from 'node:fs';
import { defaultLanguage, type Language } from '@pamaina/contract';
import { join } from 'node:path';
import { fieldProblem } from '../ground/problem-error.ts';

export interface PublicHoliday {
  date: string;
  name: string;
}

/** A public holiday under its names in the languages of the table. */
export interface NamedHoliday {
  date: string;
  names: Readonly<Record<string, string>>;
}

/** Made by `npm run holidays`, with a column for each language; source and license: `public-holidays.license.md`. */
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
  const [heading = [], ...rows] = text
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
  const languages = heading.slice(1, -1);
  for (const [place = '', ...cells] of rows) {
    const names = Object.fromEntries(languages.map((language, at) => [language, cells[at] ?? '']));
    const known = places.get(place) ?? [];
    places.set(place, known);
    for (const date of (cells.at(-1) ?? '').split(' ')) known.push({ date, names });
  }
  for (const holidays of places.values()) holidays.sort((a, b) => (a.date < b.date ? -1 : 1));
  return places;
}

/**
 * A place's public holidays of a year in date order, whole days; their names are in `language` where the table
 * has it.
 * @param place ISO 3166-1 alpha-2, or ISO 3166-2 for a part of a country whose holidays differ
 * @throws `invalid` for a country whose holidays nobody knows
 */
export function publicHolidays(place: string, year: number, language: Language): PublicHoliday[] {
  const known = allPublicHolidays().get(place);
  if (!known) throw fieldProblem('country', 'country_unknown');
  return known
    .filter(({ date }) => date.startsWith(`${year}-`))
    .map(({ date, names }) => ({ date, name: names[language] ?? names[defaultLanguage] ?? '' }));
}
