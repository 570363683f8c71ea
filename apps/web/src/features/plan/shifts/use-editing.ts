import { schedule } from '@pamaina/contract';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { call } from '../../../lib/http/api-client.ts';
import { errorText } from '../../../lib/http/error-text.ts';
import { useCan } from '../../../lib/session/use-can.ts';
import { toastUndo } from '../../../lib/toast-undo.tsx';
import { toastError } from '../../../lib/toasts.ts';
import type { Editing, NewPlace, ShiftPlace } from '../../../lib/schedule/editing.ts';
import type { Anchor } from '../../../lib/schedule/grid-view.ts';
import { ruleLine, type Judgement } from '../../../lib/schedule/verdicts.ts';
import { changeTo, type Change } from '../../../lib/schedule/draw-change.ts';
import { handChanges, type AskedRemedy } from '../../../lib/schedule/asked-remedy.ts';
import { manyChanges, type ManyDeed } from '../../../lib/schedule/schedule-changes.ts';
import { bodyOf, type ShiftBody } from '../../../lib/schedule/shift-body.ts';
import { useShiftWords } from '../../../lib/schedule/use-shift-words.ts';
import { useShiftEdits, type KnownOfMonth } from './use-shift-edits.ts';

const CELL = '[role="gridcell"]';

/** What is open over the calendar. */
export type Opened =
  | { kind: 'edit' | 'menu'; shift: schedule.Shift; anchor: Anchor }
  | { kind: 'add'; place: NewPlace; anchor: Anchor }
  | { kind: 'move'; shift: schedule.Shift; copy: boolean }
  | { kind: 'repair'; employeeId: string | null; date: string; end?: string }
  | { kind: 'many'; shifts: schedule.Shift[]; copy: boolean }
  | { kind: 'ask' | 'replace' | 'fill' | 'cut' | 'hours' | 'join'; shift: schedule.Shift }
  | { kind: 'remedy'; asked: AskedRemedy }
  | { kind: 'keys' };

/**
 * The actions of the calendar: one object for the grid, the list, the phone and the menus.
 * @param names of the employees, by ID
 */
export function useEditing(names: ReadonlyMap<string, string>, known: KnownOfMonth = {}) {
  const { t } = useTranslation('schedule');
  const words = useShiftWords();
  const guards = useGuards();
  const isRefused = useIsRefused();
  const { opened, open, close } = useOpened();
  const nameOf = useCallback((id: string) => names.get(id) ?? null, [names]);
  const { apply, remember, undo, redo, canUndo, canRedo } = useShiftEdits(nameOf, known);

  const editing = useMemo<Editing>(() => {
    const { mayWrite, mayEdit, mayChange } = guards;
    /** The message lets it be undone; null: none. */
    const applyAndSay = (changes: readonly Change[], message: string | null) => {
      const takeBack = apply(...changes);
      if (takeBack !== null && message !== null) toastUndo(message, takeBack);
    };
    const create = (body: ShiftBody) =>
      mayWrite() && apply({ id: `new:${crypto.randomUUID()}`, before: null, after: body });
    const change = (shift: schedule.Shift, own: Partial<ShiftBody>) => {
      const made = mayEdit(shift) ? changeTo(shift, own) : null;
      if (made !== null) apply(made);
    };
    const filledText = ({ date, role, employee_id }: ShiftBody) =>
      t('explanations:deed.filled', { name: nameOf(employee_id ?? '') ?? '', place: `${words.day(date)}, ${role}` });
    return {
      ...openings(open, guards),
      mayEdit,
      undo,
      redo,
      remember,
      hand: (handed, newBody) => {
        const changes = handChanges(handed, newBody);
        if (changes.length === 0 || !mayWrite()) return;
        const filled = changes[0]?.after;
        applyAndSay(changes, filled ? filledText(filled) : null);
      },
      many: (shifts, deed) => {
        if (deed.kind === 'copy' ? !mayWrite() : !shifts.every(mayEdit)) return false;
        const changes = manyChanges(shifts, deed);
        if (!mayChange(changes.length)) return false;
        if (changes.length > 0) applyAndSay(changes, t(doneBy(deed), { count: changes.length }));
        return true;
      },
      togglePin: (shift) => change(shift, { pinned: !shift.pinned }),
      save: (shift, body) => (shift === null ? create(body) : change(shift, body)),
      remove: (shift) => {
        const message = t('edit.removed', { shift: `${words.day(shift.date)}, ${words.hours(shift)}` });
        if (mayEdit(shift)) applyAndSay([{ id: shift.id, before: bodyOf(shift), after: null }], message);
      },
      move: async (shift, to, how) => {
        if ((!how.copy && !mayEdit(shift)) || (await isRefused(shift, to, how))) return false;
        if (how.copy) create({ ...bodyOf(shift), ...to, pinned: false });
        else change(shift, to);
        return true;
      },
    };
  }, [apply, guards, isRefused, nameOf, open, redo, remember, t, undo, words]);

  return { editing, opened, close, canUndo, canRedo };
}

