import { findOutliers, type TakingsDay } from '@pamaina/forecast';
import { addDays, datesBetween, weekdayOf } from '../../../platform/time/zone.ts';

/** A stored row, as it counts now. */
export interface TakingRow {
  date: string;
  minute: number | null;
  minutes: number;
  value: number;
  is_confirmed: boolean;
}

/** What the business says of its days. */
export interface BusinessDays {
  /** By date: public holidays, and days on which it is closed. */
  calendar: ReadonlyMap<string, { isHoliday: boolean; isClosed: boolean }>;
  /** Monday first, in minutes after midnight; an end past 1440 is on the next day; null: not known. */
  opening: readonly ({ from: number; to: number } | null)[];
  events: EventsByDate;
}

/** An event of a day that says what it does to takings: so many percent of what usually comes in. */
export interface TakingsEvent {
  date: string;
  title: string;
  percent: number;
}

export type EventsByDate = ReadonlyMap<string, readonly TakingsEvent[]>;

/** What was read of a business, by date. */
export const businessDays = ({ calendar, events, opening }: StoredDays): BusinessDays => ({
  calendar: new Map(calendar.map((day) => [day.date, day])),
  events: Map.groupBy(events, ({ date }) => date),
  opening,
});

/** The same as plain data, so that a thread can be given it. */
export interface StoredDays {
  calendar: readonly { date: string; isHoliday: boolean; isClosed: boolean }[];
  events: readonly TakingsEvent[];
  opening: BusinessDays['opening'];
}

/** By how much the events of a date change it; 1: as usual. */
export const factorOf = (date: string, { events }: Pick<BusinessDays, 'events'>): number =>
  (events.get(date) ?? []).reduce((factor, { percent }) => (factor * percent) / 100, 1);

export interface Series {
  /** The dates of the days, without a gap. */
  dates: readonly string[];
  days: readonly TakingsDay[];
  by: 'hour' | 'day';
  /** The days whose value (or the values of an hour) are left out as many times the usual. */
  unusual: ReadonlyMap<string, UnusualSlot>;
}

/** A value of many times the usual. */
interface UnusualSlot {
  date: string;
  slot: number;
  value: number;
  usual: number;
}

const HOURS = 24;

/** Names a value of a series: its date and slot. */
export const slotKey = (date: string, slot: number) => `${date} ${slot}`;

/**
 * What came in as consecutive days of 24 hours, or of one value each where most days are known as a whole. A closed
 * hour is null; an hour in which it was open, on a day of which something is known, is 0. Values of many times the
 * usual are left out until they are confirmed.
 */
export function seriesOf(rows: readonly TakingRow[], business: BusinessDays): Series {
  const byDate = Map.groupBy(rows, ({ date }) => date);
  const dates = [...byDate.keys()].toSorted();
  const all = datesBetween(dates[0] ?? '', dates.at(-1) ?? '');
  const by = isByHour(byDate, dates) ? ('hour' as const) : ('day' as const);
  const days = (dates.length === 0 ? [] : all).map((date): TakingsDay => {
    const known = byDate.get(date) ?? [];
    const { isHoliday = false } = business.calendar.get(date) ?? {};
    return {
      weekday: weekdayOf(date),
      values: by === 'day' ? [totalOf(known)] : hoursOf(known, openHours(date, business)),
      special: isHoliday ? 'holiday' : null,
      factor: factorOf(date, business),
    };
  });
  return withoutOutliers({ dates: dates.length === 0 ? [] : all, days, by, unusual: new Map() }, byDate);
}

/** So many of the last days have to be known by hours; the days before that are known as a whole are left out then. */
const LAST_DAYS = 56;
const ENOUGH_HOURS = 14;

function isByHour(byDate: ReadonlyMap<string, readonly TakingRow[]>, dates: readonly string[]): boolean {
  const isOfHours = (date: string) => byDate.get(date)?.some(({ minute }) => minute !== null) === true;
  const last = dates.slice(-LAST_DAYS);
  const known = last.filter(isOfHours).length;
  return known >= ENOUGH_HOURS || known * 2 >= last.length;
}

const totalOf = (rows: readonly TakingRow[]) =>
  rows.length === 0 ? null : rows.reduce((sum, { value }) => sum + value, 0);

function hoursOf(rows: readonly TakingRow[], open: readonly boolean[] | null): (number | null)[] {
  const values = Array.from({ length: HOURS }, (): number | null => null);
  for (const { minute, value } of rows) {
    if (minute === null) continue;
    const hour = Math.floor(minute / 60);
    values[hour] = (values[hour] ?? 0) + value;
  }
  if (values.every((value) => value === null)) return values;
  // A till writes no line for an hour in which nobody came.
  if (open !== null) return values.map((value, hour) => value ?? (open[hour] === true ? 0 : null));
  return values.map((value, hour) => value ?? (isShortGap(values, hour) ? 0 : null));
}

/** Where opening hours aren't known: no longer than this between two hours in which something came in. */
const GAP = 3;

function isShortGap(values: readonly (number | null)[], hour: number): boolean {
  const before = values.slice(0, hour).findLastIndex((value) => value !== null);
  const after = values.findIndex((value, at) => at > hour && value !== null);
  return before >= 0 && after >= 0 && after - before - 1 <= GAP;
}

/** The hours of a date in which it is open at all; null: not known. */
export function openHours(date: string, business: BusinessDays): boolean[] | null {
  const quarters = openQuarters(date, business);
  return quarters && Array.from({ length: HOURS }, (_, hour) => quarters.slice(hour * 4, hour * 4 + 4).includes(true));
}

/**
 * The quarters of an hour of a date in which it is open, those after the midnight of the evening before included; null:
 * not known. On a closed day only that night is left.
 */
export function openQuarters(date: string, { calendar, opening }: BusinessDays): boolean[] | null {
  const weekday = weekdayOf(date);
  const isClosed = (one: string) => calendar.get(one)?.isClosed === true;
  const own = opening[weekday - 1] ?? null;
  if (own === null && !isClosed(date)) return null;
  const today = isClosed(date) ? null : own;
  const before = isClosed(addDays(date, -1)) ? null : (opening[(weekday + 5) % 7] ?? null);
  const isIn = (span: { from: number; to: number } | null, minute: number) =>
    span !== null && minute + 15 > span.from && minute < span.to;
  return Array.from({ length: HOURS * 4 }, (_, at) => isIn(today, at * 15) || isIn(before, at * 15 + 1440));
}

function withoutOutliers(series: Series, byDate: ReadonlyMap<string, readonly TakingRow[]>): Series {
  const { dates, days, by } = series;
  const found = findOutliers(days).filter(({ day, slot }) => {
    const rows = byDate.get(dates[day] ?? '') ?? [];
    const own = by === 'day' ? rows : rows.filter(({ minute }) => minute !== null && Math.floor(minute / 60) === slot);
    return !own.every(({ is_confirmed }) => is_confirmed);
  });
  const unusual = new Map(
    found.map(({ day, slot, value, usual }) => {
      const date = dates[day] ?? '';
      return [slotKey(date, slot), { date, slot, value, usual }] as const;
    }),
  );
  const kept = days.map((day, at) => ({
    ...day,
    values: day.values.map((value, slot) => (unusual.has(slotKey(dates[at] ?? '', slot)) ? null : value)),
  }));
  return { ...series, days: kept, unusual };
}
