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
