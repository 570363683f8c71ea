import { monthOf, schedule } from '@pamaina/contract';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../lib/http/api-error.ts';
import { errorText } from '../../../lib/http/error-text.ts';
import { useAction, type Write } from '../../../lib/http/use-action.ts';
import { createMachine, type Machine } from '../../../lib/machine.ts';
import {
  drawBack,
  drawChange,
  isLast,
  takeReply,
  type Change,
  type Restore,
} from '../../../lib/schedule/draw-change.ts';
import { toastError } from '../../../lib/toasts.ts';
import {
  asSent,
  idOf,
  isEdit,
  nextEdits,
  noEdits,
  offeredPlan,
  type EditsAction,
  type EditsEffect,
  type EditsState,
  type Seen,
  type Sent,
} from './shift-edits.ts';

type Shift = schedule.Shift;
type Range = { shifts: Shift[] };

/** A plan is undone less often than a shift is edited. */
const loadRestore = () => import('./restore-step.ts');

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

/** What else is known of the shown month. */
export interface KnownOfMonth {
  /**
   * The snapshot that undoes the last generated schedule if no step is recorded here: it was started elsewhere, or
   * before the page was loaded.
   */
  planUndo?: string | null;
  /** What is published of it, in one text that begins with the month; null: not known yet. */
  inForce?: string | null;
}

/** Every edit of the draft: shown before it is sent, sent one after the other, recorded so that it can be undone. */
export function useShiftEdits(
  nameOf: (employeeId: string) => string | null,
  { planUndo = null, inForce = null }: KnownOfMonth = {},
): ShiftEdits {
  const { t } = useTranslation('schedule');
  const client = useQueryClient();
  const [machine] = useState(() => createMachine(noEdits, nextEdits));
  const state = useSyncExternalStore(machine.subscribe, machine.read);
  const find = useFind(client);
  const { run, hear } = useSending(machine, find, nameOf);
  const act = useCallback(
    (action: EditsAction) => {
      for (const effect of machine.send(action) ?? []) {
        if (effect.name === 'send') run(effect.sent);
        else if (effect.name === 'say') toastError(t('edit.stale'));
      }
    },
    [machine, run, t],
  );
  useOnOtherInForce(inForce, () => hear({ name: 'settled' }));
  const step = useCallback(
    (name: 'undo' | 'redo') => act({ name, seen: { find, planUndo } satisfies Seen }),
    [act, find, planUndo],
  );
  const apply = useCallback(
    (...changes: Change[]) => {
      const seen = { find, planUndo };
      act({ name: 'apply', changes, seen });
      return isLast(machine.read().stack, changes) ? () => act({ name: 'undo-own', changes, seen }) : null;
    },
    [act, find, machine, planUndo],
  );

  return {
    apply,
    remember: useCallback(
      (id: string, of?: Restore['of']) => act({ name: 'remember', step: { restore: id, ...(of && { of }) } }),
      [act],
    ),
    undo: useCallback(() => step('undo'), [step]),
    redo: useCallback(() => step('redo'), [step]),
    canUndo: state.stack.past.length > 0 || offeredPlan(state, planUndo) !== null,
    canRedo: state.stack.future.length > 0,
  };
}

type EditsMachine = Machine<EditsState, EditsAction, EditsEffect>;
type Find = (id: string) => Shift | undefined;
type NameOf = (employeeId: string) => string | null;

/** Draws changes before they are sent, and what the server's reply leads to. */
function useDrawing(machine: EditsMachine, find: Find, nameOf: NameOf) {
  const { t } = useTranslation('schedule');
  const client = useQueryClient();
  const earlier = useRef(new WeakMap<Change, Shift | undefined>());
  const redraw = (draw: (shifts: Shift[]) => Shift[]) =>
    client.setQueriesData<Range>({ queryKey: RANGES }, (range) => range && { ...range, shifts: draw(range.shifts) });
  const draw = (changes: readonly Change[]) => {
    for (const change of changes) earlier.current.set(change, find(change.id));
    redraw((shifts) => changes.reduce((drawn, change) => drawChange(drawn, change, nameOf), shifts));
  };
  /** @param error what the server refused with */
  const show = (effect: EditsEffect, error?: Error) => {
    if (effect.name === 'take-reply') {
      const waitsForMore = client.isMutating({ mutationKey: [EDITS] }) > 1;
      redraw((shifts) => takeReply(shifts, effect.id, effect.shift, waitsForMore));
    } else if (effect.name === 'draw-back')
      redraw((shifts) =>
        effect.changes.reduce(
          (drawn, one) => drawBack(drawn, idOf(machine.read(), one.id), earlier.current.get(one)),
          shifts,
        ),
      );
    else if (effect.name === 'say')
      toastError(effect.what === 'stale' ? t('edit.stale') : errorText(error, t(`edit.${effect.what}`)));
  };
  return { draw, show };
}

/** Sends edits and restored steps one after the other, each drawn before; what comes back changes the machine. */
function useSending(machine: EditsMachine, find: Find, nameOf: NameOf) {
  const client = useQueryClient();
  const { draw, show } = useDrawing(machine, find, nameOf);
  const hear = (action: EditsAction, error?: Error) =>
    machine.send(action)?.forEach((effect) => {
      show(effect, error);
    });

  const { run } = useAction<Sent, (Shift | null)[] | string>(
    async (sent, write) => {
      const now = asSent(machine.read(), sent);
      return isEdit(now) ? send(now.changes, now.versions, write) : (await loadRestore()).restoreStep(now, write);
    },
    {
      // A step is restored after the edits that are being sent: the draft must be as the step left it.
      queue: EDITS,
      onStart: async (sent) => {
        if (!isEdit(sent)) return;
        draw(sent.changes);
        await client.cancelQueries({ queryKey: ['schedule'] });
      },
      onDone: (reply, sent) =>
        hear(
          isEdit(sent)
            ? { name: 'made', sent, shifts: reply as (Shift | null)[] }
            : { name: 'restored', sent, next: reply as string },
        ),
      onRefused: (error, sent) => {
        hear({ name: 'refused', sent, isStale: error instanceof ApiError && error.status === 412 }, error);
        return true;
      },
    },
  );
  return { run, hear };
}

/** The shift as it is drawn, of whichever month. */
function useFind(client: QueryClient): Find {
  return useCallback(
    (id: string) =>
      client
        .getQueriesData<Range>({ queryKey: RANGES })
        .flatMap(([, range]) => range?.shifts ?? [])
        .find((shift) => shift.id === id),
    [client],
  );
}

/** Calls it when something else is published of the same month than before. */
function useOnOtherInForce(inForce: string | null, onOther: () => void): void {
  const known = useRef(inForce);
  useEffect(() => {
    const before = known.current;
    if (inForce === null || inForce === before) return;
    known.current = inForce;
    if (before !== null && monthOf(inForce) === monthOf(before)) onOther();
  });
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
