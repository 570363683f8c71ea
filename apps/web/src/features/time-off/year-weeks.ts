import type { timeOff } from '@pamaina/contract';
import { addDays, weekStart } from '../../lib/dates/dates.ts';

export interface YearWeek {
  /** ISO 8601: the week with the year's first Thursday is the first. */
  number: number;
  /** Monday and Sunday. */
  start: string;
  end: string;
}

/** The weeks of a year, as ISO 8601 numbers them. */
export function weeksOf(year: number): YearWeek[] {
  // 4 January is always in the first week.
  const first = weekStart(`${year}-01-04`);
  const next = weekStart(`${year + 1}-01-04`);
  const weeks: YearWeek[] = [];
  for (let start = first; start < next; start = addDays(start, 7))
    weeks.push({ number: weeks.length + 1, start, end: addDays(start, 6) });
  return weeks;
}

const QUARTER = 13;

/** The weeks in parts that one call can count. */
export function quartersOf(weeks: readonly YearWeek[]): { start: string; end: string }[] {
  const parts: { start: string; end: string }[] = [];
  for (let at = 0; at < weeks.length; at += QUARTER) {
    const part = weeks.slice(at, at + QUARTER);
    parts.push({ start: part[0]?.start ?? '', end: part.at(-1)?.start ?? '' });
  }
  return parts;
}

/** The absences that touch a week. */
export const inWeek = (absences: readonly timeOff.AbsenceOfYear[], { start, end }: YearWeek) =>
  absences.filter(({ start_date, end_date }) => start_date <= end && end_date >= start);
