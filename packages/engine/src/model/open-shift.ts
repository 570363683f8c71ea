import type { Need, Shift } from './problem.ts';

/** An open shift of a need. */
export function openShift(need: Need, id: string): Shift {
  const { date, template, role, start, end, breakMinutes } = need;
  return { id, date, template, role, start, end, breakMinutes, employeeId: null, locked: false };
}
