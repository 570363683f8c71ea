import type { Language, notifications } from '@pamaina/contract';
import { formatOf } from '../../platform/text/format-of.ts';
import { textOf } from '../../platform/text/texts.ts';
import type { Facts } from './notice.ts';

/**
 * What happened, in a language. The title stands on locked screens: it names nobody. The text may, and ends with what
 * somebody wrote, as a sentence of its own.
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
  const format = formatOf(language);
  const { date, by_date, start_date, end_date, year, month, minutes } = facts;
  return {
    ...(date !== undefined && { day: format.weekdayDate(String(date)) }),
    ...(by_date !== undefined && { byDay: format.weekdayDate(String(by_date)) }),
    ...(start_date !== undefined && { days: format.range(String(start_date), String(end_date)) }),
    ...(minutes !== undefined && { hours: format.minutesAsHours(Number(minutes)) }),
    ...(year !== undefined && { month: format.month(Number(year), Number(month)) }),
  };
}
