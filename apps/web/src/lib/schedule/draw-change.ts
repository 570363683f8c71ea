import type { schedule } from '@pamaina/contract';
import { bodyOf, drawShift, sameBody, type ShiftBody } from './shift-body.ts';

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

/** One edit as data: the shift before and after. Null means "does not exist". */
export interface Change {
  id: string;
  before: ShiftBody | null;
  after: ShiftBody | null;
}

/**
 * A generated schedule, a copy or a covered absence, which the server restores as a whole: the snapshot that undoes it,
 * and next the one that redoes it.
 */
export interface Restore {
  restore: string;
  /** The kind of step; absent: a generated schedule or a copy. */
  of?: 'repair';
}

/** Changes that were made together are undone together. */
type Step = Change[] | Restore;

export const isRestore = (step: Step): step is Restore => !Array.isArray(step);

export interface UndoStack {
  past: Step[];
  future: Step[];
}

export const emptyStack: UndoStack = { past: [], future: [] };

const DEPTH = 100;

const inverse = ({ id, before, after }: Change): Change => ({ id, before: after, after: before });

/** A new step: redoable steps are dropped. */
export function record(stack: UndoStack, step: Step): UndoStack {
  return { past: [...stack.past, step].slice(-DEPTH), future: [] };
}

interface Turn {
  /** The step to apply now, its changes in order. */
  step: Step;
  stack: UndoStack;
}

/** The step to apply now, and the stack after it; null when there is nothing left. */
export function undo(stack: UndoStack): Turn | null {
  const last = stack.past.at(-1);
  if (last === undefined) return null;
  const step = isRestore(last) ? last : last.map(inverse).reverse();
  return { step, stack: { past: stack.past.slice(0, -1), future: [last, ...stack.future] } };
}

export function redo(stack: UndoStack): Turn | null {
  const [next, ...rest] = stack.future;
  if (next === undefined) return null;
  return { step: next, stack: { past: [...stack.past, next], future: rest } };
}

/** Whether the last step is the one with these changes. `rename` copies a step, and keeps the shifts of its changes. */
export function isLast({ past }: UndoStack, [own]: readonly Change[]): boolean {
  const last = past.at(-1);
  if (last === undefined || isRestore(last)) return false;
  return own !== undefined && last[0]?.before === own.before && last[0].after === own.after;
}

/** A deleted shift that is restored has another ID: every recorded edit of it is updated. */
export function rename(stack: UndoStack, from: string, to: string): UndoStack {
  const follow = (step: Step) =>
    isRestore(step) ? step : step.map((change) => (change.id === from ? { ...change, id: to } : change));
  return { past: stack.past.map(follow), future: stack.future.map(follow) };
}

/** Removes rejected edits: every step that has one of these shifts, since the rest of a step is no step of its own. */
export function forget(stack: UndoStack, ...ids: string[]): UndoStack {
  const others = (steps: Step[]) => steps.filter((step) => isRestore(step) || !step.some(({ id }) => ids.includes(id)));
  return { past: others(stack.past), future: others(stack.future) };
}

/** A restored step is reverted by another snapshot; null: by none, and earlier steps become unreachable too. */
export function replaceRestore(stack: UndoStack, used: string, next: string | null): UndoStack {
  const replaced = (steps: Step[]) =>
    steps.flatMap((step) => {
      if (!isRestore(step) || step.restore !== used) return [step];
      return next === null ? [] : [{ ...step, restore: next }];
    });
  return { past: replaced(stack.past), future: replaced(stack.future) };
}
