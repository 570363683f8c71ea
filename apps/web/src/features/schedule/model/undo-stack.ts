import type { ShiftBody } from './shift-body.ts';

/** One edit as data: what the shift was and what it became. Null stands for "not there". */
export interface Change {
  id: string;
  before: ShiftBody | null;
  after: ShiftBody | null;
}

/** Edits that were made in one go are undone in one go. */
export interface UndoStack {
  past: Change[][];
  future: Change[][];
}

export const emptyStack: UndoStack = { past: [], future: [] };

const DEPTH = 100;

const inverse = ({ id, before, after }: Change): Change => ({ id, before: after, after: before });

/** New edits: what could have been redone is gone. */
export function record(stack: UndoStack, changes: Change[]): UndoStack {
  return { past: [...stack.past, changes].slice(-DEPTH), future: [] };
}

interface Turn {
  changes: Change[];
  stack: UndoStack;
}

/** The changes to make now, in order, and the stack after them; null when there is nothing left. */
export function undo(stack: UndoStack): Turn | null {
  const last = stack.past.at(-1);
  if (last === undefined) return null;
  const changes = last.map(inverse).reverse();
  return { changes, stack: { past: stack.past.slice(0, -1), future: [last, ...stack.future] } };
}

export function redo(stack: UndoStack): Turn | null {
  const [next, ...rest] = stack.future;
  if (next === undefined) return null;
  return { changes: next, stack: { past: [...stack.past, next], future: rest } };
}

/** A removed shift that comes back has another id: every remembered edit of it follows. */
export function rename(stack: UndoStack, from: string, to: string): UndoStack {
  const follow = (changes: Change[]) => changes.map((change) => (change.id === from ? { ...change, id: to } : change));
  return { past: stack.past.map(follow), future: stack.future.map(follow) };
}

/** A refused edit never happened. */
export function forget(stack: UndoStack, id: string): UndoStack {
  const others = (groups: Change[][]) =>
    groups.map((changes) => changes.filter((change) => change.id !== id)).filter((changes) => changes.length > 0);
  return { past: others(stack.past), future: others(stack.future) };
}
