import type { timeClock } from '@pamaina/contract';
import type { StoredTap } from './tap-queue.ts';

/** The clock as it will be once the waiting clock events have been sent, shown while offline. */
export function applyTaps(clock: timeClock.TimeClock, taps: readonly StoredTap[]): timeClock.TimeClock {
  return taps.reduce(applyTap, clock);
}

function applyTap(clock: timeClock.TimeClock, { id, kind, tapped_at, ended_at }: StoredTap): timeClock.TimeClock {
  const { entry, shift } = clock;
  if (kind === 'in') {
    if (entry) return clock;
    const begun = { id, started_at: tapped_at, break_started_at: null, break_minutes: 0, note: null };
    const minutes = shift && minutesBetween(shift.starts_at, tapped_at);
    return { ...clock, entry: { ...begun, is_forgotten: false }, minutes_from_start: minutes, proposed_end: null, last: null };
  }
  if (!entry) return clock;
  const pause = entry.break_started_at;
  if (kind === 'break_start') return { ...clock, entry: { ...entry, break_started_at: pause ?? tapped_at } };
  const break_minutes = entry.break_minutes + (pause === null ? 0 : minutesBetween(pause, tapped_at));
  if (kind === 'break_end') return { ...clock, entry: { ...entry, break_started_at: null, break_minutes } };
  const end = ended_at === undefined ? tapped_at : ended_at;
  const { started_at } = entry;
  const worked_minutes = end === null ? 0 : minutesBetween(started_at, end) - break_minutes;
  const last = end === null ? null : { started_at, ended_at: end, worked_minutes };
  return { ...clock, entry: null, minutes_from_start: null, proposed_end: null, last };
}

/** Full minutes by the clock, without seconds. */
const minutesBetween = (start: string, end: string) =>
  Math.floor(Date.parse(end) / 60_000) - Math.floor(Date.parse(start) / 60_000);
