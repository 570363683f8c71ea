import type { Day, Shift } from '@pamaina/engine';

const NIGHT = { from: 22 * 60, to: 30 * 60 };

/**
 * How many minutes of a shift lie between 22:00 and 06:00 (DK 117), as the clock really runs: seven hours on the night the clocks
 * go forward, nine when they go back. The break is not known to lie in the night, so it is not subtracted.
 */
export function nightMinutes(days: readonly Day[], shift: Shift): number {
  return days.reduce((sum, day, index) => {
    const next = days[index + 1];
    if (!next || day.startsAt > shift.end || next.startsAt + NIGHT.to < shift.start) return sum;
    const from = wallInstant(day, NIGHT.from);
    const to = wallInstant(next, NIGHT.to - 24 * 60);
    return sum + Math.max(0, Math.min(shift.end, to) - Math.max(shift.start, from));
  }, 0);
}

/** The instant at which a day's wall clock shows a minute; nights begin and end at times that no clock change of ours skips. */
export function wallInstant(day: Day, minute: number): number {
  const at = day.startsAt + minute;
  return day.clockChange && at >= day.clockChange.at ? at - day.clockChange.by : at;
}
