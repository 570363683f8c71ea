import { datesBetween } from '../../../platform/time/zone.ts';
import { openQuarters, seriesOf, type BusinessDays, type TakingRow } from './series-of.ts';

/** What came in on a day hour by hour; null: closed. */
export interface KnownDay {
  date: string;
  hours: readonly (number | null)[];
  /** The quarters of an hour in which it was open; null: all of the hours that weren't closed. */
  open: readonly boolean[] | null;
}

/** The days of which it is known by hour what came in; a value of many times the usual that nobody confirmed is not. */
export function knownHours(rows: readonly TakingRow[], business: BusinessDays): KnownDay[] {
  const byHour = rows.filter(({ minute }) => minute !== null);
  const [first, last] = [byHour[0]?.date, byHour.at(-1)?.date];
  if (first === undefined || last === undefined) return [];
  const series = seriesOf(byHour, business);
  return datesBetween(first, last).flatMap((date, at) => {
    const hours = series.days[at]?.values ?? [];
    return hours.every((value) => value === null) ? [] : [{ date, hours, open: openQuarters(date, business) }];
  });
}
