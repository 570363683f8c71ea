import type { Calendar } from './calendar.ts';
import type { Need, Problem, Day, Shift } from './problem.ts';

/** A problem with its days by index and needs by key: the data that does not depend on even shares. */
export interface ProblemIndex {
  problem: Problem;
  calendar: Calendar;
  /** The needs by `needKey`, one per key. */
  needs: ReadonlyMap<string, Need>;
}

/**
 * Whether the shift has hours on a known day of that kind: the one on which it starts, or one that it reaches after
 * midnight.
 */
export function worksOn(
  { calendar: { days, indexOf } }: ProblemIndex,
  shift: Shift,
  isMeant: (day: Day) => boolean,
): boolean {
  const first = indexOf.get(shift.date) ?? -1;
  for (let at = first; at >= 0 && at < days.length; at++) {
    const day = days[at]!;
    if (at > first && day.startsAt >= shift.end) return false;
    if (isMeant(day)) return true;
  }
  return false;
}

/** Whether the shift starts on a public holiday. */
export function isOnHoliday({ calendar }: ProblemIndex, shift: Shift): boolean {
  return calendar.days[calendar.indexOf.get(shift.date) ?? -1]?.holiday === true;
}
