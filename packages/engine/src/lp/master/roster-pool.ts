// Method: a pool of columns without duplicates.
// Paper: Desaulniers, Desrosiers, Solomon (editors), "Column Generation", Springer 2005, chapter 1.
import { nameOf, type Column } from '../network/column.ts';

/** A set of rosters without duplicates. */
export interface Pool {
  columns: readonly Column[];
  /** Returns how many of them were new. */
  add: (columns: readonly Column[]) => number;
}

/** One from which columns can be deleted, by their positions. */
interface OwnPool extends Pool {
  deleteColumns: (positions: ReadonlySet<number>) => void;
}

export function createPool(): OwnPool {
  const columns: Column[] = [];
  const known = new Set<string>();
  return {
    columns,
    add: (more) => {
      const before = columns.length;
      for (const column of more) {
        const name = nameOf(column);
        if (known.has(name)) continue;
        known.add(name);
        columns.push(column);
      }
      return columns.length - before;
    },
    deleteColumns: (positions) => {
      for (const i of positions) known.delete(nameOf(columns[i]!));
      let kept = 0;
      columns.forEach((column, i) => {
        if (!positions.has(i)) columns[kept++] = column;
      });
      columns.length = kept;
    },
  };
}
