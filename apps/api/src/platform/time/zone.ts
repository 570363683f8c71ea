/** A local clock change within a day: at `at` (epoch minutes) the local time jumps by `by` minutes. */
export interface ClockChange {
  at: number;
  by: number;
}

/**
 * The two instants of a shift from its local date and times, in epoch milliseconds. An end at or before the start is on
 * the next day. A time that the clocks skip moves forward by the jump; one that occurs twice is its first occurrence
 * (RFC 5545, "compatible"). A shift entirely within the skipped hour keeps its length.
 */
export function shiftInstants(
  zone: string,
  date: string,
  start: string,
  end: string,
): { startsAt: number; endsAt: number } {
  const day = Temporal.PlainDate.from(date);
  const endDay = end <= start ? day.add({ days: 1 }) : day;
  const at = (on: Temporal.PlainDate, time: string) =>
    on.toZonedDateTime({ timeZone: zone, plainTime: time }).epochMilliseconds;
  const [startsAt, endsAt] = [at(day, start), at(endDay, end)];
  const written = day.toPlainDateTime(start).until(endDay.toPlainDateTime(end)).total('milliseconds');
  return { startsAt, endsAt: endsAt > startsAt ? endsAt : startsAt + written };
}

/** The break of a shift, in minutes; zero where a clock change leaves no room for it. */
export function fittingBreak(minutes: number, startsAt: number, endsAt: number): number {
  return minutes * 60_000 < endsAt - startsAt ? minutes : 0;
}

/** Local midnight of a date, epoch milliseconds. */
export function dayStart(zone: string, date: string): number {
  return Temporal.PlainDate.from(date).toZonedDateTime({ timeZone: zone }).epochMilliseconds;
}

/** The clock change on a local date, or null. */
export function clockChange(zone: string, date: string): ClockChange | null {
  const start = Temporal.PlainDate.from(date).toZonedDateTime({ timeZone: zone });
  const change = start.getTimeZoneTransition('next');
  if (!change || !change.toPlainDate().equals(start.toPlainDate())) return null;
  const by = (change.offsetNanoseconds - change.subtract({ nanoseconds: 1 }).offsetNanoseconds) / 60e9;
  return by === 0 ? null : { at: change.epochMilliseconds / 60_000, by };
}

/** The local date and `HH:MM` of an instant. */
export function localOf(zone: string, epochMilliseconds: number): { date: string; time: string } {
  const local = Temporal.Instant.fromEpochMilliseconds(epochMilliseconds).toZonedDateTimeISO(zone);
  return { date: local.toPlainDate().toString(), time: local.toPlainTime().toString({ smallestUnit: 'minute' }) };
}

/** The whole minutes since 1970 of a stored instant: the engine's clock. */
export const minuteOf = (instant: string): number => Math.floor(Date.parse(instant) / 60_000);

/** An instant as clients send it: with an offset, or local to the zone. Epoch milliseconds. */
export function readInstant(zone: string, text: string): number {
  if (/(Z|[+-]\d{2}:\d{2})$/.test(text)) return Temporal.Instant.from(text).epochMilliseconds;
  return Temporal.PlainDateTime.from(text).toZonedDateTime(zone).epochMilliseconds;
}

const DAY_MS = 86_400_000;

/** Every date from `start` to `end`, both inclusive. By day number: a date object for each costs ten times as much. */
export function datesBetween(start: string, end: string): string[] {
  const first = Date.parse(start);
  const count = Math.max(0, (Date.parse(end) - first) / DAY_MS + 1);
  return Array.from({ length: count }, (_, index) => new Date(first + index * DAY_MS).toISOString().slice(0, 10));
}

export function addDays(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

/** From 1, Monday, to 7. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00Z`).getUTCDay() || 7;

/** First and last date of a month. */
export function monthRange(year: number, month: number): { start: string; end: string } {
  const first = Temporal.PlainDate.from({ year, month, day: 1 });
  return { start: first.toString(), end: first.with({ day: first.daysInMonth }).toString() };
}

/** The Monday of the date's week. */
export function mondayOf(date: string): string {
  const day = Temporal.PlainDate.from(date);
  return day.subtract({ days: day.dayOfWeek - 1 }).toString();
}
