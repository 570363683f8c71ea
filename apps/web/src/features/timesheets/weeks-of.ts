import { addDays, weekStart } from '../../lib/dates/dates.ts';
import { firstOfMonth, lastOfMonth, type Month } from '../../lib/dates/months.ts';

/** Both dates included. */
export interface Range {
  start: string;
  end: string;
}

/**
 * The weeks of a month, Monday to Sunday; the first and the last only with their days in the month, because a month is
 * locked as a whole.
 */
export function weeksOf(month: Month): Range[] {
  const [first, last] = [firstOfMonth(month), lastOfMonth(month)];
  const weeks: Range[] = [];
  for (let monday = weekStart(first); monday <= last; monday = addDays(monday, 7)) {
    const sunday = addDays(monday, 6);
    weeks.push({ start: monday < first ? first : monday, end: sunday > last ? last : sunday });
  }
  return weeks;
}
