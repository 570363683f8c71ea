import { addDays, datesBetween, weekStart } from '../../../lib/dates.ts';

/** A month, `YYYY-MM`; months and local dates compare as text. */
export type Month = string;

export const monthOf = (date: string): Month => date.slice(0, 7);

export function stepMonth(month: Month, months: number): Month {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + months;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
}

export const firstOfMonth = (month: Month): string => `${month}-01`;
export const lastOfMonth = (month: Month): string => addDays(firstOfMonth(stepMonth(month, 1)), -1);
export const monthDates = (month: Month): string[] => datesBetween(firstOfMonth(month), lastOfMonth(month));
export const weekDates = (date: string): string[] => datesBetween(weekStart(date), addDays(weekStart(date), 6));

/** The month to which a week belongs: that of its Thursday, as ISO weeks belong to years. */
export const monthOfWeek = (date: string): Month => monthOf(addDays(weekStart(date), 3));

/** The whole weeks that touch a month: what one load of the calendar covers, at most 42 days. */
export function monthWeeks(month: Month): { start: string; end: string } {
  return { start: weekStart(firstOfMonth(month)), end: addDays(weekStart(lastOfMonth(month)), 6) };
}

/** Monday of the first week that belongs to the month. */
export function firstWeekOf(month: Month): string {
  const monday = weekStart(firstOfMonth(month));
  return monthOfWeek(monday) === month ? monday : addDays(monday, 7);
}

/** A month that the contract takes (2000 to 2100). */
export const isMonth = (text: string | null): text is Month =>
  text !== null && /^(20\d\d|2100)-(0[1-9]|1[0-2])$/.test(text);

export function yearAndMonth(month: Month): { year: number; month: number } {
  return { year: Number(month.slice(0, 4)), month: Number(month.slice(5, 7)) };
}

/** A contract's query takes text. */
export function monthQuery(month: Month): { year: string; month: string } {
  const { year, month: number } = yearAndMonth(month);
  return { year: String(year), month: String(number) };
}
