import { repair, schedule, snapshots } from '@pamaina/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { errorText } from '../../../lib/error-text.ts';
import { toastError } from '../../../lib/toasts.ts';
import { useReloadProject } from '../../../lib/use-reload-project.ts';
import { drawBack, drawChange, isStale, takeReply } from '../model/draw-change.ts';
import {
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
} from '../model/undo-stack.ts';

type Shift = schedule.Shift;
type Range = { shifts: Shift[] };

const RANGES = ['schedule', 'range'];
const PLANS = ['generation', 'of'];
/** The key of every edit that is being sent. */
export const EDITS = ['shift-edit'];

export interface ShiftEdits {
  /**
   * Shows the changes immediately, sends them, and reverts rejected ones with the server's message. Undone together.
   */
  apply: (...changes: Change[]) => void;
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
  const reload = useReloadProject();
  const [stack, setStack] = useState<UndoStack>(emptyStack);
  const latest = useRef(stack);
  const ids = useRef(new Map<string, string>());
  const versions = useRef(new Map<string, number>());
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
  const pending = () => client.isMutating({ mutationKey: EDITS });

  const { mutate } = useMutation({
    mutationKey: EDITS,
    scope: { id: 'shift-edit' },
    mutationFn: ({ change, version }: { change: Change; version: number }) => {
      const id = idOf(change.id);
      return send({ ...change, id }, Math.max(version, versions.current.get(id) ?? 0));
    },
    onMutate: async ({ change }) => {
      const earlier = find(change.id);
      redraw((shifts) => drawChange(shifts, change, nameOf));
      await client.cancelQueries({ queryKey: ['schedule'] });
      return { earlier };
    },
    onSuccess: (reply, { change }) => {
      if (reply === null) return;
      versions.current.set(reply.id, reply.version);
      if (reply.id !== change.id) ids.current.set(change.id, reply.id);
      redraw((shifts) => takeReply(shifts, change.id, reply, pending() > 1));
      keep(rename(latest.current, change.id, reply.id));
    },
    onError: (error, { change }, drawn) => {
      redraw((shifts) => drawBack(shifts, idOf(change.id), drawn?.earlier));
      keep(forget(latest.current, change.id));
      const stale = error instanceof ApiError && error.status === 412;
      toastError(stale ? t('edit.stale') : errorText(error, t('edit.failed')));
    },
    onSettled: () => {
      if (pending() === 1) void client.invalidateQueries({ queryKey: ['schedule'] });
    },
  });

  const { mutate: restore } = useMutation({
    mutationKey: EDITS,
    // After the edits that are being sent: the draft must be as the step left it.
    scope: { id: 'shift-edit' },
    mutationFn: takeTurn,
    onSuccess: (next, { restore: id }) => {
      // The restored rows have their earlier versions.
      versions.current.clear();
      keep(replaceRestore(latest.current, id, next));
    },
    onError: (error, { restore: id }) => {
      keep(replaceRestore(latest.current, id, null));
      toastError(errorText(error, t('edit.restoreFailed')));
    },
    // A covered absence also recorded time off, which other pages show.
    onSettled: (_next, _error, { of }) => {
      if (of === 'repair') return reload();
      void client.invalidateQueries({ queryKey: PLANS });
      return client.invalidateQueries({ queryKey: ['schedule'] });
    },
  });

  const start = useCallback(
    (change: Change) => {
      const now = find(change.id);
      if (!isStale(now, change)) return mutate({ change, version: now?.version ?? 0 });
      keep(forget(latest.current, change.id));
      toastError(t('edit.stale'));
    },
    [find, keep, mutate, t],
  );
  const apply = useCallback(
    (...changes: Change[]) => {
      keep(record(latest.current, changes));
      changes.forEach(start);
    },
    [keep, start],
  );
  const offered = planUndo !== null && planUndo !== undonePlan && stack.past.length === 0 ? planUndo : null;
  const step = useCallback(
    (turn: typeof undo) => {
      const isOffered = turn === undo && offered !== null;
      if (isOffered) setUndonePlan(offered);
      const turned = turn(isOffered ? { ...latest.current, past: [{ restore: offered }] } : latest.current);
      if (turned === null) return;
      keep(turned.stack);
      if (isRestore(turned.step)) restore({ ...turned.step, isUndo: turn === undo });
      else turned.step.forEach(start);
    },
    [keep, offered, restore, start],
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
async function takeTurn({ restore: id, of, isUndo }: Restore & { isUndo: boolean }): Promise<string> {
  const params = { id };
  if (of !== 'repair') return (await call(snapshots.restoreSnapshot, { params })).undo_id;
  return isUndo
    ? (await call(repair.undoRepair, { params })).redo_id
    : (await call(repair.applyRepair, { params })).undo_id;
}

async function send({ id, before, after }: Change, version: number): Promise<Shift | null> {
  if (after === null) {
    await call(schedule.deleteShift, { params: { id }, ifMatch: version });
    return null;
  }
  if (before === null) return call(schedule.createShift, { body: after });
  return call(schedule.updateShift, { params: { id }, body: after, ifMatch: version });
}
