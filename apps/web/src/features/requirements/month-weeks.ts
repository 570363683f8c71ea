import { datesBetween, addDays, weekStart } from '../../lib/dates/dates.ts';
import { firstOfMonth, lastOfMonth, type Month } from '../../lib/dates/months.ts';

/** The whole weeks, from Monday, that a month touches. */
export function monthWeeks(month: Month): string[][] {
  const first = weekStart(firstOfMonth(month));
  const last = addDays(weekStart(lastOfMonth(month)), 6);
  const dates = datesBetween(first, last);
  return Array.from({ length: dates.length / 7 }, (_, week) => dates.slice(week * 7, week * 7 + 7));
}
