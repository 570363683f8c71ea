import { yearOf } from '@pamaina/contract';
import { foldDiacritics } from '../format/fold-diacritics.ts';
import { addDays, isDate, readDate, weekdayOf } from './dates.ts';
import { isWord } from './read-moment.ts';

/** Words that name days, in every language that people type: each is a list of words with the same meaning. */
export interface DayWords {
  today: readonly string[];
  yesterday: readonly string[];
  tomorrow: readonly string[];
  last: readonly string[];
  next: readonly string[];
  /** By weekday from Monday, and by month from January. */
  weekdays: readonly (readonly string[])[];
  months: readonly (readonly string[])[];
}

export type FoundDay = { kind: 'day'; date: string } | { kind: 'month'; month: string };

/**
 * The days and months that a typed text names, the likeliest first: "20.11", "20 November", "last Friday", "kitą
 * penktadienį", "december". Without a year it is the one nearest to today; a weekday alone is the coming one, then the
 * one before. Empty when any word of it is something else.
 */
export function readDays(typed: string, today: string, words: DayWords): FoundDay[] {
  const whole = readDate(typed);
  if (whole !== null) return [{ kind: 'day', date: whole }];
  const tokens = foldDiacritics(typed)
    .split(/[\s,]+/)
    // "lapkričio 20 d.", "2026 m. gruodis"
    .filter((token) => token !== '' && !/^[dm]\.?$/.test(token));
  const isOneOf = (token: string, list: readonly string[]) => list.some((word) => isWord(token, word));
  const [first = '', second = '', third] = tokens;
  if (tokens.length === 1) {
    for (const [list, days] of [
      [words.today, 0],
      [words.yesterday, -1],
      [words.tomorrow, 1],
    ] as const)
      if (isOneOf(first, list)) return [{ kind: 'day', date: addDays(today, days) }];
    const weekday = words.weekdays.findIndex((list) => isOneOf(first, list));
    if (weekday >= 0) return [after(today, weekday), before(today, weekday)];
    const short = /^(\d{1,2})[./-](\d{1,2})\.?$/.exec(first);
    if (short) return dayOf(today, Number(short[1]), Number(short[2]));
  }
  const month = tokens.findIndex((token) => words.months.some((list) => isOneOf(token, list)));
  if (month >= 0 && third === undefined) {
    const number = words.months.findIndex((list) => isOneOf(tokens[month] ?? '', list)) + 1;
    const beside = tokens.length === 1 ? null : (month === 0 ? second : first).replace(/\.$/, '');
    if (beside === null) return [{ kind: 'month', month: nearest(today, (year) => monthText(year, number)) }];
    if (/^20\d\d$/.test(beside)) return [{ kind: 'month', month: monthText(Number(beside), number) }];
    if (/^\d{1,2}$/.test(beside)) return dayOf(today, Number(beside), number);
    return [];
  }
  if (tokens.length !== 2) return [];
  const weekday = words.weekdays.findIndex((list) => isOneOf(second, list));
  if (weekday < 0) return [];
  if (isOneOf(first, words.last)) return [before(today, weekday)];
  return isOneOf(first, words.next) ? [after(today, weekday)] : [];
}

/** The latest such weekday before today, from 0 for Monday. */
function before(today: string, weekday: number): FoundDay {
  const back = (weekdayOf(today) - (weekday + 1) + 7) % 7;
  return { kind: 'day', date: addDays(today, -(back === 0 ? 7 : back)) };
}

/** The next one after today. */
function after(today: string, weekday: number): FoundDay {
  const ahead = (weekday + 1 - weekdayOf(today) + 7) % 7;
  return { kind: 'day', date: addDays(today, ahead === 0 ? 7 : ahead) };
}

const monthText = (year: number, month: number) => `${year}-${String(month).padStart(2, '0')}`;

function dayOf(today: string, day: number, month: number): FoundDay[] {
  const date = nearest(today, (year) => `${monthText(year, month)}-${String(day).padStart(2, '0')}`);
  return isDate(date) ? [{ kind: 'day', date }] : [];
}

/** Of the years around today's the one in which the date is nearest to it. */
function nearest(today: string, textIn: (year: number) => string): string {
  const year = yearOf(today);
  const far = (text: string) => Math.abs(Date.parse(`${text}-01`.slice(0, 10)) - Date.parse(today));
  const texts = [year, year - 1, year + 1].map(textIn).filter((text) => !Number.isNaN(far(text)));
  return texts.toSorted((one, other) => far(one) - far(other))[0] ?? '';
}
