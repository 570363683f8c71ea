import type { GridRow } from './grid-model.ts';

/** The heights of a row's parts in the style sheet, in pixels; the virtual list uses the same. */
export const sizes = {
  week: { chip: 28, gap: 4, padding: 6, least: 50 },
  month: { chip: 38, gap: 3, padding: 4, least: 48 },
  /** A chip that also shows the employee. */
  named: { week: 44, month: 38 },
  heading: 28,
  /** Needed and scheduled employees, below the rows. */
  foot: 34,
} as const;

export type Density = 'week' | 'month';

/** Height of a row: that of its fullest day, so that no measuring is needed and nothing jumps. */
export function rowSize(
  row: GridRow,
  dates: string[],
  density: Density,
  banded: (key: string, date: string) => boolean,
): number {
  if (row.kind === 'heading') return sizes.heading;
  const { gap, padding, least } = sizes[density];
  const chip = row.kind === 'role' ? sizes.named[density] : sizes[density].chip;
  const fullest = dates.reduce((most, date) => {
    const shifts = row.cells.get(date)?.length ?? 0;
    return Math.max(most, shifts + (shifts > 0 && banded(row.key, date) ? 1 : 0));
  }, 1);
  return Math.max(least, padding * 2 + fullest * (chip + gap) - gap);
}

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
