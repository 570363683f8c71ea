import { constants, type LocalDate } from '@pamaina/contract';

/** Arithmetic on local dates, `YYYY-MM-DD`, independent of time zones and clock changes. */

const DAY_MS = 86_400_000;

export function addDays(date: string, days: number): LocalDate {
  return toText(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS);
}

/** 1 Monday .. 7 Sunday, as in the contract. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
}

/** The Monday of the date's week. */
export function weekStart(date: string): LocalDate {
  return addDays(date, 1 - weekdayOf(date));
}

/** Every date from the first to the last, both included. */
export function datesBetween(start: string, end: string): LocalDate[] {
  const count = (Date.parse(end) - Date.parse(start)) / DAY_MS + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => addDays(start, index));
}

/** The longest range that one call can request, with the date in its middle. */
export function datesAround(date: string): { start: LocalDate; end: LocalDate } {
  const half = Math.floor((constants.rangeDaysMax - 1) / 2);
  return { start: addDays(date, -half), end: addDays(date, half) };
}

/** A real date in the form `YYYY-MM-DD`; dates in an address are checked with this. */
export function isDate(value: string | null): value is LocalDate {
  if (value === null || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const parsed = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(parsed) && toText(parsed) === value;
}

function toText(ms: number): LocalDate {
  return new Date(ms).toISOString().slice(0, 10) as LocalDate;
}

/** A typed date as `YYYY-MM-DD`: year first, or day first as in both languages. Null when it is not a date. */
export function readDate(text: string): string | null {
  const [a = '', b = '', c = ''] = text.trim().split(/[-./\s]+/);
  const parts = a.length === 4 ? [a, b, c] : [c, b, a];
  const date = [parts[0], parts[1]?.padStart(2, '0'), parts[2]?.padStart(2, '0')].join('-');
  return isDate(date) ? date : null;
}
