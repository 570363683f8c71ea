import { addDays, datesBetween, monthRange } from '../../platform/time/zone.ts';

const FULL_WEEK_HOURS = 40;
const WORKDAY = 8 * 60;

/** What lowers a norm: holidays, as dates, and somebody's time off as dates, both included. */
export interface DaysOff {
  holidays: readonly string[];
  absences: readonly { from: string; to: string }[];
}

/**
 * What a contract asked for in a past month, `YYYY-MM`, in minutes: eight hours for each weekday that is no holiday and no time off, times the share that it
 * is of a full week, and on the full norm an hour less before a holiday (DK 112, LT02, LT12).
 */
export function monthNorm(month: string, contractHours: number, { holidays, absences }: DaysOff): number {
  const { start, end } = monthRange(Number(month.slice(0, 4)), Number(month.slice(5)));
  const share = contractHours / FULL_WEEK_HOURS;
  const minutes = datesBetween(start, end).map((date) => {
    const isWeekend = [0, 6].includes(new Date(`${date}T00:00Z`).getUTCDay());
    if (isWeekend || holidays.includes(date) || absences.some(({ from, to }) => from <= date && date <= to)) return 0;
    return WORKDAY * share - (share >= 1 && holidays.includes(addDays(date, 1)) ? 60 : 0);
  });
  return Math.round(minutes.reduce((sum, one) => sum + one, 0));
}
