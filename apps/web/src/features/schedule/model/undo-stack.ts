import type { ShiftBody } from './shift-body.ts';

/** One edit as data: what the shift was and what it became. Null stands for "not there". */
export interface Change {
  id: string;
  before: ShiftBody | null;
  after: ShiftBody | null;
}

export interface UndoStack {
  past: Change[];
  future: Change[];
}

export const emptyStack: UndoStack = { past: [], future: [] };

const DEPTH = 100;

const inverse = ({ id, before, after }: Change): Change => ({ id, before: after, after: before });

/** A new edit: what could have been redone is gone. */
export function record(stack: UndoStack, change: Change): UndoStack {
  return { past: [...stack.past, change].slice(-DEPTH), future: [] };
}

/** The change to make now and the stack after it; null when there is nothing left. */
export function undo(stack: UndoStack): { change: Change; stack: UndoStack } | null {
  const last = stack.past.at(-1);
  if (last === undefined) return null;
  return { change: inverse(last), stack: { past: stack.past.slice(0, -1), future: [last, ...stack.future] } };
}

export function redo(stack: UndoStack): { change: Change; stack: UndoStack } | null {
  const [next, ...rest] = stack.future;
  if (next === undefined) return null;
  return { change: next, stack: { past: [...stack.past, next], future: rest } };
}

/** A removed shift that comes back has another id: every remembered edit of it follows. */
export function rename(stack: UndoStack, from: string, to: string): UndoStack {
  const follow = (change: Change) => (change.id === from ? { ...change, id: to } : change);
  return { past: stack.past.map(follow), future: stack.future.map(follow) };
}

/** A refused edit never happened. */
export function forget(stack: UndoStack, id: string): UndoStack {
  const others = (change: Change) => change.id !== id;
  return { past: stack.past.filter(others), future: stack.future.filter(others) };
}
