import { datesBetween, addDays, monthOf } from '../../platform/time/zone.ts';

interface Schedule {
  /** The dates of the person's published shifts. */
  shifts: ReadonlySet<string>;
  /** Of all years in question. */
  publicHolidays: ReadonlySet<string>;
}

/** DK 115(2). */
export const NOTICE_DAYS = 2;

/**
 * The working days of a person that lie between the day on which they are told and a changed day: neither of the two
 * counts (DK 65). In a month in which the person has published shifts, their working days are those of the shifts; in
 * any other, Monday to Friday without public holidays.
 * @param told a local date
 * @param changed a local date
 */
export function noticeDays(told: string, changed: string, { shifts, publicHolidays }: Schedule): number {
  const planned = new Set([...shifts].map(monthOf));
  const isWorkingDay = (date: string) =>
    planned.has(monthOf(date))
      ? shifts.has(date)
      : Temporal.PlainDate.from(date).dayOfWeek <= 5 && !publicHolidays.has(date);
  return datesBetween(addDays(told, 1), addDays(changed, -1)).filter(isWorkingDay).length;
}
