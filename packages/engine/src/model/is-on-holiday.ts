import type { Shift } from './problem.ts';
import type { Setting } from './setting.ts';

/** Whether the shift starts on a public holiday. */
export function isOnHoliday({ calendar }: Setting, shift: Shift): boolean {
  return calendar.days[calendar.indexOf.get(shift.date) ?? -1]?.holiday === true;
}
