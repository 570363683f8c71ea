import { formatOf } from '../../../platform/text/format-of.ts';
import { textOf } from '../../../platform/text/texts.ts';
import type { Sheet } from './read-sheet.ts';
import type { SheetShift } from './sheet-shift.ts';

/** The words and numbers of a sheet in its language. */
export function wordsOf({ language, start, end, madeAt, zone }: Sheet) {
  const format = formatOf(language, zone);
  const text = (key: string, values: Record<string, string | number> = {}) =>
    textOf(language, `exports.${key}`, values);
  return {
    text,
    title: text('title', { from: format.date(start), to: format.date(end) }),
    date: format.date,
    weekday: format.weekdayShort,
    made: text('made', { date: format.instant(madeAt.toISOString()) }),
    /** Hours with two decimals at most, with the language's decimal sign. */
    hours: (minutes: number) => format.bareHours(minutes / 60),
    person: (shift: SheetShift) => shift.person?.name ?? text('open'),
  };
}
