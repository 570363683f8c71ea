import type { Day, Shift } from './problem.ts';
import type { ProblemIndex } from './problem-index.ts';

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
