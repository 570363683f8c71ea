import { addDays } from '../dates/dates.ts';
import { useFormat } from './use-format.ts';

const SOME_MONDAY = '2024-01-01';

/** The names of the weekdays in the current language, Monday first. */
export function useWeekdayNames(): { short: string[]; long: string[] } {
  const format = useFormat();
  const days = Array.from({ length: 7 }, (_, day) => addDays(SOME_MONDAY, day));
  return { short: days.map(format.weekdayShort), long: days.map(format.weekdayLong) };
}
