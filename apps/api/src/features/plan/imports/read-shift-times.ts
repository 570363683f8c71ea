import { addDays } from '../../../platform/time/zone.ts';
import { type CellReading, type Moment, readMoment } from './history-cells.ts';
import type { HistoryTemplate, RowCells, RowReport } from './history-facts.ts';

export interface ShiftTimes {
  /** On which it begins. */
  date: string;
  start: string;
  end: string;
}

const DAY = 1440;
const NOON = 720;

/**
 * When a shift was: by its date and times, by the dates that the times have themselves, or by the times of its
 * template. Work after midnight can be listed under the day before; other dates that contradict each other are
 * refused.
 * @param listed the date of the row; null: it has no column of dates
 */
export function readShiftTimes(
  given: RowCells,
  { listed, template, reading }: { listed: string | null; template: HistoryTemplate | null; reading: CellReading },
  report: RowReport,
): ShiftTimes | null {
  const read = (field: 'start' | 'end', usual: string | undefined): Moment | null => {
    const cell = given.get(field) ?? usual?.slice(0, 5);
    const moment = cell === undefined ? null : readMoment(cell, reading.orders.get(field) ?? 'day', reading);
    if (moment === null) report(field, cell === undefined ? 'invalid.required' : 'invalid.time_format');
    return moment;
  };
  const [start, end] = [read('start', template?.start_time), read('end', template?.end_time)];
  if (start === null || end === null) return null;
  const day = start.date ?? listed;
  if (day === null) report('start', 'imports.noDateHere');
  else if (!isDay(day)) report('start', 'invalid.date_format');
  else if (listed !== null && !fits(start, listed)) report('start', 'imports.datesDiffer', { date: listed });
  else return between({ ...start, date: day }, end, report);
  return null;
}

/** The date of the row, or before noon the day after it: a night's work. */
const fits = ({ date, minutes }: Moment, listed: string) =>
  date === null || date === listed || (date === addDays(listed, 1) && minutes < NOON);

function between(start: { date: string; minutes: number }, end: Moment, report: RowReport): ShiftTimes | null {
  const from = start.minutes;
  // From the midnight of the start's date. Without a date of its own, the end is the next such time after the start;
  // after a start beyond 24:00 it is beyond 24:00 too.
  const until =
    end.date !== null
      ? daysFrom(start.date, end.date) * DAY + end.minutes
      : from > DAY || end.minutes >= DAY
        ? end.minutes
        : from + ((end.minutes - from + 2 * DAY) % DAY);
  if (until === from) report('end', 'invalid.end_equals_start');
  else if (!(until > from && until < from + DAY)) report('end', 'imports.endsLate');
  else return { date: addDays(start.date, Math.floor(from / DAY)), start: clockOf(from), end: clockOf(until) };
  return null;
}

const daysFrom = (one: string, other: string) => (Date.parse(other) - Date.parse(one)) / 86_400_000;

const clockOf = (minutes: number) =>
  `${String(Math.floor((minutes % DAY) / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** A date of this century that exists. */
export function isDay(text: string): boolean {
  if (!/^20\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
