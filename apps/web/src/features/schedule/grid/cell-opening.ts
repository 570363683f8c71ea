import type { schedule } from '@pamaina/contract';
import type { MouseEvent } from 'react';
import type { Editing } from '../editing.ts';
import type { GridRow } from '../model/grid-model.ts';

interface Options {
  rows: GridRow[];
  shifts: Map<string, schedule.Shift>;
  editing: Editing | null;
}

/** What a double click, a tap and the menu button of the mouse open; nothing in a grid to read. */
export function cellOpening({ rows, shifts, editing }: Options) {
  if (editing === null) return {};
  const chipAt = (event: MouseEvent) => {
    const chip = closest(event, '[data-shift]');
    const shift = shifts.get(chip?.dataset['shift'] ?? '');
    return chip === null || shift === undefined ? null : { shift, anchor: chip.getBoundingClientRect() };
  };
  const edit = (event: MouseEvent) => {
    const found = chipAt(event);
    if (found !== null) editing.edit(found.shift, found.anchor);
    return found !== null;
  };
  return {
    /** A finger has no double click: a tap opens the shift. */
    onClick: (event: MouseEvent) => {
      if (event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'touch') edit(event);
    },
    onDoubleClick: (event: MouseEvent) => {
      if (edit(event)) return;
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
