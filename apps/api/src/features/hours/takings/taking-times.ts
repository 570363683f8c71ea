import { localOf, readInstant } from '../../../platform/time/zone.ts';

/** When something came in, on the clock of the business. */
export interface TakingTime {
  date: string;
  /** After midnight; null: the whole day. */
  minute: number | null;
  /** The second time that this hour comes, in the night in which clocks go back. */
  is_again: boolean;
}

/** Why a time can't be stored: in the gap of a clock change it never was, or it doesn't begin a quarter of an hour. */
export type TimeFault = 'takings_time_missing' | 'takings_quarter';

/**
 * The local time of what a client sends: a date, an instant with its offset, or a local time, of which the first is
 * meant where it comes twice.
 */
export function readTakingTime(zone: string, at: string): TakingTime | TimeFault {
  if (!at.includes('T')) return { date: at, minute: null, is_again: false };
  const instant = readInstant(zone, at);
  const { date, time } = localOf(zone, instant);
  const minute = Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  const isLocal = !/(Z|[+-]\d{2}:\d{2})$/.test(at);
  if (isLocal && at.slice(0, 16) !== `${date}T${time}`) return 'takings_time_missing';
  if (minute % 15 !== 0) return 'takings_quarter';
  return { date, minute, is_again: readInstant(zone, `${date}T${time}`) !== instant };
}

/** `2026-05-04T14:00`, or the date of a whole day. */
export function atOf({ date, minute }: Pick<TakingTime, 'date' | 'minute'>): string {
  return minute === null ? date : `${date}T${clock(Math.floor(minute / 60))}:${clock(minute % 60)}`;
}

const clock = (number: number) => String(number).padStart(2, '0');
