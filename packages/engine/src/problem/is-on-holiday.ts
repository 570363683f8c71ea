import type { Shift } from './problem.ts';
import type { ProblemIndex } from './problem-index.ts';

/** Whether the shift starts on a public holiday. */
export function isOnHoliday({ calendar }: ProblemIndex, shift: Shift): boolean {
  return calendar.days[calendar.indexOf.get(shift.date) ?? -1]?.holiday === true;
}
