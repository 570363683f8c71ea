import type { ShiftBody } from './shift-body.ts';

/** One edit as data: what the shift was and what it became. Null stands for "not there". */
export interface Change {
  id: string;
  before: ShiftBody | null;
  after: ShiftBody | null;
}

/** A plan, a copy or a repair, which the server takes back whole: what does it, and next what does it again. */
export interface Restore {
  restore: string;
  /** What it was; absent: a plan or a copy. */
  of?: 'repair';
}

/** What was done in one go is undone in one go. */
export type Step = Change[] | Restore;

export const isRestore = (step: Step): step is Restore => !Array.isArray(step);

export interface UndoStack {
  past: Step[];
  future: Step[];
}

export const emptyStack: UndoStack = { past: [], future: [] };

const DEPTH = 100;

const inverse = ({ id, before, after }: Change): Change => ({ id, before: after, after: before });

/** A new step: what could have been redone is gone. */
export function record(stack: UndoStack, step: Step): UndoStack {
  return { past: [...stack.past, step].slice(-DEPTH), future: [] };
}

interface Turn {
  /** What is to be done now, changes in their order. */
  step: Step;
  stack: UndoStack;
}

/** What to do now, and the stack after it; null when there is nothing left. */
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

/** A removed shift that comes back has another id: every remembered edit of it follows. */
export function rename(stack: UndoStack, from: string, to: string): UndoStack {
  const follow = (step: Step) =>
    isRestore(step) ? step : step.map((change) => (change.id === from ? { ...change, id: to } : change));
  return { past: stack.past.map(follow), future: stack.future.map(follow) };
}

/** A refused edit never happened. */
export function forget(stack: UndoStack, id: string): UndoStack {
  const others = (steps: Step[]) =>
    steps
      .map((step) => (isRestore(step) ? step : step.filter((change) => change.id !== id)))
      .filter((step) => isRestore(step) || step.length > 0);
  return { past: others(stack.past), future: others(stack.future) };
}

/** What was taken back is taken back in turn by another snapshot; null: by none, and what came before it can't be reached either. */
export function replaceRestore(stack: UndoStack, used: string, next: string | null): UndoStack {
  const replaced = (steps: Step[]) =>
    steps.flatMap((step) => {
      if (!isRestore(step) || step.restore !== used) return [step];
      return next === null ? [] : [{ ...step, restore: next }];
    });
  return { past: replaced(stack.past), future: replaced(stack.future) };
}
