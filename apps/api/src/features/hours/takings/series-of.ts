import { findOutliers, type TakingsDay } from '@pamaina/forecast';
import { datesBetween, weekdayOf } from '../../../platform/time/zone.ts';

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
}

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
  const isWhole = (date: string) => byDate.get(date)?.every(({ minute }) => minute === null) === true;
  const by = dates.filter(isWhole).length * 2 > dates.length ? ('day' as const) : ('hour' as const);
  const days = (dates.length === 0 ? [] : all).map((date): TakingsDay => {
    const known = byDate.get(date) ?? [];
    const { isHoliday = false } = business.calendar.get(date) ?? {};
    return {
      weekday: weekdayOf(date),
      values: by === 'day' ? [totalOf(known)] : hoursOf(known, openHours(date, business)),
      special: isHoliday ? 'holiday' : null,
      factor: 1,
    };
  });
  return withoutOutliers({ dates: dates.length === 0 ? [] : all, days, by, unusual: new Map() }, byDate);
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
  const known = values.flatMap((value, hour) => (value === null ? [] : [hour]));
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined) return values;
  // A till writes no line for an hour in which nobody came.
  return values.map((value, hour) => value ?? ((hour > first && hour < last) || open?.[hour] === true ? 0 : null));
}

/** The hours of a date in which it is open, those after the midnight of the day before included; null: not known. */
export function openHours(date: string, { calendar, opening }: BusinessDays): boolean[] | null {
  const weekday = weekdayOf(date);
  const today = opening[weekday - 1] ?? null;
  if (calendar.get(date)?.isClosed === true) return Array.from({ length: HOURS }, () => false);
  if (today === null) return null;
  const before = opening[(weekday + 5) % 7] ?? null;
  const isIn = (span: { from: number; to: number } | null, minute: number) =>
    span !== null && minute + 60 > span.from && minute < span.to;
  return Array.from({ length: HOURS }, (_, hour) => isIn(today, hour * 60) || isIn(before, hour * 60 + 1440));
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
