import { addDays } from './dates.ts';
import { useClock } from './use-clock.ts';
import { useFormat } from '../format/use-format.ts';

/** Half a year: within it a day without its year can only be one. */
const NEAR_DAYS = 182;

export interface NearDays {
  /** `27–28 December`, `gruodžio 27–28 d.`; both ends inclusive. */
  range: (start: string, end: string) => string;
  /** `December`, `gruodis`; months count from 1. */
  month: (year: number, month: number) => string;
  /** `9 March`, `kovo 9 d.` */
  day: (date: string) => string;
}

/** Days and months as people say them: with their year only where it could be another one. */
export function useNearDays(): NearDays {
  const format = useFormat();
  const today = useClock().today();
  const [first, last] = [addDays(today, -NEAR_DAYS), addDays(today, NEAR_DAYS)];
  const isNear = (date: string) => first <= date && date <= last;
  return {
    range: (start, end) => {
      if (!isNear(start) || !isNear(end)) return format.range(start, end);
      if (start === end) return format.dayMonth(start);
      if (start.slice(0, 7) !== end.slice(0, 7)) return `${format.dayMonth(start)} – ${format.dayMonth(end)}`;
      const [from, to] = [start, end].map((date) => String(Number(date.slice(8))));
      return format.dayMonth(end).replace(to ?? '', `${from}–${to}`);
    },
    month: (year, month) => {
      const begins = `${year}-${String(month).padStart(2, '0')}-01`;
      return isNear(begins) ? format.monthName(begins) : format.month(year, month);
    },
    day: (date) => (isNear(date) ? format.dayMonth(date) : format.longDate(date)),
  };
}
