import { normMinutes, type Absence, type Contract, type NormDay } from '@pamaina/engine';
import { addDays, datesBetween, monthRange } from '../../platform/time/zone.ts';

/** What lowers a norm: public holidays, as dates, and somebody's absences. */
export interface DaysOff {
  holidays: readonly string[];
  absences: readonly Absence[];
}

/** What a contract asked for in a past month, `YYYY-MM`, in minutes. */
export function monthNorm(month: string, contract: Contract, { holidays, absences }: DaysOff): number {
  const { start, end } = monthRange(Number(month.slice(0, 4)), Number(month.slice(5)));
  const days = datesBetween(start, addDays(end, 1)).map((date): NormDay => ({
    date,
    weekday: new Date(`${date}T00:00Z`).getUTCDay() || 7,
    holiday: holidays.includes(date),
  }));
  return normMinutes(days, { from: start, to: end, contract, absences }) ?? 0;
}
