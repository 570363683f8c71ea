import type { Problem, Shift } from '../problem/problem.ts';
import type { ProblemIndex } from '../problem/problem-index.ts';
import { lawOn } from './law-on.ts';
import { minutesInWindow } from '../problem/wall-clock.ts';
import type { NightWindow } from '../problem/law-pack.ts';

/** Night work where the law does not define it: 3 hours between 22 and 6 (2003/88/EC 2, DK 117). */
const USUAL: NightWindow = { from: 22 * 60, to: 6 * 60, leastMinutes: 3 * 60 };

/** The hours that are night by the law, or usually. */
export const nightHoursOf = (law: Problem['law']): NightWindow => law?.nightWork ?? USUAL;

/** Real minutes of a shift in the night hours of the law. */
export function nightMinutes({ problem, calendar }: ProblemIndex, shift: Shift): number {
  const { from, to } = nightHoursOf(lawOn(problem.law, shift.date));
  const at = calendar.indexOf.get(shift.date) ?? 0;
  return minutesInWindow(calendar.days.slice(Math.max(0, at - 1), at + 2), shift.start, shift.end, from, to);
}

/** Whether the shift is night work. */
export function isNight(problemIndex: ProblemIndex, shift: Shift): boolean {
  return nightMinutes(problemIndex, shift) >= nightHoursOf(lawOn(problemIndex.problem.law, shift.date)).leastMinutes;
}
