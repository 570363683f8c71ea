import { describe, expect, it } from 'vitest';
import type { Change, UndoStack } from '../../../lib/schedule/draw-change.ts';
import { bodyOf } from '../../../lib/schedule/shift-body.ts';
import { sampleShift } from '../../../testing/sample-shift.ts';
import {
  asSent,
  nextEdits,
  noEdits,
  offeredPlan,
  type EditsAction,
  type EditsState,
  type Seen,
} from './shift-edits.ts';

const shift = sampleShift({ id: 's1', version: 7 });
const moved = { ...bodyOf(shift), date: '2026-12-02' };
const move: Change = { id: 's1', before: bodyOf(shift), after: moved };
const back: Change = { id: 's1', before: moved, after: bodyOf(shift) };
const removal: Change = { id: 's1', before: bodyOf(shift), after: null };
const seeing = (shown = [shift], planUndo: string | null = null): Seen => ({
  find: (id) => shown.find((one) => one.id === id),
  planUndo,
});
const having = (stack: Partial<UndoStack>, own: Partial<EditsState> = {}): EditsState => ({
  ...noEdits,
  ...own,
  stack: { past: [], future: [], ...stack },
});
const say = (what: string) => ({ name: 'say', what });
const send = (sent: object) => ({ name: 'send', sent });

