import type { imports } from '@pamaina/contract';
import { splitDate } from '../../../platform/files/cell-dates.ts';

/** How the cells of a file of past shifts are read. */
export interface CellReading {
  /** Of the start, the end and the date. */
  orders: ReadonlyMap<string, imports.DateOrder>;
  times: imports.TimeNotation;
  /** Some programs write a date with its time, but the midnight of a date as the date alone. */
  hasMidnights: boolean;
  breaks: imports.BreakUnit;
}

/** A time of day, which can have its own date; after 24:00 it is on the days after that. */
export interface Moment {
  date: string | null;
  minutes: number;
}

/** Under a time, programs write these for no date at all: the first days that they can count. */
const isNoDate = (date: string) => date < '1905-01-01' || date === '1970-01-01';

/** A number with a fraction: `8.50`, `8,5`, `0.3333`. */
const FRACTION = /^\d{1,2}[.,]\d+$/;
const numberOf = (text: string) => Number(text.replace(',', '.'));

/**
 * `8`, `8:00`, `08.30`, `0830`, `8:00 PM`, `25:30`, `1 day, 1:30:00`, alone or behind a date; null: not a time. A cell
 * with a date alone has no time, unless that is none, or a midnight.
 */
export function readMoment(
  cell: string,
  order: imports.DateOrder,
  { times, hasMidnights }: Pick<CellReading, 'times' | 'hasMidnights'>,
): Moment | null {
  const { date: written, rest } = splitDate(cell, order);
  const date = written === null || isNoDate(written) ? null : written;
  if (rest === '') return written !== null && (date === null || hasMidnights) ? { date, minutes: 0 } : null;
  const minutes = readTime(rest, times);
  return minutes === null ? null : { date, minutes };
}

function readTime(text: string, notation: imports.TimeNotation): number | null {
  if (FRACTION.test(text) && notation !== 'clock')
    return Math.round(numberOf(text) * (notation === 'hours' ? 60 : 1440));
  // Midnight at the end of a day, in a column of parts of a day.
  if (notation === 'days' && text === '1') return 1440;
  const span = readSpan(text);
  if (span !== null) return span < 48 * 60 ? span : null;
  const match = /^(\d{1,2})(?:[.,h]?([0-5]\d?))?(?::[0-5]\d)?\s*(?:val\.?|h)?$/i.exec(text);
  const [, hours = '', written = '00'] = match ?? [];
  const ofHalf = readHalfDay(text);
  if (ofHalf !== null || match === null) return ofHalf;
  // 8.5 is how a number shows 8.50.
  const minutes = Number(written.padEnd(2, '0'));
  return Number(hours) * 60 + minutes <= 1440 ? Number(hours) * 60 + minutes : null;
}

/** `8 PM`, `8:30 a.m.`. */
function readHalfDay(text: string): number | null {
  const [, hourText = '', minutes = '00', half] =
    /^(\d{1,2})(?:[:.]([0-5]\d))?(?::[0-5]\d)?\s*([ap])\.?\s?m\.?$/i.exec(text) ?? [];
  const hour = Number(hourText);
  if (half === undefined || hour < 1 || hour > 12) return null;
  return ((hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0)) * 60 + Number(minutes);
}

/** `0:30`, `0:30:00`, `25:30`, `0 days 00:30:00`, as minutes. */
function readSpan(text: string): number | null {
  const match = /^(?:(\d) days?,? )?(\d{1,2}):([0-5]\d)(?::([0-5]\d)(?:[.,]\d+)?)?$/.exec(text);
  if (match === null) return null;
  const [days = 0, hours = 0, minutes = 0] = match.slice(1, 4).map((part) => Number(part ?? 0));
  return days * 1440 + hours * 60 + minutes;
}

