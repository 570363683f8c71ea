import type { Day, Instant, Minutes } from './problem.ts';

/**
 * The instant at which local time on a day is `minute` (0..1440): the first one if it is repeated, and the moment of
 * the jump if it is skipped.
 */
export function instantAt(day: Day, minute: Minutes): Instant {
  const plain = day.startsAt + minute;
  const change = day.clockChange;
  if (!change || plain < change.at) return plain;
  return Math.max(change.at, plain - change.by);
}

/** The minute of the day that a clock shows at an instant: 480 at 08:00, also after a change of the clock. */
export function clockAt({ startsAt, clockChange }: Day, instant: Instant): Minutes {
  const isChanged = clockChange !== null && instant >= clockChange.at;
  return instant - startsAt + (isChanged ? clockChange.by : 0);
}

/**
 * Real minutes of [start, end) in the local-time window from `from` to `to` (minutes of the day) of any of the days. A
 * window with `to` at or before `from` crosses midnight (a night).
 */
export function minutesInWindow(
  days: readonly Day[],
  start: Instant,
  end: Instant,
  from: Minutes,
  to: Minutes,
): Minutes {
  let sum = 0;
  for (const day of days) {
    if (day.startsAt >= end || day.startsAt + 1560 <= start) continue;
    if (from < to) sum += overlap(start, end, instantAt(day, from), instantAt(day, to));
    else {
      sum += overlap(start, end, day.startsAt, instantAt(day, to));
      sum += overlap(start, end, instantAt(day, from), instantAt(day, 1440));
    }
  }
  return sum;
}

/** Common minutes of two half-open intervals. */
export function overlap(startA: Instant, endA: Instant, startB: Instant, endB: Instant): Minutes {
  return Math.max(0, Math.min(endA, endB) - Math.max(startA, startB));
}
