import { normMinutes, type Absence, type Contract, type NormDay } from '@pamaina/engine';
import { addDays, datesBetween, monthRange } from '../../platform/time/zone.ts';

/** What lowers a norm: public holidays, as dates, and somebody's absences. */
export interface DaysOff {
  holidays: readonly string[];
  absences: readonly Absence[];
}

/** What a contract asked for in a past month, `YYYY-MM`, in minutes. */
export function monthNorm(month: string, contract: Contract, { holidays, absences }: DaysOff): number {
  const { start, end, dates } = datesOf(month);
  const off = new Set(holidays);
  const days = dates.map((date): NormDay => ({ ...date, holiday: off.has(date.date) }));
  return normMinutes(days, { from: start, to: end, contract, absences }) ?? 0;
}

interface MonthDates {
  start: string;
  end: string;
  /** One more than the month has: its last day may be the eve of a holiday. */
  dates: { date: string; weekday: number }[];
}

/** A month is asked for again for each person and call. */
const known = new Map<string, MonthDates>();

function datesOf(month: string): MonthDates {
  const found = known.get(month);
  if (found) return found;
  const { start, end } = monthRange(Number(month.slice(0, 4)), Number(month.slice(5)));
  const dates = datesBetween(start, addDays(end, 1)).map((date) => ({
    date,
    weekday: new Date(`${date}T00:00Z`).getUTCDay() || 7,
  }));
  known.set(month, { start, end, dates });
  return { start, end, dates };
}