/** Minutes: `30`, `30 min`, `0:30`, `1 h 15 min`, `0.5 h`, or a number of the column's unit; null: none of them. */
export function readBreak(cell: string, unit: imports.BreakUnit): number | null {
  const { date, rest } = splitDate(cell, 'day');
  const text = date !== null && isNoDate(date) ? rest || '0:00' : cell.trim();
  const span = readSpan(text);
  if (span !== null) return span;
  const both = /^(\d{1,2})\s*(?:h|val\.?)\s*(\d{1,2})\s*(?:min\.?|m)?$/i.exec(text);
  if (both) return Number(both[1]) * 60 + Number(both[2]);
  const [, number = '', own = ''] = /^(\d{1,3}(?:[.,]\d+)?)\s*(min|h|val|)\.?$/i.exec(text) ?? [];
  if (number === '') return null;
  const used = own === '' ? unit : own.toLowerCase() === 'min' ? 'minutes' : 'hours';
  const minutes = numberOf(number) * { minutes: 1, hours: 60, days: 1440 }[used];
  // A third of an hour is 0.33.
  const isWhole = Math.abs(minutes - Math.round(minutes)) < (used === 'minutes' ? 1e-9 : 0.5);
  return isWhole ? Math.round(minutes) : null;
}

/** What a column of cells leaves open, with its guess. */
interface Guess<Value> {
  value: Value;
  /** A cell that can be read in two ways; empty: none. */
  example: string;
}

const fractionsOf = (cells: readonly string[]) =>
  cells.map((cell) => cell.trim()).filter((cell) => FRACTION.test(cell));
const decimalsOf = (cell: string) => cell.split(/[.,]/)[1] ?? '';

/**
 * Whether 8.50 is a time or hours with a decimal part: more than two decimals or 60 and above are hours, and parts of a
 * day where nothing reaches one; 15, 30 and 45 are minutes. With quarters alone (25, 50, 75) hours are likely.
 */
export function guessTimes(cells: readonly string[]): Guess<imports.TimeNotation> {
  const fractions = fractionsOf(cells);
  const parts = fractions.map((cell) => decimalsOf(cell).padEnd(2, '0')).filter((part) => Number(part) > 0);
  const isLong = fractions.some((cell) => decimalsOf(cell).length > 2);
  if (isLong && fractions.every((cell) => numberOf(cell) <= 1)) return { value: 'days', example: '' };
  if (isLong || parts.some((part) => Number(part) >= 60)) return { value: 'hours', example: '' };
  if (parts.every((part) => ['15', '30', '45'].includes(part))) return { value: 'clock', example: '' };
  const isQuarters = parts.every((part) => ['25', '50', '75'].includes(part));
  const example = fractions.find((cell) => Number(decimalsOf(cell)) > 0) ?? '';
  return { value: isQuarters ? 'hours' : 'clock', example };
}

/**
 * In what the numbers of a column of breaks are: as its heading says; more than 4 are minutes; parts of a day have many
 * decimals. Nobody has breaks of 1 minute, so others are likely hours.
 */
export function guessBreaks(headingWords: readonly string[], cells: readonly string[]): Guess<imports.BreakUnit> {
  const numbers = cells.map((cell) => cell.trim()).filter((cell) => /^\d{1,3}([.,]\d+)?$/.test(cell));
  const values = numbers.map(numberOf);
  const isOfDay = (value: number) => value < 0.2 && Math.abs(value * 1440 - Math.round(value * 1440)) < 0.01;
  if (numbers.some((cell) => decimalsOf(cell).length >= 4) && values.every(isOfDay))
    return { value: 'days', example: '' };
  const says = (words: readonly string[]) => headingWords.some((word) => words.includes(word));
  if (says(['min', 'mins', 'minute', 'minutes', 'minuciu', 'minutemis'])) return { value: 'minutes', example: '' };
  if (says(['h', 'hr', 'hrs', 'hour', 'hours', 'val', 'valandos', 'valandu', 'valandomis']))
    return { value: 'hours', example: '' };
  const [example] = numbers.filter((cell) => numberOf(cell) > 0);
  if (example === undefined || values.some((value) => value > 4)) return { value: 'minutes', example: '' };
  return { value: 'hours', example };
}
