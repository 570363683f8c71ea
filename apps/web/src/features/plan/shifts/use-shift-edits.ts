import { repair, schedule, snapshots } from '@pamaina/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../lib/http/api-error.ts';
import { errorText } from '../../../lib/http/error-text.ts';
import { toastError } from '../../../lib/toasts.ts';
import { useAction, type Write } from '../../../lib/http/use-action.ts';
import {
  drawBack,
  drawChange,
  isLast,
  isStale,
  takeReply,
  emptyStack,
  forget,
  isRestore,
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
type Range = { shifts: Shift[] };
/** Changes that are sent together, each with the version that it starts from. */
type Edit = { changes: Change[]; versions: number[] };
type Turn = Edit | (Restore & { isUndo: boolean });

const isEdit = (turn: Turn): turn is Edit => 'changes' in turn;

const RANGES = ['schedule', 'range'];
/** The queue of the edits that are being sent. */
export const EDITS = 'shift-edit';

export interface ShiftEdits {
  /**
   * Shows the changes of one step immediately and sends them: all of them or none. If they are refused, they are taken
   * back with the server's message. Undone together.
   * @returns undoes this step while it is the last one, for the message that confirms it; null: another user has
   * changed one of the shifts since, and nothing is sent
   */
  apply: (...changes: Change[]) => (() => void) | null;
  /** Records a generated schedule, a copy or a covered absence as one step; `id` is the snapshot that undoes it. */
  remember: (id: string, of?: Restore['of']) => void;
  undo: () => void;
  redo: () => void;
  canUndo: boolean;
  canRedo: boolean;
}

/**
 * Every edit of the draft: shown before it is sent, sent one after the other, recorded so that it can be undone.
 * @param planUndo the snapshot that undoes the last generated schedule if no step is recorded here: it was started
 * elsewhere, or before the page was loaded
 */
export function useShiftEdits(
  nameOf: (employeeId: string) => string | null,
  planUndo: string | null = null,
): ShiftEdits {
  const { t } = useTranslation('schedule');
  const client = useQueryClient();
  const [stack, setStack] = useState<UndoStack>(emptyStack);
  const latest = useRef(stack);
  const ids = useRef(new Map<string, string>());
  const versions = useRef(new Map<string, number>());
  /** The snapshot that took the place of another: undo and redo may be pressed before the reply that names it. */
  const successors = useRef(new Map<string, string>());
  /** The generated schedule that was undone: its undo is not offered again. */
  const [undonePlan, setUndonePlan] = useState<string | null>(null);

  const keep = useCallback((next: UndoStack) => {
    latest.current = next;
    setStack(next);
  }, []);
  const redraw = useCallback(
    (draw: (shifts: Shift[]) => Shift[]) =>
      client.setQueriesData<Range>({ queryKey: RANGES }, (range) => range && { ...range, shifts: draw(range.shifts) }),
    [client],
  );
  const find = useCallback(
    (id: string) =>
      client
        .getQueriesData<Range>({ queryKey: RANGES })
        .flatMap(([, range]) => range?.shifts ?? [])
        .find((shift) => shift.id === id),
    [client],
  );
  const idOf = (id: string) => ids.current.get(id) ?? id;
  const snapshotOf = (turn: Restore) => {
    let id = turn.restore;
    for (let next: string | undefined = id; next !== undefined; next = successors.current.get(id)) id = next;
    return id;
  };
  const earlier = useRef(new WeakMap<Change, Shift | undefined>());

  const { run } = useAction<Turn, (Shift | null)[] | string>(
    (turn, write) => {
      if (!isEdit(turn)) return takeTurn({ ...turn, restore: snapshotOf(turn) }, write);
      const changes = turn.changes.map((change) => ({ ...change, id: idOf(change.id) }));
      const known = changes.map(({ id }, i) => Math.max(turn.versions[i] ?? 0, versions.current.get(id) ?? 0));
      return send(changes, known, write);
    },
    {
      // A step is restored after the edits that are being sent: the draft must be as the step left it.
      queue: EDITS,
      onStart: async (turn) => {
        if (!isEdit(turn)) return;
        for (const change of turn.changes) earlier.current.set(change, find(change.id));
        redraw((shifts) => turn.changes.reduce((drawn, change) => drawChange(drawn, change, nameOf), shifts));
        await client.cancelQueries({ queryKey: ['schedule'] });
      },
      onDone: (reply, turn) => {
        if (!isEdit(turn)) {
          // The restored rows have their earlier versions.
          versions.current.clear();
          const used = snapshotOf(turn);
          successors.current.set(used, reply as string);
          successors.current.delete(reply as string);
          keep(replaceRestore(latest.current, used, reply as string));
        } else
          for (const [i, change] of turn.changes.entries()) {
            const shift = (reply as (Shift | null)[])[i];
            if (shift) acceptReply(change, shift);
          }
      },
      onRefused: (error, turn) => {
        if (!isEdit(turn)) {
          keep(replaceRestore(latest.current, snapshotOf(turn), null));
          toastError(errorText(error, t('edit.restoreFailed')));
          return true;
        }
        redraw((shifts) =>
          turn.changes.reduce((drawn, one) => drawBack(drawn, idOf(one.id), earlier.current.get(one)), shifts),
        );
        keep(forget(latest.current, ...turn.changes.map(({ id }) => id)));
        const stale = error instanceof ApiError && error.status === 412;
        toastError(stale ? t('edit.stale') : errorText(error, t('edit.failed')));
        return true;
      },
    },
  );
  const acceptReply = ({ id }: Change, reply: Shift) => {
    versions.current.set(reply.id, reply.version);
    if (reply.id !== id) ids.current.set(id, reply.id);
    redraw((shifts) => takeReply(shifts, id, reply, client.isMutating({ mutationKey: [EDITS] }) > 1));
    keep(rename(latest.current, id, reply.id));
  };

  const start = useCallback(
    (changes: Change[]) => {
      const now = changes.map(({ id }) => find(id));
      if (!changes.some((change, i) => isStale(now[i], change))) {
        run({ changes, versions: now.map((shift) => shift?.version ?? 0) });
        return true;
      }
      keep(forget(latest.current, ...changes.map(({ id }) => id)));
      toastError(t('edit.stale'));
      return false;
    },
    [find, keep, run, t],
  );
  const offered = planUndo !== null && planUndo !== undonePlan && stack.past.length === 0 ? planUndo : null;
  const step = useCallback(
    (turn: typeof undo) => {
      // The `undo` of a message is from before its step was recorded.
      const isOffered = turn === undo && offered !== null && latest.current.past.length === 0;
      if (isOffered) setUndonePlan(offered);
      const turned = turn(isOffered ? { ...latest.current, past: [{ restore: offered }] } : latest.current);
      if (turned === null) return;
      keep(turned.stack);
      if (isRestore(turned.step)) run({ ...turned.step, isUndo: turn === undo });
      else start(turned.step);
    },
    [keep, offered, run, start],
  );
  const apply = useCallback(
    (...changes: Change[]) => {
      keep(record(latest.current, changes));
      return start(changes) ? () => void (isLast(latest.current, changes) && step(undo)) : null;
    },
    [keep, start, step],
  );

  return {
    apply,
    remember: useCallback(
      (id: string, of?: Restore['of']) => keep(record(latest.current, { restore: id, ...(of && { of }) })),
      [keep],
    ),
    undo: useCallback(() => step(undo), [step]),
    redo: useCallback(() => step(redo), [step]),
    canUndo: stack.past.length > 0 || offered !== null,
    canRedo: stack.future.length > 0,
  };
}

/** Undoes or redoes a step; the response contains the snapshot for the opposite. */
async function takeTurn({ restore: id, of, isUndo }: Restore & { isUndo: boolean }, write: Write): Promise<string> {
  const params = { id };
  if (of !== 'repair') return (await write(snapshots.restoreSnapshot, { params })).undo_id;
  return isUndo
    ? (await write(repair.undoRepair, { params })).redo_id
    : (await write(repair.applyRepair, { params })).undo_id;
}

/** All of them or none: a lost connection leaves no half of a step. @returns the shifts in order; null: deleted */
async function send(changes: readonly Change[], versions: readonly number[], write: Write): Promise<(Shift | null)[]> {
  const [only, ...others] = changes;
  if (only !== undefined && others.length === 0) return [await sendOne(only, versions[0] ?? 0, write)];
  const body = {
    changes: changes.map(({ id, before, after }, i) => ({
      // Without a known version it is refused as gone or stale, not as malformed.
      ...(before !== null && { id, version: versions[i] || 1 }),
      shift: after,
    })),
  };
  return (await write(schedule.changeShifts, { body, occasion: changes.map(({ id }) => id) })).shifts;
}

async function sendOne({ id, before, after }: Change, version: number, write: Write): Promise<Shift | null> {
  if (after === null) {
    await write(schedule.deleteShift, { params: { id }, ifMatch: version });
    return null;
  }
  // Two open shifts can say the same and mean two.
  if (before === null) return write(schedule.createShift, { body: after, occasion: id });
  return write(schedule.updateShift, { params: { id }, body: after, ifMatch: version });
}
