/** A day of a calendar without a time zone, `YYYY-MM-DD`. Dates compare as texts. */
export type LocalDate = `${number}-${number}-${number}`;

/** `YYYY-MM`; months compare as texts too. */
export type Month = `${number}-${number}`;

/** A time of day on the 24-hour clock, `HH:MM`. */
export type ClockTime = `${number}:${number}`;

export const isClockTime = (text: string): text is ClockTime => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** The month of a date. */
export const monthOf = (date: string): Month => date.slice(0, 7) as Month;

/** The year of a date or a month. */
export const yearOf = (date: string): number => Number(date.slice(0, 4));

/** The month's number of a date or a month, from 1, January. */
export const monthNumberOf = (date: string): number => Number(date.slice(5, 7));

/** A time of day as the database has it, `HH:MM:SS`, without its seconds. */
export const clockTimeOf = (time: string): ClockTime => time.slice(0, 5) as ClockTime;

/** Minutes since midnight. */
export const minutesOf = (time: ClockTime): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Minutes from one time of day to another, which is on the next day if it is not later. */
export const minutesBetween = (start: ClockTime, end: ClockTime): number =>
  (minutesOf(end) - minutesOf(start) + 1440) % 1440 || 1440;