type Guards = ReturnType<typeof useGuards>;

/** Whether the user may do something; a message says if not. */
function useGuards() {
  const { t } = useTranslation('schedule');
  const [can, clock] = [useCan(), useClock()];
  const [isWriter, isCoverer] = [can('plan.write'), can('plan.cover')];
  return useMemo(() => {
    const may = (isAllowed: boolean) => () => {
      if (!isAllowed) toastError(t('edit.noAccess'), { id: 'no-access' });
      return isAllowed;
    };
    const mayWrite = may(isWriter);
    const mayEdit = (shift: schedule.Shift) => {
      if (!mayWrite()) return false;
      if (shift.status === 'published') toastError(t(shift.date > clock.today() ? 'edit.published' : 'edit.begun'));
      return shift.status !== 'published';
    };
    /** All of them are sent with one request. */
    const mayChange = (count: number) => {
      const most = schedule.CHANGES_MAX;
      if (count > most) toastError(t('calendar:many.tooMany', { most }), { id: 'too-many' });
      return count <= most;
    };
    return { mayWrite, mayCover: may(isCoverer), mayEdit, mayChange };
  }, [clock, isCoverer, isWriter, t]);
}

/** The window that is open; with it the focus returns to the cell from which it was opened. */
function useOpened() {
  const [opened, setOpened] = useState<Opened | null>(null);
  const from = useRef<HTMLElement | null>(null);
  const open = useCallback((next: Opened) => {
    const focused = document.activeElement;
    if (focused instanceof HTMLElement) from.current = focused.closest<HTMLElement>(CELL) ?? from.current ?? focused;
    setOpened(next);
  }, []);
  const close = useCallback(() => {
    setOpened(null);
    requestAnimationFrame(() => from.current?.focus({ preventScroll: true }));
  }, []);
  return { opened, open, close };
}

/** The actions that only open a window. */
const openings = (open: (next: Opened) => void, { mayWrite, mayCover, mayEdit, mayChange }: Guards) =>
  ({
    edit: (shift, anchor) => open({ kind: 'edit', shift, anchor }),
    add: (place, anchor) => mayWrite() && open({ kind: 'add', place, anchor }),
    openMenu: (shift, anchor) => open({ kind: 'menu', shift, anchor }),
    openMove: (shift, copy) => (copy || mayEdit(shift)) && open({ kind: 'move', shift, copy }),
    openRepair: (employeeId, date, end) =>
      mayCover() && open({ kind: 'repair', employeeId, date, ...(end && { end }) }),
    openFill: (shift) => mayCover() && open({ kind: 'fill', shift }),
    openAsk: (shift) => mayCover() && open({ kind: 'ask', shift }),
    openRemedy: (asked) => open({ kind: 'remedy', asked }),
    openReplace: (shift) => mayCover() && open({ kind: 'replace', shift }),
    openParts: (kind, shift) => (kind === 'cut' || mayEdit(shift)) && open({ kind, shift }),
    openMany: (shifts, copy) =>
      mayChange(shifts.length) && (copy || shifts.every(mayEdit)) && open({ kind: 'many', shifts, copy }),
    showKeys: () => open({ kind: 'keys' }),
  }) satisfies Partial<Editing>;

/** Whether a rule refuses a move or copy, or can't be asked; a message says so. */
function useIsRefused() {
  const { t } = useTranslation('schedule');
  return useCallback(
    async (shift: schedule.Shift, to: ShiftPlace, { copy, verdict }: Parameters<Editing['move']>[2]) => {
      try {
        const judgement = verdict ?? (await judgeOne(shift, to, copy));
        if (judgement?.verdict !== 'refused') return false;
        toastError([t('drag.refused'), ...judgement.rules.map(ruleLine)].join(' '), { id: 'drag-refused' });
      } catch (error) {
        toastError(errorText(error, t('edit.judgeFailed')));
      }
      return true;
    },
    [t],
  );
}

/** The message for a completed action. */
function doneBy(deed: ManyDeed) {
  if (deed.kind === 'pin') return deed.pinned ? 'calendar:many.pinned' : 'calendar:many.unpinned';
  const done = { move: 'calendar:many.moved', copy: 'calendar:many.copied', remove: 'calendar:many.removed' } as const;
  return done[deed.kind];
}

async function judgeOne(shift: schedule.Shift, to: ShiftPlace, copy: boolean): Promise<Judgement | null> {
  const moved = copy ? { shift: bodyOf(shift) } : { shift_id: shift.id };
  const [judgement] = await call(schedule.judgeShift, { body: { ...moved, targets: [to] } });
  return judgement ?? null;
}
