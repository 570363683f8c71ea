import { schedule } from '@pamaina/contract';
import { z } from 'zod';
import { datesBetween } from '../../../lib/dates/dates.ts';
import { OFFLINE_KEY } from '../../../lib/session/kept-session.ts';
import { readCached } from '../../../lib/session/session-store.ts';
import type { DateRange } from '../../../lib/schedule/months.ts';

/** Older data is dropped: after two weeks the schedule has changed too much. */
const LONGEST_DAYS = 14;

const Copy = z.object({
  /** The account and the project of the schedule. */
  owner: z.string(),
  employee_id: z.string(),
  /** Each day with the time at which it was loaded, milliseconds since 1970. */
  days: z.record(z.string(), z.object({ at: z.number(), shifts: z.array(schedule.Shift) })),
});
type Copy = z.infer<typeof Copy>;

export interface OfflineSchedule {
  /** The time at which the oldest part was loaded, milliseconds since 1970. */
  at: number;
  /** The user's shifts and those of colleagues at the same time. */
  shifts: schedule.Shift[];
  employeeId: string;
  /** Dates of the range that this device never loaded, or too long ago: they can't be shown as free. */
  unknown: ReadonlySet<string>;
}

interface Read {
  owner: string;
  range: DateRange;
  shifts: readonly schedule.Shift[];
  /** Shifts of this employee are the user's own. */
  employeeId: string;
  now: number;
}

/**
 * Stores the user's shifts of a range on this device, with those of the colleagues who work at the same time; the rest
 * of the team's are not stored.
 */
export function keepOffline({ owner, range, shifts, employeeId, now }: Read): void {
  const own = shifts.filter((shift) => shift.employee_id === employeeId);
  const together = shifts.filter((shift) =>
    own.some((mine) => mine === shift || (shift.starts_at < mine.ends_at && shift.ends_at > mine.starts_at)),
  );
  const byDate = Map.groupBy(together, ({ date }) => date);
  const before = readCopy();
  const oldest = now - LONGEST_DAYS * 86_400_000;
  const kept = Object.entries(before?.owner === owner ? before.days : {}).filter(([, { at }]) => at > oldest);
  const fresh = datesBetween(range.start, range.end).map((date) => [date, { at: now, shifts: byDate.get(date) ?? [] }]);
  const copy = { owner, employee_id: employeeId, days: Object.fromEntries([...kept, ...fresh]) as Copy['days'] };
  try {
    localStorage.setItem(OFFLINE_KEY, JSON.stringify(copy));
  } catch {
    // The device has no space: an incomplete copy is not kept.
    localStorage.removeItem(OFFLINE_KEY);
  }
}

/**
 * The stored data of a range, or null when none of its days is recent enough.
 * @param owner null: the last user of this device, once their session has expired
 */
export function readOffline(owner: string | null, range: DateRange, now: number): OfflineSchedule | null {
  const copy = readCopy();
  if (copy === null || (owner !== null && copy.owner !== owner)) return null;
  const oldest = now - LONGEST_DAYS * 86_400_000;
  const unknown = new Set<string>();
  const known = datesBetween(range.start, range.end).flatMap((date) => {
    const day = copy.days[date];
    if (day && day.at > oldest) return [day];
    unknown.add(date);
    return [];
  });
  if (known.length === 0) return null;
  return {
    at: Math.min(...known.map(({ at }) => at)),
    shifts: known.flatMap(({ shifts }) => shifts),
    employeeId: copy.employee_id,
    unknown,
  };
}

const readCopy = (): Copy | null => readCached(OFFLINE_KEY, Copy);
