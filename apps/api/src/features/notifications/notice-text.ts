import type { Language, notifications } from '@pamaina/contract';
import { textOf } from '../../platform/text/texts.ts';
import type { Facts } from './notice.ts';

/**
 * What happened, in a language. The title stands on locked screens: it names nobody. The text may, and ends with what somebody
 * wrote, as a sentence of its own.
 */
export function noticeText(
  language: Language,
  kind: notifications.Kind,
  facts: Facts,
): { title: string; text: string } {
  const values = { ...facts, ...written(facts, language) };
  const said = (part: string) => textOf(language, `notices.${kind}.${facts['variant']}.${part}`, values);
  const note = facts['note'] === undefined ? [] : [textOf(language, 'notices.note', values)];
  return { title: said('title'), text: [said('text'), ...note].join('\n') };
}

/** Dates and months as the language writes them. */
function written(facts: Facts, language: Language): Record<string, string> {
  const locale = language === 'en' ? 'en-GB' : 'lt-LT';
  const ofDate = (date: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(new Date(`${date}T00:00:00Z`));
  const { date, start_date, end_date, year, month } = facts;
  return {
    ...(date !== undefined && { day: ofDate(String(date), { weekday: 'long', month: 'long', day: 'numeric' }) }),
    ...(start_date !== undefined && {
      days: daysText(String(start_date), String(end_date), (value) => ofDate(value, { dateStyle: 'long' })),
    }),
    ...(year !== undefined && {
      month: ofDate(`${year}-${String(month).padStart(2, '0')}-01`, { year: 'numeric', month: 'long' }),
    }),
  };
}

/** `27–28 November 2026`, `2026 m. lapkričio 27–28 d.`: the library's own range comes out odd in Lithuanian. */
function daysText(start: string, end: string, long: (date: string) => string): string {
  if (start === end) return long(start);
  if (start.slice(0, 7) !== end.slice(0, 7)) return `${long(start)} – ${long(end)}`;
  const [from, to] = [Number(start.slice(8)), Number(end.slice(8))];
  return long(end).replace(new RegExp(`(^| )${to}(?= )`), `$1${from}–${to}`);
}
