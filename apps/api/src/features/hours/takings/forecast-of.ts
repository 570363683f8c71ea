import type { takings } from '@pamaina/contract';
import { forecastDays, isUsual, type Forecast, type ForecastDay, type Typed } from '@pamaina/forecast';
import { addDays, datesBetween, weekdayOf } from '../../../platform/time/zone.ts';
import type { TypedRow } from './put-expected.ts';
import {
  businessDays,
  factorOf,
  openHours,
  seriesOf,
  type BusinessDays,
  type Series,
  type StoredDays,
  type TakingRow,
} from './series-of.ts';
import { atOf } from './taking-times.ts';

/** Plain data, so that a thread can be given it. */
export interface ForecastFacts extends StoredDays {
  rows: readonly TakingRow[];
  /** What managers expect of days to come. */
  typed: readonly TypedRow[];
  /** The days to be forecast; those of which something is known are left out. */
  dates: readonly string[];
}

/** Fewer days say nothing of a week. */
export const LEAST_DAYS = 7;

/** What will come in, as the API answers it. */
export function forecastOf(facts: ForecastFacts): takings.Forecast {
  const { rows, dates } = facts;
  const business = businessDays(facts);
  const series = seriesOf(rows, business);
  const known = series.days.filter(({ values }) => values.some((value) => value !== null)).length;
  const none = { method: null, learnt: null, error: null, days: [], rows: [], by: series.by };
  const [start, end, last] = [series.dates[0], series.dates.at(-1), dates.at(-1)];
  if (start === undefined || end === undefined || last === undefined) return { ...none, reason: 'nothing_known' };
  if (series.days.filter(isUsual).length < LEAST_DAYS) return { ...none, reason: 'too_short' };
  const ahead = daysAhead(facts, business, series);
  const forecast = forecastDays(
    series.days,
    ahead.map(({ day }) => day),
  );
  const asked = new Set(dates);
  const found = ahead.flatMap(({ date }, at) => {
    const day = forecast.days[at];
    return day !== undefined && asked.has(date) ? [{ date, day, why: whyOf(date, day, business) }] : [];
  });
  return {
    method: forecast.method,
    reason: null,
    by: series.by,
    learnt: { start, end, days: known },
    error: errorOf(forecast),
    days: found.map(({ date, day, why }) => ({
      date,
      ...rounded(day.total),
      why,
      factor: hundredths(day.factor),
      computed: day.computed === null ? null : hundredths(day.computed),
      events: (business.events.get(date) ?? []).map(({ title, percent }) => ({ title, percent })),
    })),
    rows: series.by === 'day' ? [] : found.flatMap(rowsOf),
  };
}

/** The days after the last that is known, to the last that is asked for. */
export function daysAhead({ dates, typed }: ForecastFacts, business: BusinessDays, series: Series) {
  const [end, last] = [series.dates.at(-1), dates.at(-1)];
  const isClosed = (date: string) => business.calendar.get(date)?.isClosed === true;
  const typedByDate = Map.groupBy(typed, ({ date }) => date);
  const all = end === undefined || last === undefined ? [] : datesBetween(addDays(end, 1), last);
  return all.map((date) => ({
    date,
    day: {
      ...dayAhead(date, business, series),
      // What was closed since isn't open again because a manager expected something.
      typed: isClosed(date) ? undefined : typedOf(typedByDate.get(date) ?? [], series.by),
    },
  }));
}

const sumOf = (rows: readonly TypedRow[]) => rows.reduce((sum, { value }) => sum + value, 0);

function typedOf(rows: readonly TypedRow[], by: Series['by']): Typed | undefined {
  if (rows.length === 0) return undefined;
  if (by === 'day' || rows.some(({ hour }) => hour === null)) return { total: sumOf(rows) };
  const slots = Array.from({ length: 24 }, (_, hour) => rows.find((row) => row.hour === hour)?.value ?? null);
  return { slots };
}

function dayAhead(date: string, business: BusinessDays, { by }: Series) {
  const { isHoliday = false, isClosed = false } = business.calendar.get(date) ?? {};
  const open = openHours(date, business);
  return {
    weekday: weekdayOf(date),
    special: isHoliday ? ('holiday' as const) : null,
    factor: factorOf(date, business),
    open: by === 'hour' ? open : isClosed || open?.includes(true) === false ? [false] : null,
  };
}

function whyOf(
  date: string,
  { expected, computed }: ForecastDay,
  { calendar, events }: BusinessDays,
): takings.ForecastDay['why'] {
  if (computed !== null) return 'typed';
  if (expected.every((value) => value === null)) return 'closed';
  if (events.has(date)) return 'event';
  return calendar.get(date)?.isHoliday === true ? 'holiday' : 'usual';
}

function errorOf({ measured }: Forecast): takings.Forecast['error'] {
  if (measured === null) return null;
  const { off_by, last_week_off_by, share_missed, last_week_share_missed } = measured;
  return {
    off_by: hundredths(off_by),
    last_week_off_by: hundredths(last_week_off_by),
    share_missed: hundredths(share_missed * 100) / 100,
    last_week_share_missed: hundredths(last_week_share_missed * 100) / 100,
  };
}

function rowsOf({ date, day, why }: { date: string; day: ForecastDay; why: takings.ForecastDay['why'] }) {
  return day.expected.flatMap((expected, hour) => {
    const [low, high] = [day.low[hour], day.high[hour]];
    if (expected === null || low == null || high == null) return [];
    return [{ at: atOf({ date, minute: hour * 60 }), ...rounded({ low, expected, high }), why }];
  });
}

const hundredths = (value: number) => Math.round(value * 100) / 100;

const rounded = ({ low, expected, high }: { low: number; expected: number; high: number }) => ({
  low: hundredths(low),
  expected: hundredths(expected),
  high: hundredths(high),
});
