import { defaultLanguage, languageCodes, type Language } from '@pamaina/contract';
import Holidays, { type HolidaysTypes } from 'date-holidays';
import { textOf } from '../../apps/api/src/platform/text/texts.ts';

/** A public holiday of one place: the dates of all years that have it, under its name in each language. */
export interface NamedDates {
  place: string;
  names: string[];
  dates: string[];
}

interface Place {
  country: string;
  /** The part of the country in the library. */
  state?: string;
  from: number;
  to: number;
}

const GERMAN_LAENDER = 'BB BE BW BY HB HE HH MV NI NW RP SH SL SN ST TH'.split(' ');
/** The years of most places; Lithuania’s are known for as long as the product accepts dates of holidays. */
const YEARS = { from: 2015, to: 2050 };
/** No project can be in them, but one can close on their holidays. */
const ABROAD = 'AT BE BG CH CY CZ ES FR GR HR HU IS IT LU MT NL PT RO SI SK UA US'.split(' ');
const ABROAD_YEARS = { from: 2020, to: 2040 };

/** By the code of the place: ISO 3166-1, and ISO 3166-2 for the parts of countries whose holidays differ. */
const PLACES: Readonly<Record<string, Place>> = {
  LT: { country: 'LT', from: 2000, to: 2100 },
  ...Object.fromEntries(
    ['LV', 'EE', 'PL', 'DE', 'FI', 'SE', 'DK', 'NO', 'IE'].map((country) => [country, { country, ...YEARS }]),
  ),
  ...Object.fromEntries(ABROAD.map((country) => [country, { country, ...ABROAD_YEARS }])),
  ...Object.fromEntries(GERMAN_LAENDER.map((state) => [`DE-${state}`, { country: 'DE', state, ...YEARS }])),
  // Who has not said which part of Great Britain has the holidays of the largest.
  GB: { country: 'GB', state: 'ENG', ...YEARS },
  'GB-EAW': { country: 'GB', state: 'ENG', ...YEARS },
  'GB-SCT': { country: 'GB', state: 'SCT', ...YEARS },
  'GB-NIR': { country: 'GB', state: 'NIR', ...YEARS },
};

/** Holidays by law that the library has as observances, or not at all, by its rule. */
const BY_LAW: Readonly<Record<string, readonly string[]>> = {
  // DK 123.
  LT: ['1st sunday in May', '1st sunday in June'],
  // Section 1 of the law On Public Holidays, Remembrance Days and Celebration Days.
  LV: ['2nd sunday in May', 'easter 49'],
  // Labour Code, article 154(1).
  BG: ['12-26'],
};
/** Holidays of Orthodox Easter that the library has a day late, or not at all, and the rule that it has instead. */
const CYPRUS = {
  instead: 'orthodox -47',
  added: {
    'orthodox -48': { en: 'Clean Monday', lt: 'Gavėnios pirmadienis' },
    'orthodox 50': { en: 'Whit Monday', lt: 'Antroji Sekminių diena' },
  },
};
/** The bank holiday of 2026 that a royal proclamation gave to Scotland, later than the library's version. */
const SCOTLAND = {
  rule: '2026-06-15',
  name: { en: 'World Cup bank holiday', lt: 'Pasaulio futbolo čempionato šventė' },
};
/** Names of Lithuanian holidays that would read oddly as the library has them, by its rule. */
const NAMED: Readonly<Record<string, string>> = {
  easter: 'easterSunday',
  'easter 1': 'easterMonday',
  '06-24': 'midsummer',
  '12-24': 'christmasEve',
  '12-25': 'christmasDay',
  '12-26': 'christmasSecondDay',
};
const PENTECOST = { en: 'Pentecost', lt: 'Sekminės' };
const HOUR = 3_600_000;

/** The public holidays of every place that the program knows. */
export const computeHolidays = (): NamedDates[] => Object.keys(PLACES).sort().flatMap(holidaysOf);

