import type { unavailability } from '@pamaina/contract';
import type { Clock } from '../../lib/dates/clock.ts';
import { addDays } from '../../lib/dates/dates.ts';

export interface Period {
  /** Local dates and times in the project's zone. */
  startDate: string;
  startTime: string;
  endDate: string;
  endTime: string;
  /** From midnight to midnight; `endDate` is then the last day itself. */
  isAllDay: boolean;
}

/** An unavailability in the form's fields: local dates and times, full days as days. */
export function periodOf({ start, end }: Pick<unavailability.Unavailability, 'start' | 'end'>, clock: Clock): Period {
  const { date: startDate, time: startTime } = clock.local(start);
  const { date: endDate, time: endTime } = clock.local(end);
  const isAllDay = startTime === '00:00' && endTime === '00:00' && endDate > startDate;
  return { startDate, startTime, endDate: isAllDay ? addDays(endDate, -1) : endDate, endTime, isAllDay };
}

/** Start and end as the API expects them: local date and time in the project's zone. */
export function toInstants({ startDate, startTime, endDate, endTime, isAllDay }: Period): {
  start: string;
  end: string;
} {
  return isAllDay
    ? { start: `${startDate}T00:00`, end: `${addDays(endDate, 1)}T00:00` }
    : { start: `${startDate}T${startTime}`, end: `${endDate}T${endTime}` };
}
