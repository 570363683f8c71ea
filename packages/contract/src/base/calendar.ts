/** A day of a calendar without a time zone, `YYYY-MM-DD`. Dates compare as texts. */
export type LocalDate = `${number}-${number}-${number}`;

/** `YYYY-MM`; months compare as texts too. */
export type Month = `${number}-${number}`;

/** A time of day on the 24-hour clock, `HH:MM`. */
export type ClockTime = `${number}:${number}`;

export const isClockTime = (text: string): text is ClockTime => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** Minutes since midnight. */
export const minutesOf = (time: ClockTime): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Minutes from one time of day to another, which is on the next day if it is not later. */
export const minutesBetween = (start: ClockTime, end: ClockTime): number =>
  (minutesOf(end) - minutesOf(start) + 1440) % 1440 || 1440;
