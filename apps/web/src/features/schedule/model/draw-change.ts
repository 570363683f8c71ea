import type { schedule } from '@pamaina/contract';
import { bodyOf, drawShift, sameBody } from './shift-body.ts';
import type { Change } from './undo-stack.ts';

type Shift = schedule.Shift;

/** The shifts with a change applied, before the server has responded. */
export function drawChange(shifts: Shift[], change: Change, nameOf: (employeeId: string) => string | null): Shift[] {
  const { id, after } = change;
  if (after === null) return shifts.filter((shift) => shift.id !== id);
  const name = after.employee_id === null ? null : nameOf(after.employee_id);
  const known = shifts.find((shift) => shift.id === id);
  const drawn = drawShift(after, id, name, known?.version ?? 0);
  if (known === undefined) return [...shifts, drawn];
  const sameHours = known.start_time === after.start_time && known.end_time === after.end_time;
  const shown = sameHours && known.date === after.date ? { ...known, ...after, employee_name: name } : drawn;
  const amended = known.amended === 'same' ? 'changed' : known.amended;
  return shifts.map((shift) => (shift.id === id ? { ...shown, amended, warnings: [] } : shift));
}

/** Replaces a shift by the server's version; `drawnId` is the temporary ID under which it was shown before. */
export function takeReply(shifts: Shift[], drawnId: string, reply: Shift, waitsForMore: boolean): Shift[] {
  return shifts.map((shift) => {
    if (shift.id !== drawnId && shift.id !== reply.id) return shift;
    // How it differs from the published shift is read with the range.
    return waitsForMore ? { ...shift, id: reply.id, version: reply.version } : { ...reply, amended: shift.amended };
  });
}

/** Reverts a rejected change: restores the earlier shift. */
export function drawBack(shifts: Shift[], id: string, earlier: Shift | undefined): Shift[] {
  const others = shifts.filter((shift) => shift.id !== id);
  return earlier === undefined ? others : [...others, earlier];
}

/** Whether a shift no longer equals the state that a change started from: another user has changed it since. */
export const isStale = (now: Shift | undefined, { before }: Change): boolean =>
  now !== undefined && before !== null && !sameBody(bodyOf(now), before);

/** The edit that gives a shift another body; null when it would change nothing. */
export function changeTo(shift: Shift, own: Partial<ReturnType<typeof bodyOf>>): Change | null {
  const before = bodyOf(shift);
  const after = { ...before, ...own };
  return sameBody(before, after) ? null : { id: shift.id, before, after };
}
