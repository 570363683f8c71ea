import type { schedule } from '@pamaina/contract';
import { useCallback, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { Editing } from '../../../../lib/schedule/editing.ts';
import type { Selection } from '../select/use-selection.ts';
import {
  edgeFocus,
  firstFocus,
  stepFocus,
  type GridFocus,
  gridAction,
  type GridAction,
} from '../../../../lib/schedule/grid-focus.ts';
import { placeInRow } from './use-grid-moves.ts';
import { shiftsBetween } from '../../../../lib/schedule/row-size.ts';
import type { GridRow, ShiftRow } from '../../../../lib/schedule/grid-model.ts';

interface Options {
  grid: RefObject<HTMLElement | null>;
  rows: GridRow[];
  dates: string[];
  editing: Editing | null;
  selection: Selection | null;
  /** The selected shifts. */
  picked: schedule.Shift[];
  /** Scrolls the row into view; the cell exists once this has returned and React has rendered. */
  reveal: (rowKey: string) => void;
}

/** The cell of the grid that the keys are about; what is chosen and gone is the first cell. */
function useRovingFocus({ grid, rows, dates, reveal }: Pick<Options, 'grid' | 'rows' | 'dates' | 'reveal'>) {
  const [chosen, setChosen] = useState<GridFocus | null>(null);
  const stands = chosen !== null && dates.includes(chosen.date) && rows.some((row) => row.key === chosen.row);
  const focus = stands ? chosen : firstFocus(rows, dates);
  const row = rows.find((one): one is ShiftRow => one.kind !== 'heading' && one.key === focus?.row);
  const groups = (focus && row?.cells.get(focus.date)) ?? [];

  const cellElement = useCallback(
    ({ row: key, date }: GridFocus) =>
      grid.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"][data-date="${date}"]`) ?? null,
    [grid],
  );
  const focusOn = useCallback(
    (next: GridFocus | null) => {
      if (next === null) return;
      setChosen(next);
      reveal(next.row);
      requestAnimationFrame(() => cellElement(next)?.focus({ preventScroll: false }));
    },
    [cellElement, reveal],
  );
  return { focus, row, groups, setChosen, cellElement, focusOn };
}

type OfMany = Pick<Options, 'picked' | 'selection'> & { editing: Editing };

/** True when the key applied to all selected shifts. */
function editMany(action: GridAction, { editing, picked, selection }: OfMany): boolean {
  if (picked.length < 2) return false;
  if (action.kind === 'remove') {
    if (editing.many(picked, { kind: 'remove' })) selection?.clear();
  } else if (action.kind === 'pin') editing.many(picked, { kind: 'pin', pinned: !picked.every((one) => one.pinned) });
  else if (action.kind === 'move' && action.rows === 0) editing.many(picked, { kind: 'move', days: action.days });
  else return false;
  return true;
}

/** Roving focus and the keyboard shortcuts of the calendar (Interface, The month). */
export function useGridKeys({ grid, rows, dates, editing, selection, picked, reveal }: Options) {
  const corner = useRef<GridFocus | null>(null);
  const { focus, row, groups, setChosen, cellElement, focusOn } = useRovingFocus({ grid, rows, dates, reveal });
  const shift = groups[focus?.shift ?? 0]?.shift ?? null;

  const move = async (from: schedule.Shift, action: { rows: number; days: number }) => {
    const target = stepFocus(rows, dates, focus, action);
    if (editing === null || target === null) return;
    const row = rows.find((one) => one.key === target.row);
    const place = placeInRow(row, target.date, from);
    if (place === null) return;
    if (await editing.move(from, place, { copy: false })) focusOn(target);
  };

  const extend = (action: { rows: number; days: number }) => {
    const target = stepFocus(rows, dates, focus, action);
    corner.current ??= focus;
    if (corner.current === null || target === null) return;
    selection?.set(shiftsBetween(rows, dates, corner.current, target));
    focusOn(target);
  };

  const edit = (action: GridAction) => {
    if (editing === null || focus === null || editMany(action, { editing, picked, selection })) return;
    const element = cellElement(focus);
    const chip = element?.querySelectorAll<HTMLElement>('[data-shift]')[focus.shift] ?? element;
    const anchor = chip?.getBoundingClientRect() ?? new DOMRect();
    const employee_id = row?.kind === 'person' && row.person.known ? row.key : null;
    const add = () => row && editing.add({ date: focus.date, employee_id, role: row.role }, anchor);
    if (action.kind === 'undo') return editing.undo();
    if (action.kind === 'redo') return editing.redo();
    if (action.kind === 'keys') return editing.showKeys();
    if (action.kind === 'absence') return editing.openRepair(employee_id, focus.date);
    if (action.kind === 'add' || (action.kind === 'edit' && shift === null)) return add();
    if (shift === null) return;
    if (action.kind === 'edit') return editing.edit(shift, anchor);
    if (action.kind === 'menu') return editing.openMenu(shift, anchor);
    if (action.kind === 'remove') return editing.remove(shift);
    if (action.kind === 'pin') return editing.togglePin(shift);
    if (action.kind === 'move') void move(shift, action);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const action = gridAction(event.nativeEvent);
    if (action === null) return;
    event.preventDefault();
    if (action.kind === 'extend') return extend(action);
    corner.current = null;
    if (action.kind === 'walk') return focusOn(stepFocus(rows, dates, focus, action));
    if (action.kind === 'clear') return selection?.clear();
    if (action.kind === 'edge') return focusOn(edgeFocus(rows, dates, focus, action));
    if (action.kind !== 'next-shift') return edit(action);
    if (focus !== null && groups.length > 1) setChosen({ ...focus, shift: (focus.shift + 1) % groups.length });
  };

  return { focus, shift, setFocus: setChosen, refocus: () => focusOn(focus), onKeyDown };
}
