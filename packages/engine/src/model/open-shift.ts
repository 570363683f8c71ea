import type { Need, Shift } from './problem.ts';

/** A need's place without a person. */
export function openShift(need: Need, id: string): Shift {
  const { date, template, role, start, end, breakMinutes } = need;
  return { id, date, template, role, start, end, breakMinutes, employeeId: null, locked: false };
}
