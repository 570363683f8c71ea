import type { schedule } from '@pamaina/contract';
import type { Turn } from '../../../lib/machine.ts';
import {
  emptyStack,
  forget,
  isLast,
  isRestore,
  isStale,
  record,
  redo,
  rename,
  replaceRestore,
  undo,
  type Change,
  type Restore,
  type UndoStack,
} from '../../../lib/schedule/draw-change.ts';

type Shift = schedule.Shift;

/** Changes that are sent together, each with the version that it starts from. */
export type Edit = { changes: readonly Change[]; versions: readonly number[] };
/** What is sent: an edit, or the restoring of a step as a whole. */
export type Sent = Edit | (Restore & { isUndo: boolean });

export const isEdit = (sent: Sent): sent is Edit => 'changes' in sent;

/** The edits of the draft of a page: what can be undone, and what the server has answered about its shifts. */
export interface EditsState {
  stack: UndoStack;
  /** By the ID under which a shift was drawn or recorded, the one that the server gave it. */
  ids: ReadonlyMap<string, string>;
  versions: ReadonlyMap<string, number>;
  /** The snapshot that took the place of another: undo and redo may be pressed before the reply that names it. */
  successors: ReadonlyMap<string, string>;
  /** The generated schedule that was undone: its undo is not offered again. */
  undonePlan: string | null;
}

export const noEdits: EditsState = {
  stack: emptyStack,
  ids: new Map(),
  versions: new Map(),
  successors: new Map(),
  undonePlan: null,
};

/** What an action finds on the page. */
export interface Seen {
  find: (id: string) => Shift | undefined;
  /** The snapshot that undoes the last generated schedule if no step is recorded. */
  planUndo: string | null;
}

export type EditsAction =
  | { name: 'apply'; changes: readonly Change[]; seen: Seen }
  /** A generated schedule, a copy or a covered absence is a step of its own. */
  | { name: 'remember'; step: Restore }
  | { name: 'undo'; seen: Seen }
  | { name: 'redo'; seen: Seen }
  /** Undoes the step with these changes while it is the last one. */
  | { name: 'undo-own'; changes: readonly Change[]; seen: Seen }
  /** The server made the edit. @param shifts in order; null: deleted */
  | { name: 'made'; sent: Edit; shifts: readonly (Shift | null)[] }
  /** The server restored the step. @param next the snapshot for the opposite */
  | { name: 'restored'; sent: Restore; next: string }
  | { name: 'refused'; sent: Sent; isStale: boolean }
  /** The month was published or cleared: no step before that can be undone. */
  | { name: 'settled' };

export type EditsEffect =
  | { name: 'send'; sent: Sent }
  /** Shows a shift as the server answered; `id` is the one under which it was drawn. */
  | { name: 'take-reply'; id: string; shift: Shift }
  /** Shows the shifts as they were before the edit. */
  | { name: 'draw-back'; changes: readonly Change[] }
  | { name: 'say'; what: 'stale' | 'failed' | 'restoreFailed' };

type EditsTurn = Turn<EditsState, EditsEffect> | null;
type Table = {
  [Name in EditsAction['name']]: (state: EditsState, action: Extract<EditsAction, { name: Name }>) => EditsTurn;
};

