import { forecastDays, isUsual } from '@pamaina/forecast';
import { daysAhead, LEAST_DAYS, type ForecastFacts } from './forecast-of.ts';
import { businessDays, openQuarters, seriesOf } from './series-of.ts';

/** What is expected of a day hour by hour; null: closed. */
export interface ExpectedDay {
  date: string;
  hours: readonly (number | null)[];
  /** The quarters of an hour in which it is open; null: all of the hours that aren't closed. */
  open: readonly boolean[] | null;
  /** The business is closed on it, but for the night of the evening before. */
  isClosed: boolean;
  /** No event, no holiday and no manager makes it another day than others of its weekday. */
  isUsual: boolean;
}

/**
 * What is expected by hour of the days after the last that is known, each value enough for a share of days.
 * @param share 0.8: for 8 of 10 days; null: what is expected in the middle
 * @returns the reason where there is none
 */
export function expectedHours(
  facts: ForecastFacts,
  share: number | null,
): ExpectedDay[] | 'no_forecast' | 'no_hours' | 'nothing_ahead' {
  const business = businessDays(facts);
  const series = seriesOf(facts.rows, business);
  const known = series.days.filter(isUsual).length;
  if (facts.dates.length === 0 || known < LEAST_DAYS) return 'no_forecast';
  if (series.by === 'day') return 'no_hours';
  const ahead = daysAhead(facts, business, series);
  const { days, unexceeded } = forecastDays(
    series.days,
    ahead.map(({ day }) => day),
  );
  const asked = new Set(facts.dates);
  const found = ahead.flatMap(({ date, day: { typed } }, at): ExpectedDay[] => {
    const day = days[at];
    if (day === undefined || !asked.has(date)) return [];
    const hours = day.expected.map((value) => (value === null || share === null ? value : unexceeded(value, share)));
    // Hours that were typed say themselves when it is open.
    const open = typed !== undefined && 'slots' in typed ? null : openQuarters(date, business);
    const isClosed = business.calendar.get(date)?.isClosed === true;
    return [{ date, hours, open, isClosed, isUsual: day.factor === 1 && typed === undefined }];
  });
  return found.length === 0 ? 'nothing_ahead' : found;
}
