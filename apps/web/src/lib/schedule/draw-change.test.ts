import { describe, expect, it } from 'vitest';
import { sampleShift } from '../../testing/sample-shift.ts';
import { bodyOf } from './shift-body.ts';
import { emptyStack, forget, record, redo, rename, replaceRestore, undo, type Change } from './draw-change.ts';

const body = bodyOf(sampleShift());
const moved = { ...body, date: '2026-12-02' };
const move: Change = { id: 'a', before: body, after: moved };
const removal: Change = { id: 'a', before: moved, after: null };

describe('the undo stack', () => {
  it('gives edits back in reverse, turned round, and again in order', () => {
    const stack = record(record(emptyStack, [move]), [removal]);
    const first = undo(stack);
    expect(first?.step).toEqual([{ id: 'a', before: null, after: moved }]);
    const second = undo(first?.stack ?? emptyStack);
    expect(second?.step).toEqual([{ id: 'a', before: moved, after: body }]);
    expect(redo(second?.stack ?? emptyStack)?.step).toEqual([move]);
  });

  it('gives back together, and in reverse, what was done together', () => {
    const other = { ...move, id: 'b' };
    const turned = undo(record(emptyStack, [move, other]));
    expect(turned?.step).toMatchObject([{ id: 'b' }, { id: 'a' }]);
    expect(turned?.stack.past).toEqual([]);
    expect(forget(record(record(emptyStack, [other]), [move, other]), 'a').past).toEqual([[other]]);
  });

  it('takes a plan back as one step, between the edits before and after it', () => {
    const stack = record(record(record(emptyStack, [move]), { restore: 'plan' }), [{ ...move, id: 'b' }]);
    const edit = undo(stack);
    const plan = undo(edit?.stack ?? emptyStack);
    expect(plan?.step).toEqual({ restore: 'plan' });
    // The server returns the snapshot that reverts the undo.
    const kept = replaceRestore(plan?.stack ?? emptyStack, 'plan', 'again');
    expect(redo(kept)?.step).toEqual({ restore: 'again' });
    expect(undo(kept)?.step).toEqual([{ id: 'a', before: moved, after: body }]);
    expect(replaceRestore(stack, 'plan', null).past).toEqual([[move], [{ ...move, id: 'b' }]]);
    expect(forget(rename(stack, 'b', 'c'), 'c').past).toEqual([[move], { restore: 'plan' }]);
  });

  it('has nothing to give when it is empty', () => {
    expect(undo(emptyStack)).toBeNull();
    expect(redo(emptyStack)).toBeNull();
  });

  it('drops what could have been redone once something new is done', () => {
    const undone = undo(record(emptyStack, [move]))?.stack ?? emptyStack;
    expect(record(undone, [removal]).future).toEqual([]);
  });

  it('follows a shift that came back under another id', () => {
    const renamed = rename(record(emptyStack, [move]), 'a', 'b');
    expect(undo(renamed)?.step).toMatchObject([{ id: 'b' }]);
  });

  it('forgets the edits of a shift that was refused', () => {
    expect(forget(record(emptyStack, [move]), 'a')).toEqual(emptyStack);
  });

  it('does not grow without bound', () => {
    const many = Array.from({ length: 300 }).reduce<typeof emptyStack>((stack) => record(stack, [move]), emptyStack);
    expect(many.past).toHaveLength(100);
  });
});
