import type { LocalDate } from '@pamaina/contract';
import { addDays, datesBetween, weekStart } from '../dates/dates.ts';
import { firstOfMonth, lastOfMonth, monthOf, yearAndMonth, type Month } from '../dates/months.ts';

export {
  firstOfMonth,
  isMonth,
  lastOfMonth,
  monthFrom,
  monthOf,
  stepMonth,
  yearAndMonth,
  type Month,
} from '../dates/months.ts';

export const monthDates = (month: Month): LocalDate[] => datesBetween(firstOfMonth(month), lastOfMonth(month));
export const weekDates = (date: string): LocalDate[] => datesBetween(weekStart(date), addDays(weekStart(date), 6));

/** The month that a week belongs to: that of its Thursday, as ISO weeks belong to years. */
export const monthOfWeek = (date: string): Month => monthOf(addDays(weekStart(date), 3));

/** The month that a view of the calendar shows with a date: a week’s belongs to its Thursday, all else to the date. */
export const monthOfView = (view: string, date: string): Month => (view === 'week' ? monthOfWeek(date) : monthOf(date));

/** The whole weeks that touch a month: the range of one calendar request, at most 42 days. */
export function monthWeeks(month: Month): { start: LocalDate; end: LocalDate } {
  return { start: weekStart(firstOfMonth(month)), end: addDays(weekStart(lastOfMonth(month)), 6) };
}

/** Monday of the first week that belongs to the month. */
export function firstWeekOf(month: Month): LocalDate {
  const monday = weekStart(firstOfMonth(month));
  return monthOfWeek(monday) === month ? monday : addDays(monday, 7);
}

/** The query values of an API contract are strings. */
export function monthQuery(month: Month): { year: string; month: string } {
  const { year, month: number } = yearAndMonth(month);
  return { year: String(year), month: String(number) };
}

export interface DateRange {
  /** Local dates, both included. */
  start: string;
  end: string;
}
