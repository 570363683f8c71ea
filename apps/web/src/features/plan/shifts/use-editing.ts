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
import { changeTo } from '../../../lib/schedule/draw-change.ts';
import { handChanges, type AskedRemedy } from '../../../lib/schedule/asked-remedy.ts';
import { manyChanges, type ManyDeed } from '../../../lib/schedule/schedule-changes.ts';
import { bodyOf } from '../../../lib/schedule/shift-body.ts';
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
  const [can, clock] = [useCan(), useClock()];
  const [isWriter, isCoverer] = [can('plan.write'), can('plan.cover')];
  const [opened, setOpened] = useState<Opened | null>(null);
  const from = useRef<HTMLElement | null>(null);
  const nameOf = useCallback((id: string) => names.get(id) ?? null, [names]);
  const { apply, remember, undo, redo, canUndo, canRedo } = useShiftEdits(nameOf, known);
  const open = useCallback((next: Opened) => {
    const focused = document.activeElement;
    if (focused instanceof HTMLElement) from.current = focused.closest<HTMLElement>(CELL) ?? from.current ?? focused;
    setOpened(next);
  }, []);
  /** The focus returns to the cell from which the window was opened. */
  const close = useCallback(() => {
    setOpened(null);
    requestAnimationFrame(() => from.current?.focus({ preventScroll: true }));
  }, []);

  const editing = useMemo<Editing>(() => {
    const mayWrite = () => {
      if (!isWriter) toastError(t('edit.noAccess'), { id: 'no-access' });
      return isWriter;
    };
    const mayCover = () => {
      if (!isCoverer) toastError(t('edit.noAccess'), { id: 'no-access' });
      return isCoverer;
    };
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
    const create = (body: ReturnType<typeof bodyOf>) =>
      mayWrite() && apply({ id: `new:${crypto.randomUUID()}`, before: null, after: body });
    const change = (shift: schedule.Shift, own: Partial<ReturnType<typeof bodyOf>>) => {
      const made = mayEdit(shift) ? changeTo(shift, own) : null;
      if (made !== null) apply(made);
    };
    const refuse = (judgement: Judgement) =>
      toastError([t('drag.refused'), ...judgement.rules.map(ruleLine)].join(' '), { id: 'drag-refused' });

    return {
      mayEdit,
      undo,
      redo,
      remember,
      edit: (shift, anchor) => open({ kind: 'edit', shift, anchor }),
      add: (place, anchor) => mayWrite() && open({ kind: 'add', place, anchor }),
      openMenu: (shift, anchor) => open({ kind: 'menu', shift, anchor }),
      openMove: (shift, copy) => (copy || mayEdit(shift)) && open({ kind: 'move', shift, copy }),
      openRepair: (employeeId, date, end) =>
        mayCover() && open({ kind: 'repair', employeeId, date, ...(end && { end }) }),
      openFill: (shift) => mayCover() && open({ kind: 'fill', shift }),
      openAsk: (shift) => mayCover() && open({ kind: 'ask', shift }),
      openRemedy: (asked) => open({ kind: 'remedy', asked }),
      hand: (handed, newBody) => {
        const changes = handChanges(handed, newBody);
        if (changes.length === 0 || !mayWrite()) return;
        const takeBack = apply(...changes);
        const filled = changes[0]?.after;
        if (!filled || takeBack === null) return;
        const name = nameOf(filled.employee_id ?? '') ?? '';
        toastUndo(
          t('explanations:deed.filled', { name, place: `${words.day(filled.date)}, ${filled.role}` }),
          takeBack,
        );
      },
      openReplace: (shift) => mayCover() && open({ kind: 'replace', shift }),
      openParts: (kind, shift) => (kind === 'cut' || mayEdit(shift)) && open({ kind, shift }),
      openMany: (shifts, copy) =>
        mayChange(shifts.length) && (copy || shifts.every(mayEdit)) && open({ kind: 'many', shifts, copy }),
      many: (shifts, deed) => {
        if (deed.kind === 'copy' ? !mayWrite() : !shifts.every(mayEdit)) return false;
        const changes = manyChanges(shifts, deed);
        if (!mayChange(changes.length)) return false;
        const done = doneBy(deed);
        if (changes.length > 0) {
          const takeBack = apply(...changes);
          if (takeBack !== null) toastUndo(t(done, { count: changes.length }), takeBack);
        }
        return true;
      },
      showKeys: () => open({ kind: 'keys' }),
      togglePin: (shift) => change(shift, { pinned: !shift.pinned }),
      save: (shift, body) => (shift === null ? create(body) : change(shift, body)),
      remove: (shift) => {
        if (!mayEdit(shift)) return;
        const takeBack = apply({ id: shift.id, before: bodyOf(shift), after: null });
        if (takeBack === null) return;
        toastUndo(t('edit.removed', { shift: `${words.day(shift.date)}, ${words.hours(shift)}` }), takeBack);
      },
      move: async (shift, to, { copy, verdict }) => {
        if (!copy && !mayEdit(shift)) return false;
        try {
          const judgement = verdict ?? (await judgeOne(shift, to, copy));
          if (judgement?.verdict === 'refused') {
            refuse(judgement);
            return false;
          }
        } catch (error) {
          toastError(errorText(error, t('edit.judgeFailed')));
          return false;
        }
        if (copy) create({ ...bodyOf(shift), ...to, pinned: false });
        else change(shift, to);
        return true;
      },
    };
  }, [apply, clock, isCoverer, isWriter, nameOf, open, redo, remember, t, undo, words]);

  return { editing, opened, close, canUndo, canRedo };
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
