import type { schedule } from '@pamaina/contract';
import type { MouseEvent, RefObject } from 'react';
import type { Editing } from '../../../../lib/schedule/editing.ts';
import type { GridRow } from '../../../../lib/schedule/grid-model.ts';
import { shiftsBetween } from '../../../../lib/schedule/row-size.ts';
import type { Selection } from '../select/use-selection.ts';

interface Options {
  rows: GridRow[];
  shifts: Map<string, schedule.Shift>;
  editing: Editing | null;
  selection: Selection | null;
  dates: string[];
  /** The cell from which a range is selected; moved by every other press. */
  corner: RefObject<Corner | null>;
}

interface Corner {
  row: string;
  date: string;
}

/** The effects of a click, a tap, a double click on an empty cell and a right click; nothing in a read-only grid. */
export function cellOpening({ rows, shifts, editing, selection, dates, corner }: Options) {
  if (editing === null) return {};
  const chipAt = (event: MouseEvent) => {
    const chip = closest(event, '[data-shift]');
    const shift = shifts.get(chip?.dataset['shift'] ?? '');
    return chip === null || shift === undefined ? null : { shift, anchor: chip.getBoundingClientRect() };
  };
  const edit = (event: MouseEvent) => {
    const found = chipAt(event);
    if (found !== null) editing.edit(found.shift, found.anchor);
  };
  /** True when the press selected shifts. */
  const choose = (event: MouseEvent, { picked, isSelecting, set, toggle, clear }: Selection): boolean => {
    const { row, date } = closest(event, '[data-date][data-row]')?.dataset ?? {};
    const cell = row === undefined || date === undefined ? null : { row, date };
    if (event.shiftKey && cell !== null && corner.current !== null) {
      set(shiftsBetween(rows, dates, corner.current, cell));
      return true;
    }
    corner.current = cell;
    const found = chipAt(event);
    if (found !== null && (isSelecting || event.ctrlKey || event.metaKey || event.shiftKey)) {
      toggle(idsWith(found.shift.id, cell));
      return true;
    }
    if (!isSelecting && picked.size > 0) clear();
    return isSelecting;
  };
  /** Identical open shifts are one chip; all of them are selected. */
  const idsWith = (id: string, cell: Corner | null): string[] => {
    const row = rows.find(({ key }) => key === cell?.row);
    const groups = row === undefined || row.kind === 'heading' ? [] : (row.cells.get(cell?.date ?? '') ?? []);
    return groups.find(({ shift }) => shift.id === id)?.ids ?? [id];
  };
  return {
    /**
     * With Ctrl or Shift, or in selection mode, a press selects; any other opens the shift. For a double click only the
     * first.
     */
    onClick: (event: MouseEvent) => {
      if (selection !== null && choose(event, selection)) return;
      if (event.detail < 2 && !event.ctrlKey && !event.metaKey && !event.shiftKey) edit(event);
    },
    onDoubleClick: (event: MouseEvent) => {
      if (selection?.isSelecting === true || event.ctrlKey || event.shiftKey) return;
      if (chipAt(event) !== null) return;
      const cell = closest(event, '[data-date][data-row]');
      const row = rows.find((one) => one.key === cell?.dataset['row']);
      if (cell === null || row === undefined || row.kind === 'heading') return;
      const employee_id = row.kind === 'person' && row.person.known ? row.key : null;
      editing.add({ date: cell.dataset['date'] ?? '', employee_id, role: row.role }, cell.getBoundingClientRect());
    },
    onContextMenu: (event: MouseEvent) => {
      const found = chipAt(event);
      if (found === null) return;
      event.preventDefault();
      editing.openMenu(found.shift, found.anchor);
    },
  };
}

const closest = ({ target }: MouseEvent, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;