function holidaysOf(code: string): NamedDates[] {
  const place = PLACES[code];
  if (!place) return [];
  const calendars = languageCodes.map((language) => calendarOf(place, language));
  const named = new Map<string, NamedDates>();
  for (let year = place.from; year <= place.to; year += 1) {
    const [first = new Map<string, string>(), ...others] = languageCodes.map((language, index) => {
      const days = (calendars[index]?.getHolidays(year) ?? []).filter((day) => isHoliday(place.country, day));
      const ours = days.flatMap((day) =>
        datesOf(day, year).map((date) => ({ date, name: nameOf(place, day, language) })),
      );
      return new Map((place.country === 'GB' ? moved(ours) : ours).toReversed().map(({ date, name }) => [date, name]));
    });
    for (const [date, name] of first) {
      const names = [name, ...others.map((other) => other.get(date) ?? name)];
      const key = names.join('\t');
      named.set(key, { place: code, names, dates: [...(named.get(key)?.dates ?? []), date] });
    }
  }
  const all = [...named.values()].map((one) => ({ ...one, dates: one.dates.sort() }));
  return all.sort((a, b) =>
    `${a.dates[0]?.slice(5)} ${a.names[0]}` < `${b.dates[0]?.slice(5)} ${b.names[0]}` ? -1 : 1,
  );
}

function calendarOf({ country, state }: Place, language: Language): Holidays {
  const options = { languages: [language, defaultLanguage] };
  const calendar = state === undefined ? new Holidays(country, options) : new Holidays(country, state, options);
  if (country === 'LV') calendar.setHoliday('easter 49', { name: PENTECOST, type: 'public' });
  if (state === 'SCT') calendar.setHoliday(SCOTLAND.rule, { name: SCOTLAND.name, type: 'public' });
  if (country === 'CY') {
    // No holiday any more; the library's types have no way to take one out.
    calendar.setHoliday(CYPRUS.instead, { name: 'Tuesday', type: 'observance' });
    for (const [rule, name] of Object.entries(CYPRUS.added)) calendar.setHoliday(rule, { name, type: 'public' });
  }
  return calendar;
}

/** Half days are left out: a holiday here is a whole day. Substitutes in Great Britain are found by its own rule. */
const isHoliday = (country: string, { type, rule, substitute }: HolidaysTypes.Holiday): boolean =>
  (type === 'public' || BY_LAW[country]?.includes(rule) === true) && !(country === 'GB' && substitute === true);

function nameOf({ country }: Place, { name, rule }: HolidaysTypes.Holiday, language: Language): string {
  const own = country === 'LT' ? NAMED[rule] : undefined;
  return own === undefined ? name : textOf(language, `holidays.${own}`);
}

/** Each day of a longer one that lies in the year; allows for an hour more or less when the clocks change on it. */
function datesOf({ date, start, end }: HolidaysTypes.Holiday, year: number): string[] {
  const days = Math.floor(((end.getTime() - start.getTime()) / HOUR + 1) / 24);
  const first = Temporal.PlainDate.from(date.slice(0, 10));
  return Array.from({ length: days }, (_, later) => first.add({ days: later }))
    .filter((day) => day.year === year)
    .map((day) => day.toString());
}

interface Day {
  date: string;
  name: string;
}

/**
 * A bank holiday of Great Britain that falls on a weekend is held on the next weekday that is none itself, and is an
 * ordinary day where it falls (Banking and Financial Dealings Act 1971, Schedule 1, and the proclamations under it).
 */
function moved(days: readonly Day[]): Day[] {
  const isWeekend = ({ date }: Day) => Temporal.PlainDate.from(date).dayOfWeek > 5;
  const taken = new Set(days.filter((day) => !isWeekend(day)).map(({ date }) => date));
  return [...days]
    .sort((a, b) => (a.date < b.date ? -1 : 1))
    .map((day) => {
      if (!isWeekend(day)) return day;
      let on = Temporal.PlainDate.from(day.date);
      while (on.dayOfWeek > 5 || taken.has(on.toString())) on = on.add({ days: 1 });
      taken.add(on.toString());
      return { date: on.toString(), name: day.name };
    })
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}
