import { textOf } from '../../platform/text/texts.ts';
import type { Sheet, SheetShift } from './read-sheet.ts';

/** The words and numbers of a sheet in its language. */
export function wordsOf({ language, start, end, madeAt, zone }: Sheet) {
  const weekdays = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  const dates = new Intl.DateTimeFormat(language === 'lt' ? 'lt' : 'en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
  const made = new Intl.DateTimeFormat(language === 'lt' ? 'lt' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: zone,
  });
  const utc = (date: string) => new Date(`${date}T00:00:00Z`);
  const text = (key: string, values: Record<string, string | number> = {}) =>
    textOf(language, `exports.${key}`, values);
  const dateText = (date: string) => dates.format(utc(date));
  return {
    text,
    title: text('title', { from: dateText(start), to: dateText(end) }),
    weekday: (date: string) => weekdays.format(utc(date)),
    made: text('made', { date: made.format(madeAt) }),
    /** Hours with two decimals at most, with the language's decimal sign. */
    hours: (minutes: number) =>
      new Intl.NumberFormat(language, { maximumFractionDigits: 2, useGrouping: false }).format(minutes / 60),
    person: (shift: SheetShift) => shift.person?.name ?? text('open'),
  };
}