describe('what an action makes of the edits', () => {
  it.each<[string, EditsState, EditsAction, EditsState, object[]]>([
    [
      'a change is recorded and sent with the version that it starts from',
      having({ future: [[removal]] }),
      { name: 'apply', changes: [move], seen: seeing() },
      having({ past: [[move]] }),
      [send({ changes: [move], versions: [7] })],
    ],
    [
      'a new shift has no version',
      noEdits,
      { name: 'apply', changes: [{ id: 'new:1', before: null, after: moved }], seen: seeing([]) },
      having({ past: [[{ id: 'new:1', before: null, after: moved }]] }),
      [send({ changes: [{ id: 'new:1', before: null, after: moved }], versions: [0] })],
    ],
    [
      'over a later change of somebody else nothing is sent, and its steps are forgotten',
      having({ past: [[move], [{ ...removal, id: 's2' }]] }),
      { name: 'apply', changes: [removal], seen: seeing([{ ...shift, end_time: '16:00' }]) },
      having({ past: [[{ ...removal, id: 's2' }]] }),
      [say('stale')],
    ],
    [
      'a generated schedule is a step',
      having({ future: [[move]] }),
      { name: 'remember', step: { restore: 'a' } },
      having({ past: [{ restore: 'a' }] }),
      [],
    ],
    [
      'undo sends the opposite',
      having({ past: [[move]] }),
      { name: 'undo', seen: seeing([{ ...shift, ...moved, version: 8 }]) },
      having({ future: [[move]] }),
      [send({ changes: [back], versions: [8] })],
    ],
    [
      'redo sends it again',
      having({ future: [[move]] }),
      { name: 'redo', seen: seeing() },
      having({ past: [[move]] }),
      [send({ changes: [move], versions: [7] })],
    ],
    [
      'undo of a repair',
      having({ past: [{ restore: 'a', of: 'repair' }] }),
      { name: 'undo', seen: seeing() },
      having({ future: [{ restore: 'a', of: 'repair' }] }),
      [send({ restore: 'a', of: 'repair', isUndo: true })],
    ],
    [
      'redo of a plan',
      having({ future: [{ restore: 'a' }] }),
      { name: 'redo', seen: seeing() },
      having({ past: [{ restore: 'a' }] }),
      [send({ restore: 'a', isUndo: false })],
    ],
    [
      'without steps, undo takes the plan that was begun elsewhere',
      noEdits,
      { name: 'undo', seen: seeing([shift], 'a') },
      having({ future: [{ restore: 'a' }] }, { undonePlan: 'a' }),
      [send({ restore: 'a', isUndo: true })],
    ],
    [
      'after steps of its own, undo takes these first',
      having({ past: [[move]] }),
      { name: 'undo', seen: seeing([{ ...shift, ...moved }], 'a') },
      having({ future: [[move]] }),
      [send({ changes: [back], versions: [7] })],
    ],
    [
      'the undo in the message of a step',
      having({ past: [[move]] }),
      { name: 'undo-own', changes: [move], seen: seeing([{ ...shift, ...moved }], 'a') },
      having({ future: [[move]] }),
      [send({ changes: [back], versions: [7] })],
    ],
    [
      'a made shift is known by its new id and version from then on',
      having({ past: [[{ id: 'new:1', before: null, after: moved }]] }),
      {
        name: 'made',
        sent: { changes: [{ id: 'new:1', before: null, after: moved }], versions: [0] },
        shifts: [{ ...shift, version: 1 }],
      },
      having(
        { past: [[{ id: 's1', before: null, after: moved }]] },
        { ids: new Map([['new:1', 's1']]), versions: new Map([['s1', 1]]) },
      ),
      [{ name: 'take-reply', id: 'new:1', shift: { ...shift, version: 1 } }],
    ],
    [
      'a deleted shift has no answer',
      having({ past: [[removal]] }),
      { name: 'made', sent: { changes: [removal], versions: [7] }, shifts: [null] },
      having({ past: [[removal]] }),
      [],
    ],
    [
      'a restored step is reverted by the next snapshot, and versions are those of before',
      having({ future: [{ restore: 'a' }] }, { versions: new Map([['s1', 9]]) }),
      { name: 'restored', sent: { restore: 'a' }, next: 'b' },
      having({ future: [{ restore: 'b' }] }, { successors: new Map([['a', 'b']]) }),
      [],
    ],
    [
      'restored there and back: the first snapshot is the last one again',
      having({ past: [{ restore: 'b' }] }, { successors: new Map([['a', 'b']]) }),
      { name: 'restored', sent: { restore: 'a' }, next: 'a' },
      having({ past: [{ restore: 'a' }] }, { successors: new Map([['b', 'a']]) }),
      [],
    ],
    [
      'a refused edit is drawn back and forgotten',
      having({ past: [[move]] }),
      { name: 'refused', sent: { changes: [move], versions: [7] }, isStale: false },
      noEdits,
      [{ name: 'draw-back', changes: [move] }, say('failed')],
    ],
    [
      'a stale one says that somebody was first',
      having({ past: [[move]] }),
      { name: 'refused', sent: { changes: [move], versions: [7] }, isStale: true },
      noEdits,
      [{ name: 'draw-back', changes: [move] }, say('stale')],
    ],
    [
      'a step that can’t be restored is gone',
      having({ past: [[move]], future: [{ restore: 'b' }] }, { successors: new Map([['a', 'b']]) }),
      { name: 'refused', sent: { restore: 'a', isUndo: true }, isStale: false },
      having({ past: [[move]] }, { successors: new Map([['a', 'b']]) }),
      [say('restoreFailed')],
    ],
  ])('%s', (_, before, action, state, effects) => {
    expect(nextEdits(before, action)).toEqual({ state, effects });
  });

  it.each<[string, EditsState, EditsAction]>([
    ['undo without steps', noEdits, { name: 'undo', seen: seeing() }],
    ['redo without steps', having({ past: [[move]] }), { name: 'redo', seen: seeing() }],
    ['the plan was undone', { ...noEdits, undonePlan: 'a' }, { name: 'undo', seen: seeing([shift], 'a') }],
    [
      'the undo in the message of a step that is not the last one',
      having({ past: [[move], { restore: 'a' }] }),
      { name: 'undo-own', changes: [move], seen: seeing() },
    ],
  ])('is nothing: %s', (_, before, action) => {
    expect(nextEdits(before, action)).toBeNull();
  });
});

describe('what goes to the server', () => {
  it('has the ids and the latest versions that are known when its turn comes', () => {
    const state = { ...noEdits, ids: new Map([['new:1', 's1']]), versions: new Map([['s1', 9]]) };
    const other: Change = { ...move, id: 's2' };
    expect(asSent(state, { changes: [{ ...move, id: 'new:1' }, other], versions: [0, 4] })).toEqual({
      changes: [move, other],
      versions: [9, 4],
    });
  });

  it('has the snapshot that took the place of the one that was pressed', () => {
    const successors = new Map([
      ['a', 'b'],
      ['b', 'c'],
    ]);
    expect(asSent({ ...noEdits, successors }, { restore: 'a', isUndo: false })).toEqual({
      restore: 'c',
      isUndo: false,
    });
  });
});

it.each([
  [noEdits, 'a', 'a'],
  [noEdits, null, null],
  [having({ past: [[move]] }), 'a', null],
  [{ ...noEdits, undonePlan: 'a' }, 'a', null],
  [{ ...noEdits, undonePlan: 'a' }, 'b', 'b'],
])('offers the undo of the last plan once: %#', (state, planUndo, offered) => {
  expect(offeredPlan(state, planUndo)).toBe(offered);
});
