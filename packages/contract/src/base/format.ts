import { monthOf } from './calendar.ts';
import { constants } from './constants.ts';
import { factsOf, numbersOf, type Language } from './languages.ts';
import { writeHours, type HoursFormat } from '../hours/hours-formats.ts';

/** The currency of all payments, and of projects without another one. */
const CURRENCY = constants.currency.toUpperCase();

export type Format = ReturnType<typeof createFormat>;

/**
 * Formats dates, times, hours and money in the language: the only implementation, for pages, emails, files and exports.
 * Dates are local dates, `YYYY-MM-DD`; times of day `HH:MM`; instants are shown in `timeZone`.
 * @param own the currency of the project (ISO 4217)
 */
export function createFormat(
  language: Language,
  timeZone: string,
  hoursFormat: HoursFormat = 'decimal',
  own = CURRENCY,
) {
  const { locale, dateStyle } = factsOf(language);
  const ofDate = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
    return (date: string) => formatter.format(atMidnight(date));
  };
  const day = ofDate({ day: 'numeric' });
  const ofInstant = new Intl.DateTimeFormat(locale, { timeZone, dateStyle, timeStyle: 'short' });
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const { hours, bareHours } = writeHours(language, hoursFormat);
  const ownMoney = new Intl.NumberFormat(locale, { style: 'currency', currency: own });
  const moneyOf = (currency: string) =>
    currency.toUpperCase() === own ? ownMoney : new Intl.NumberFormat(locale, { style: 'currency', currency });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const percentMore = new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  });
  const long = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', dateStyle: 'long' });
  const longDate = (date: string) => long.format(atMidnight(date));
  const dayMonth = ofDate({ month: 'long', day: 'numeric' });
  const weekday = ofDate({ weekday: 'short' });
  const weekdayShort = (date: string) => capitalized(weekday(date), locale);
  return {
    locale,
    /** For files and the fields of programs, never on a page: `2026-03-09`, `9 Mar 2026`. */
    date: ofDate({ dateStyle }),
    /** A day in a list or a sentence: `2026 m. kovo 9 d.`, `9 March 2026`. */
    longDate,
    /** The same where the year is known: `kovo 9 d.`, `9 March`. */
    dayMonth,
    /** The same with its weekday: `Pr kovo 9 d.`, `Mon 9 March`. */
    listDay: (date: string) => `${weekdayShort(date)} ${dayMonth(date)}`,
    /** A day as a heading: `2026 m. kovo 9 d., pirmadienis`, `Monday 9 March 2026`. */
    fullDate: ofDate({ dateStyle: 'full' }),
    /** The same where the year is known: `kovo 9 d., pirmadienis`, `Monday 9 March`. */
    weekdayDate: ofDate({ weekday: 'long', month: 'long', day: 'numeric' }),
    day,
    /** `2026 m. kovas`, `March 2026`; months count from 1. */
    month: (year: number, month: number) =>
      ofDate({ year: 'numeric', month: 'long' })(`${year}-${String(month).padStart(2, '0')}-01`),
    /** `kovas`, `March`. */
    monthName: ofDate({ month: 'long' }),
    /** As a heading: `Pr`, `Mon`. */
    weekdayShort,
    weekdayLong: ofDate({ weekday: 'long' }),
    /** A timestamp: `2026-03-09 16:05`, `9 Mar 2026, 16:05`. */
    instant: (instant: string) => ofInstant.format(new Date(instant)),
    number: (value: number) => number.format(value),
    /** `,` or `.`, for fields of numbers. */
    decimalSign: numbersOf(language).decimalSign,
    /** Hours, as the reader chose for all of them: `7,5 val.`, `7.5 h`, or `7 val. 30 min.`, `7 h 30 min`. */
    hours,
    minutesAsHours: (minutes: number) => hours(minutes / 60),
    /** Hours without a unit, if the unit follows a second value: `7,5`, or `7:30`. */
    bareHours,
    /** Whole cents, in the project's currency by default. */
    money: (cents: number, currency = own) => moneyOf(currency).format(cents / 100),
    /** A share from 0 to 1. */
    percent: (share: number) => percent.format(share),
    /** By how much it is more or less: `+40 %`. */
    percentMore: (share: number) => percentMore.format(share),
    /** A range, both ends inclusive: `2026 m. kovo 9–15 d.`; the result of the library would be wrong. */
    range: (start: string, end: string) => formatRange(long, { start, end, longDate, dayMonth }),
  };
}

const atMidnight = (date: string) => new Date(`${date}T00:00:00Z`);

const capitalized = (text: string, locale: string) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

interface RangeParts {
  start: string;
  end: string;
  longDate: (date: string) => string;
  dayMonth: (date: string) => string;
}

function formatRange(long: Intl.DateTimeFormat, { start, end, longDate, dayMonth }: RangeParts): string {
  if (start === end) return longDate(start);
  if (start.slice(0, 4) !== end.slice(0, 4)) return `${longDate(start)} – ${longDate(end)}`;
  const parts = long.formatToParts(atMidnight(end));
  if (monthOf(start) === monthOf(end)) {
    const days = `${Number(start.slice(8))}–${Number(end.slice(8))}`;
    return parts.map(({ type, value }) => (type === 'day' ? days : value)).join('');
  }
  // The year is said once, where the language has it: before the first day or behind the last.
  return parts[0]?.type === 'year' ? `${longDate(start)} – ${dayMonth(end)}` : `${dayMonth(start)} – ${longDate(end)}`;
}
