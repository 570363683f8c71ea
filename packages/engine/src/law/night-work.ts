import type { Shift } from '../model/problem.ts';
import type { Setting } from '../model/setting.ts';
import { minutesInWindow } from '../model/wall-clock.ts';
import type { NightWindow } from './law-pack.ts';

/** Night work where the law does not define it: 3 hours between 22 and 6 (2003/88/EC 2, DK 117). */
const USUAL: NightWindow = { from: 22 * 60, to: 6 * 60, leastMinutes: 3 * 60 };

/** Real minutes of a shift in the night hours of the law. */
export function nightMinutes({ problem, calendar }: Setting, shift: Shift): number {
  const { from, to } = problem.law?.nightWork ?? USUAL;
  const at = calendar.indexOf.get(shift.date) ?? 0;
  return minutesInWindow(calendar.days.slice(Math.max(0, at - 1), at + 2), shift.start, shift.end, from, to);
}

/** Whether the shift is night work. */
export function isNight(setting: Setting, shift: Shift): boolean {
  return nightMinutes(setting, shift) >= (setting.problem.law?.nightWork ?? USUAL).leastMinutes;
}
