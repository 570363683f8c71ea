import type { ClockTime, LocalDate } from '@pamaina/contract';

/** The local time of a business, whatever zone the device is in. */
export interface Clock {
  /** The local date, `YYYY-MM-DD`, now or at another moment (milliseconds since 1970). */
  today: (nowMs?: number) => LocalDate;
  /** The local date and time of day (`HH:MM`) of an instant, RFC 3339 or milliseconds since 1970. */
  local: (instant: string | number) => { date: LocalDate; time: ClockTime };
}

/**
 * @param timeZone IANA name, as in a project
 * @throws RangeError for a name that the browser does not know
 */
export function createClock(timeZone: string): Clock {
  // Swedish writes `2026-03-09 14:05`.
  const text = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const local: Clock['local'] = (instant) => {
    const [date, time] = text.format(new Date(instant)).split(' ');
    return { date: date as LocalDate, time: time as ClockTime };
  };
  return { today: (nowMs = Date.now()) => local(nowMs).date, local };
}

const DAY_MS = 86_400_000;

/**
 * The instant, in milliseconds, of a local date and time (`HH:MM`). In an hour that occurs twice it is the first one;
 * in an hour that the clocks skip, the instant that it would have been.
 */
export function instantOf(clock: Clock, date: string, time: string): number {
  const wall = Date.parse(`${date}T${time}Z`);
  const wallAt = (instant: number) => {
    const local = clock.local(instant);
    return Date.parse(`${local.date}T${local.time}Z`);
  };
  const [first, second] = [wall - DAY_MS, wall + DAY_MS].map((near) => wall - (wallAt(near) - near)).sort(ascending);
  const found = [first, second].find((instant) => instant !== undefined && wallAt(instant) === wall);
  return found ?? second ?? wall;
}

const ascending = (a: number, b: number) => a - b;
