import { constants } from '@pamaina/contract';
import { localOf } from '../../platform/time/zone.ts';

/**
 * The dates that can be wished for, both included: from today on by the project's clock, a year ahead.
 * @param now milliseconds since 1970
 */
export function wishRange(zone: string, now: number): { start: string; end: string } {
  const start = localOf(zone, now).date;
  return { start, end: Temporal.PlainDate.from(start).add({ months: constants.wishMonthsAhead }).toString() };
}
