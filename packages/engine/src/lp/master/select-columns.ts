// Method: column management: of many columns only those of least reduced cost enter a program.
// Paper: Desaulniers, Desrosiers, Solomon (editors), "Column Generation", Springer 2005.
import type { Demand } from './demand.ts';
import { reducedCost } from './demand-duals.ts';
import type { Column } from '../network/column.ts';

/**
 * Among the rosters that fit, up to the given number per employee: those with the least reduced cost. Duals are indexed
 * by position in the demand's codes.
 */
export function selectColumns(
  columns: readonly Column[],
  demand: Demand,
  duals: Float64Array,
  { most, fits }: { most: number; fits: (column: Column) => boolean },
): Column[] {
  const of = new Map<number, { column: Column; cost: number }[]>();
  for (const column of columns) {
    if (!fits(column)) continue;
    const list = of.get(column.person) ?? [];
    list.push({ column, cost: reducedCost(demand, column, duals) });
    of.set(column.person, list);
  }
  return [...of.values()].flatMap((list) =>
    list
      .sort((a, b) => a.cost - b.cost)
      .slice(0, most)
      .map(({ column }) => column),
  );
}
