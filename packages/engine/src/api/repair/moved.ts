import type { Shift } from '../../problem/problem.ts';
import type { ShiftMove } from '../../problem/remedy.ts';

/** A shift reassigned to another employee, as a move. */
export function moveOf(shift: Shift, to: string | null, isStored = true): ShiftMove {
  const { id, date, template, role, start, end, employeeId } = shift;
  return { shiftId: isStored ? id : null, date, template, role, start, end, from: employeeId, to };
}

/** The roster after some shifts have been reassigned. */
export function moved(shifts: readonly Shift[], changes: ReadonlyMap<Shift, string | null>): Shift[] {
  const after = shifts.map((shift) => {
    const to = changes.get(shift);
    return to === undefined ? shift : { ...shift, employeeId: to };
  });
  const known = new Set(shifts);
  const added = [...changes].filter(([shift]) => !known.has(shift));
  return [...after, ...added.map(([shift, to]) => ({ ...shift, employeeId: to }))];
}
