import type { unavailability } from '@pamaina/contract';
import { localOf } from '../../platform/time/zone.ts';
import type { Span } from './expand-weekly.ts';
import type { Unavailable } from './absences.ts';

/** A text of `i18n/<language>/availability.ts` with its values. */
export interface Reason {
  key: string;
  values: Record<string, string>;
}

export interface DayFacts {
  /** The local day, midnight to midnight. */
  day: Span;
  zone: string;
  /** Those that overlap the day, earliest first. */
  blocks: readonly Unavailable[];
  shifts: readonly { start_time: string; end_time: string; role: string }[];
  /** The name of the holiday on which the business is closed. */
  closedFor: string | null;
  /** Outside of the employment: before the first day, or after the last one. */
  employed: { key: 'starts' | 'left'; day: string } | null;
}

/** What an employee can work on a day, and everything that prevents it (Decisions, Availability). */
export function availabilityOfDay(facts: DayFacts): {
  state: unavailability.AvailabilityDay['state'];
  reasons: Reason[];
} {
  const { day, zone, blocks, shifts, closedFor, employed } = facts;
  if (employed && shifts.length === 0)
    return { state: 'unavailable', reasons: [{ key: `employed_${employed.key}`, values: { day: employed.day } }] };
  const reasons: Reason[] = [
    ...shifts.map(({ start_time, end_time, role }) => ({
      key: 'shift',
      values: { from: start_time.slice(0, 5), to: end_time.slice(0, 5), role },
    })),
    ...(closedFor === null ? [] : [{ key: 'closed', values: { name: closedFor } }]),
    ...blocks.map((block) => blockReason(block, day, zone)),
  ];
  if (shifts.length > 0) return { state: 'working', reasons };
  if (closedFor !== null || isCovered(day, blocks)) return { state: 'unavailable', reasons };
  return { state: blocks.length > 0 ? 'partly' : 'available', reasons };
}

/** Whether the blocks together cover the whole day. They are sorted, earliest first. */
function isCovered(day: Span, blocks: readonly Unavailable[]): boolean {
  let until = day.starts_at;
  for (const { starts_at, ends_at } of blocks) if (starts_at <= until) until = Math.max(until, ends_at);
  return until >= day.ends_at;
}

function blockReason({ source, is_ill, note, starts_at, ends_at }: Unavailable, day: Span, zone: string): Reason {
  const isWholeDay = starts_at <= day.starts_at && ends_at >= day.ends_at;
  const isNoted = source === 'self' && !is_ill && note !== null;
  const key = `${is_ill ? 'ill' : source}${isWholeDay ? '' : '_part'}${isNoted ? '_noted' : ''}`;
  const from = starts_at <= day.starts_at ? '00:00' : localOf(zone, starts_at).time;
  const to = ends_at >= day.ends_at ? '24:00' : localOf(zone, ends_at).time;
  return { key, values: { from, to, ...(isNoted && { note }) } };
}
