import type { imports } from '@pamaina/contract';
import { splitDate } from '../../../../platform/files/cell-dates.ts';
import { addDays, clockChange, localOf } from '../../../../platform/time/zone.ts';
import { isDay, readMoment } from '../../../plan/imports/index.ts';
import { readTakingTime, type TakingTime } from '../taking-times.ts';

/** Where the time of a row is, from 0. */
export interface TimeColumns {
  at: number;
  date: number;
  time: number;
}

export interface TimeReading {
  zone: string;
  order: imports.DateOrder;
  /** A date alone is a midnight, in a column of dates with times. */
  hasTimes: boolean;
}

/** A time of a row; `isAgain` is null where only the rows around it can say so. */
export interface RowTime {
  date: string;
  minute: number | null;
  isAgain: boolean | null;
}

/** What is wrong with a row's time, at the column. */
export interface TimeFault {
  field: 'at' | 'date' | 'time';
  key: string;
}

/** `10:00-11:00`: the hour from the first to the second. */
const UNTIL = /\s*(-|–|—|\biki\b|\bto\b)\s*\d.*$/i;
/** RFC 3339, with its offset. */
const INSTANT = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::\d{2}(?:[.,]\d+)?)?\s?(Z|[+-]\d{2}:\d{2})$/;
/** Without seconds, `03:00 -04:00` is rather an hour. */
const isInstant = (cell: string) => INSTANT.test(cell) && /T|Z|\+|:\d{2}:\d{2}/.test(cell);
const DAY = 1440;

/** The time of a row by its cells, as they are written. */
export function rowTimeOf(cells: readonly string[], columns: TimeColumns, reading: TimeReading): RowTime | TimeFault {
  if (columns.at !== -1) return momentOf(cells[columns.at] ?? '', reading);
  const written = cells[columns.date] ?? '';
  const { date } = splitDate(written, reading.order);
  if (date === null || !isDay(date))
    return { field: 'date', key: written === '' ? 'invalid.required' : 'invalid.date_format' };
  if (columns.time === -1) return { date, minute: null, isAgain: false };
  const cell = cells[columns.time] ?? '';
  const moment = timeOf(cell, reading);
  if (moment === null) return { field: 'time', key: cell === '' ? 'invalid.required' : 'invalid.time_format' };
  return timed(date, moment);
}

function momentOf(cell: string, { zone, order, hasTimes }: TimeReading): RowTime | TimeFault {
  if (isInstant(cell)) {
    const [, date = '', time = '', offset = ''] = INSTANT.exec(cell) ?? [];
    const instant = isDay(date) ? localInstant(zone, `${date}T${time}${offset}`) : null;
    if (instant !== null) return instant;
  }
  const { date, rest } = splitDate(cell, order);
  if (date === null || !isDay(date))
    return { field: 'at', key: cell === '' ? 'invalid.required' : 'invalid.date_format' };
  if (rest === '') return { date, minute: hasTimes ? 0 : null, isAgain: hasTimes ? null : false };
  const minutes = timeOf(rest, { order });
  return minutes === null ? { field: 'at', key: 'invalid.time_format' } : timed(date, minutes);
}

function localInstant(zone: string, at: string): RowTime | null {
  // A receipt at any minute: only its quarter of an hour counts.
  const minute = Number(at.slice(14, 16));
  const quarter = `${at.slice(0, 14)}${String(minute - (minute % 15)).padStart(2, '0')}${at.slice(16)}`;
  const read: TakingTime | string = readTakingTime(zone, quarter);
  return typeof read === 'string' ? null : { date: read.date, minute: read.minute, isAgain: read.is_again };
}

/** Minutes after midnight, also behind a date that a program writes for none; null: no time. */
function timeOf(cell: string, { order }: Pick<TimeReading, 'order'>): number | null {
  const { rest } = splitDate(cell, order);
  return readMoment(rest.replace(UNTIL, ''), order, { times: 'clock', hasMidnights: false })?.minutes ?? null;
}

/** 24:00 is the midnight of the next day. */
const timed = (date: string, minutes: number): RowTime => ({
  date: addDays(date, Math.floor(minutes / DAY)),
  minute: minutes % DAY,
  isAgain: null,
});

/** The local minutes of a date that never are, or that come twice; both ends as in `from <= minute < to`. */
export interface ClockNight {
  kind: 'never' | 'twice';
  from: number;
  to: number;
}

/** The night of a clock change; null on all other dates. */
export function clockNight(zone: string, date: string): ClockNight | null {
  const change = clockChange(zone, date);
  if (change === null) return null;
  const { time } = localOf(zone, change.at * 60_000);
  const after = Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  return change.by > 0
    ? { kind: 'never', from: after - change.by, to: after }
    : { kind: 'twice', from: after, to: after - change.by };
}
