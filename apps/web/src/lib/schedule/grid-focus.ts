import type { GridRow } from './grid-model.ts';

/** The focused cell, identified by its contents and not by its position, so that it survives filters and edits. */
export interface GridFocus {
  row: string;
  date: string;
  /** The index of the shift in the cell. */
  shift: number;
}

type Step = { rows: number; days: number };

/** The cell the given number of rows and days away, stopping at the edges and skipping headings. */
export function stepFocus(rows: GridRow[], dates: string[], focus: GridFocus | null, step: Step): GridFocus | null {
  const cells = rows.filter((row) => row.kind !== 'heading');
  const at = cells.findIndex((row) => row.key === focus?.row);
  const day = dates.indexOf(focus?.date ?? '');
  if (focus === null || at < 0 || day < 0) return firstFocus(rows, dates);
  const row = cells[clamp(at + step.rows, cells.length)];
  const date = dates[clamp(day + step.days, dates.length)];
  return row === undefined || date === undefined ? null : { row: row.key, date, shift: 0 };
}

export function firstFocus(rows: GridRow[], dates: string[]): GridFocus | null {
  const row = rows.find((one) => one.kind !== 'heading');
  const [date] = dates;
  return row === undefined || date === undefined ? null : { row: row.key, date, shift: 0 };
}

/** Home and End: the first or last day of the row, with Ctrl the first or last cell of the grid. */
export function edgeFocus(
  rows: GridRow[],
  dates: string[],
  focus: GridFocus | null,
  edge: { end: 'first' | 'last'; all: boolean },
): GridFocus | null {
  const far = edge.end === 'first' ? -1 : 1;
  return stepFocus(rows, dates, focus ?? firstFocus(rows, dates), {
    rows: edge.all ? far * rows.length : 0,
    days: far * dates.length,
  });
}

const clamp = (index: number, length: number) => Math.min(Math.max(index, 0), length - 1);

/** The action of a key in the grid; null if it has none. */
export type GridAction =
  | { kind: 'walk'; rows: number; days: number }
  | { kind: 'edge'; end: 'first' | 'last'; all: boolean }
  | { kind: 'extend'; rows: number; days: number }
  | { kind: 'move'; rows: number; days: number }
  | {
      kind: 'edit' | 'add' | 'next-shift' | 'remove' | 'pin' | 'undo' | 'redo' | 'keys' | 'menu' | 'clear' | 'absence';
    };

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

const arrows: Record<string, { rows: number; days: number }> = {
  ArrowUp: { rows: -1, days: 0 },
  ArrowDown: { rows: 1, days: 0 },
  ArrowLeft: { rows: 0, days: -1 },
  ArrowRight: { rows: 0, days: 1 },
};

const single: Record<string, GridAction> = {
  Enter: { kind: 'edit' },
  F2: { kind: 'edit' },
  ' ': { kind: 'next-shift' },
  n: { kind: 'add' },
  '+': { kind: 'add' },
  Delete: { kind: 'remove' },
  Backspace: { kind: 'remove' },
  p: { kind: 'pin' },
  m: { kind: 'menu' },
  a: { kind: 'absence' },
  Escape: { kind: 'clear' },
  '?': { kind: 'keys' },
  PageUp: { kind: 'walk', rows: -10, days: 0 },
  PageDown: { kind: 'walk', rows: 10, days: 0 },
};

/** The keyboard shortcuts of the calendar (Interface, The month); `?` lists them on the page. */
export function gridAction(pressed: Pressed): GridAction | null {
  const command = pressed.ctrlKey || pressed.metaKey;
  const key = pressed.key.length === 1 ? pressed.key.toLowerCase() : pressed.key;
  if (command && key === 'z') return { kind: pressed.shiftKey ? 'redo' : 'undo' };
  if (command && key === 'y') return { kind: 'redo' };
  if (key === 'Home' || key === 'End') return { kind: 'edge', end: key === 'Home' ? 'first' : 'last', all: command };
  const arrow = arrows[key];
  if (arrow !== undefined && !command)
    return { kind: pressed.altKey ? 'move' : pressed.shiftKey ? 'extend' : 'walk', ...arrow };
  return command || pressed.altKey ? null : (single[key] ?? null);
}
