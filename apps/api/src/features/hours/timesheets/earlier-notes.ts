import type { Language } from '@pamaina/contract';
import { formatOf } from '../../../platform/text/format-of.ts';
import { textOf } from '../../../platform/text/texts.ts';

/** From which months overtime comes that a later month pays, as every file says it. */
export function earlierNotes(
  name: string,
  earlier: readonly { month: string; minutes: number }[],
  language: Language,
): string[] {
  const { month: monthName, minutesAsHours } = formatOf(language);
  return earlier.map(({ month, minutes }) => {
    const [year = 0, number = 1] = month.split('-').map(Number);
    const values = { name, month: monthName(year, number), hours: minutesAsHours(minutes) };
    return textOf(language, 'timesheets.earlierNote', values);
  });
}
