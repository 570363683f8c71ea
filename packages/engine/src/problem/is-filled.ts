import type { Shift } from './problem.ts';

/**
 * Whether the shift is assigned, including to a former employee who is no longer in `people`: it fills a place of its
 * need.
 */
export function isFilled(shift: Shift): boolean {
  return shift.employeeId !== null || shift.workedBy !== undefined;
}