const table: Table = {
  apply: (state, { changes, seen }) => sending({ ...state, stack: record(state.stack, [...changes]) }, changes, seen),
  remember: (state, { step }) => ({ state: { ...state, stack: record(state.stack, step) }, effects: [] }),
  undo: (state, { seen }) => {
    const offered = offeredPlan(state, seen.planUndo);
    if (offered === null) return stepping(state, undo(state.stack), { isUndo: true, seen });
    const stack = { ...state.stack, past: [{ restore: offered }] };
    return stepping({ ...state, undonePlan: offered }, undo(stack), { isUndo: true, seen });
  },
  redo: (state, { seen }) => stepping(state, redo(state.stack), { isUndo: false, seen }),
  'undo-own': (state, { changes, seen }) =>
    isLast(state.stack, changes) ? stepping(state, undo(state.stack), { isUndo: true, seen }) : null,
  made: (state, { sent, shifts }) => {
    const pairs = sent.changes.flatMap(({ id }, i) => (shifts[i] ? [{ id, shift: shifts[i] }] : []));
    const isNew = pairs.filter(({ id, shift }) => id !== shift.id);
    return {
      state: {
        ...state,
        versions: new Map([...state.versions, ...pairs.map(({ shift }) => [shift.id, shift.version] as const)]),
        ids: new Map([...state.ids, ...isNew.map(({ id, shift }) => [id, shift.id] as const)]),
        stack: pairs.reduce((stack, { id, shift }) => rename(stack, id, shift.id), state.stack),
      },
      effects: pairs.map((pair) => ({ name: 'take-reply', ...pair })),
    };
  },
  restored: (state, { sent, next }) => {
    const used = snapshotOf(state, sent);
    const successors = new Map([...state.successors, [used, next]]);
    successors.delete(next);
    // The restored rows have their earlier versions.
    const versions = new Map<string, number>();
    return {
      state: { ...state, versions, successors, stack: replaceRestore(state.stack, used, next) },
      effects: [],
    };
  },
  settled: (state) => ({ state: { ...state, stack: emptyStack }, effects: [] }),
  refused: (state, { sent, isStale: isOutdated }) =>
    isEdit(sent)
      ? {
          state: without(state, sent.changes),
          effects: [
            { name: 'draw-back', changes: sent.changes },
            { name: 'say', what: isOutdated ? 'stale' : 'failed' },
          ],
        }
      : {
          state: { ...state, stack: replaceRestore(state.stack, snapshotOf(state, sent), null) },
          effects: [{ name: 'say', what: 'restoreFailed' }],
        },
};

/** What an action makes of the edits; null: nothing. */
export const nextEdits = (state: EditsState, action: EditsAction): EditsTurn =>
  (table[action.name] as (state: EditsState, action: EditsAction) => EditsTurn)(state, action);

/** The generated schedule whose undo is offered: no step of this page comes before it. */
export const offeredPlan = ({ stack, undonePlan }: EditsState, planUndo: string | null): string | null =>
  planUndo !== undonePlan && stack.past.length === 0 ? planUndo : null;

/** What goes to the server when the turn comes: under the IDs, versions and snapshots that are known by then. */
export function asSent(state: EditsState, sent: Sent): Sent {
  if (!isEdit(sent)) return { ...sent, restore: snapshotOf(state, sent) };
  const changes = sent.changes.map((change) => ({ ...change, id: idOf(state, change.id) }));
  const known = changes.map(({ id }, i) => Math.max(sent.versions[i] ?? 0, state.versions.get(id) ?? 0));
  return { changes, versions: known };
}

export const idOf = ({ ids }: EditsState, id: string): string => ids.get(id) ?? id;

function snapshotOf({ successors }: EditsState, { restore }: Restore): string {
  let id = restore;
  for (let next: string | undefined = id; next !== undefined; next = successors.get(id)) id = next;
  return id;
}

function stepping(
  state: EditsState,
  turned: ReturnType<typeof undo>,
  { isUndo, seen }: { isUndo: boolean; seen: Seen },
): EditsTurn {
  if (turned === null) return null;
  const { step, stack } = turned;
  if (!isRestore(step)) return sending({ ...state, stack }, step, seen);
  return { state: { ...state, stack }, effects: [{ name: 'send', sent: { ...step, isUndo } }] };
}

/** Nothing is sent over a later change of another user. */
function sending(state: EditsState, changes: readonly Change[], { find }: Seen): EditsTurn {
  const now = changes.map(({ id }) => find(id));
  if (changes.some((change, i) => isStale(now[i], change)))
    return { state: without(state, changes), effects: [{ name: 'say', what: 'stale' }] };
  const versions = now.map((shift) => shift?.version ?? 0);
  return { state, effects: [{ name: 'send', sent: { changes, versions } }] };
}

const without = (state: EditsState, changes: readonly Change[]): EditsState => ({
  ...state,
  stack: forget(state.stack, ...changes.map(({ id }) => id)),
});
