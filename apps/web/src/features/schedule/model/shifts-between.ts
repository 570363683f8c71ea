import type { GridRow } from './grid-model.ts';

interface Corner {
  row: string;
  date: string;
}

/** IDs of the shifts in the rectangle of cells between two corners, in either order. */
export function shiftsBetween(rows: GridRow[], dates: string[], a: Corner, b: Corner): string[] {
  const between = (one: number, other: number) =>
    one < 0 || other < 0 ? ([0, 0] as const) : ([Math.min(one, other), Math.max(one, other) + 1] as const);
  const rowOf = (corner: Corner) => rows.findIndex((row) => row.key === corner.row);
  const shown = dates.slice(...between(dates.indexOf(a.date), dates.indexOf(b.date)));
  return rows
    .slice(...between(rowOf(a), rowOf(b)))
    .flatMap((row) => (row.kind === 'heading' ? [] : shown.flatMap((date) => row.cells.get(date) ?? [])))
    .flatMap(({ ids }) => ids);
}
