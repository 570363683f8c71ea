import type { timeOff } from '@pamaina/contract';
import { addDays, dayStart } from '../../platform/time/zone.ts';

/** Time off from local midnight to local midnight, as instants. */
export function spanOf(
  zone: string,
  { start_date, end_date }: Pick<timeOff.TimeOff, 'start_date' | 'end_date'>,
): { starts_at: string; ends_at: string } {
  return {
    starts_at: new Date(dayStart(zone, start_date)).toISOString(),
    ends_at: new Date(dayStart(zone, addDays(end_date, 1))).toISOString(),
  };
}
