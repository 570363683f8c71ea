import { constants } from '@pamaina/contract';
import { localOf } from '../../platform/time/zone.ts';

/**
 * The dates for which preferences can be made, both inclusive: from today in the project's time zone, a year ahead.
 * @param now milliseconds since 1970
 */
export function wishRange(zone: string, now: number): { start: string; end: string } {
  const start = localOf(zone, now).date;
  return { start, end: Temporal.PlainDate.from(start).add({ months: constants.wishMonthsAhead }).toString() };
}
