import type { Need, Shift } from './problem.ts';

/** What a shift is for, as a need without a count. */
export function dutyOf(
  shift: Shift,
): Pick<Need, 'date' | 'role' | 'start' | 'end' | 'breakMinutes' | 'onCall' | 'half'> {
  const { date, role, start, end, breakMinutes, onCall, half } = shift;
  return { date, role, start, end, breakMinutes, ...(onCall === 'at_work' && { onCall }), ...(half && { half }) };
}

/** An open shift of a need. */
export function openShift(need: Need, id: string): Shift {
  const { date, template, role, start, end, breakMinutes, onCall, half } = need;
  const open = { id, date, template, role, start, end, breakMinutes, employeeId: null, locked: false };
  return { ...open, ...(onCall && { onCall }), ...(half && { half }) };
}
