import { fieldProblem } from '../../../platform/ground/problem-error.ts';
import { addDays, dayStart, localOf, readInstant } from '../../../platform/time/zone.ts';

/** When somebody is away, in milliseconds since 1970. */
export interface AbsenceSpan {
  startsAt: number;
  endsAt: number;
  /** The end is not known yet: the days are kept free until `endsAt`. */
  isOpen: boolean;
}

/** The longest time off; also how long the days are kept free when the end is unknown. */
const DAYS_MAX = 366;

/**
 * An absence as a client states it: local days, both inclusive, or instants; without an end it is not known yet. Days
 * of 23 or 25 hours are whole days like any other.
 * @throws `invalid` for an end that is not after the start, and for more than a year
 */
export function readAbsenceSpan(zone: string, { start, end }: { start: string; end?: string | null }): AbsenceSpan {
  const startsAt = isDay(start) ? dayStart(zone, start) : readInstant(zone, start);
  const longest = dayStart(zone, addDays(localOf(zone, startsAt).date, DAYS_MAX));
  if (end == null) return { startsAt, endsAt: longest, isOpen: true };
  const endsAt = isDay(end) ? dayStart(zone, addDays(end, 1)) : readInstant(zone, end);
  if (endsAt <= startsAt) throw fieldProblem('end', isDay(end) ? 'end_date_before_start' : 'end_before_start');
  if (endsAt > longest) throw fieldProblem('end', 'time_off_long');
  return { startsAt, endsAt, isOpen: false };
}

const isDay = (value: string) => value.length === 10;
