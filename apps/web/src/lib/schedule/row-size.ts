import type { GridRow } from './grid-model.ts';

/**
 * The heights of a row's parts in the style sheet, in pixels; the virtual list uses the same. `named` is a chip that
 * also shows the employee, `foot` the needed and scheduled employees below the rows.
 */
export const sizes = {
  week: { chip: 28, named: 44, gap: 4, padding: 6, least: 48, heading: 28, foot: 34 },
  month: { chip: 25, named: 25, gap: 2, padding: 2, least: 30, heading: 20, foot: 26 },
} as const;

export type Density = 'week' | 'month';

/** Height of a row: that of its fullest day, so that no measuring is needed and nothing jumps. */
export function rowSize(
  row: GridRow,
  dates: string[],
  density: Density,
  banded: (key: string, date: string) => boolean,
): number {
  const { gap, padding, least, heading, chip, named } = sizes[density];
  if (row.kind === 'heading') return heading;
  const line = row.kind === 'role' ? named : chip;
  const aLine = shiftsALine(row, density);
  const fullest = dates.reduce((most, date) => {
    const shifts = row.cells.get(date)?.length ?? 0;
    return Math.max(most, Math.ceil(shifts / aLine) + (shifts > 0 && banded(row.key, date) ? 1 : 0));
  }, 1);
  return Math.max(least, padding * 2 + fullest * (line + gap) - gap);
}

/** In a month two shifts of a day are beside each other, so that a split day takes no second line. */
const shiftsALine = (row: GridRow, density: Density): number => (row.kind !== 'role' && density === 'month' ? 2 : 1);

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
