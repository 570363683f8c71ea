import type { Need, Shift } from './problem.ts';

/** What a shift is for, as a need without a count. */
export function dutyOf(shift: Shift): Pick<Need, 'date' | 'role' | 'start' | 'end' | 'breakMinutes' | 'onCall'> {
  const { date, role, start, end, breakMinutes, onCall } = shift;
  return { date, role, start, end, breakMinutes, ...(onCall === 'at_work' && { onCall }) };
}

/** An open shift of a need. */
export function openShift(need: Need, id: string): Shift {
  const { date, template, role, start, end, breakMinutes, onCall } = need;
  const open = { id, date, template, role, start, end, breakMinutes, employeeId: null, locked: false };
  return onCall === undefined ? open : { ...open, onCall };
}
