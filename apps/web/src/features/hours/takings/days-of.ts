import type { takings } from '@pamaina/contract';
import { datesBetween } from '../../../lib/dates/dates.ts';
import { firstOfMonth, lastOfMonth, type Month } from '../../../lib/dates/months.ts';

/** A day of the month: what came in, by hour where that is known, and what is expected. */
export interface Day {
  date: string;
  /** The sum of what is known; null: nothing is. */
  came: number | null;
  /** Where it is known by hours or parts of them. */
  hours: readonly takings.Taking[];
  isUnusual: boolean;
  expected: takings.ForecastDay | null;
  /** What is expected by hour. */
  expectedHours: takings.Forecast['rows'];
}

/** The days of a month; `at` of a row begins with its date. */
export function daysOf(month: Month, rows: readonly takings.Taking[], forecast: takings.Forecast | undefined): Day[] {
  const dateOf = ({ at }: { at: string }) => at.slice(0, 'YYYY-MM-DD'.length);
  const byDate = Map.groupBy(rows, dateOf);
  const hoursByDate = Map.groupBy(forecast?.rows ?? [], dateOf);
  const expected = new Map(forecast?.days.map((day) => [day.date, day]));
  return datesBetween(firstOfMonth(month), lastOfMonth(month)).map((date) => {
    const own = byDate.get(date) ?? [];
    return {
      date,
      came: own.length === 0 ? null : own.reduce((sum, { value }) => sum + value, 0),
      hours: own.filter(({ at }) => at !== date),
      isUnusual: own.some(({ unusual }) => unusual),
      expected: expected.get(date) ?? null,
      expectedHours: hoursByDate.get(date) ?? [],
    };
  });
}
