import type { Shift } from './problem.ts';

/** Whether somebody works the shift, were it somebody who is not in `people` any more: it fills a place of its need. */
export function isFilled(shift: Shift): boolean {
  return shift.employeeId !== null || shift.workedBy !== undefined;
}
