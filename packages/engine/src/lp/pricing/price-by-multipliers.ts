// Method: Lagrangian relaxation of the limits of templates in the pricing problem, where counting them takes too much.
// Paper: Beasley, Christofides, "An algorithm for the resource constrained shortest path problem", Networks 19, 1989.
import { nameOf, type Column } from '../network/column.ts';
import type { TemplateMultipliers } from './template-multipliers.ts';

/** [times] How often the prices of limited templates move until a roster keeps all limits. */
const MOVES = 12;

interface Question {
  person: number;
  /** By code. */
  duals: Float64Array;
  /** The employee's cost of each code, written anew by every call. */
  costs: () => Float64Array;
  /** What the employee earns without work. */
  idle: number;
  /** The cheapest rosters without most limits of templates. */
  search: (costs: Float64Array, limit: number) => { least: number; rows: Int32Array[] };
  count: number;
  limit: number;
  /** A lower bound that is known already. */
  least: number;
}

/**
 * Searches under prices on the shifts of limited templates, and moves the prices until a roster keeps all limits:
 * `least` is a lower bound on the cost of any roster, and the columns are lawful.
 */
export function priceByMultipliers(
  multipliers: TemplateMultipliers,
  make: (person: number, row: Int32Array) => Column | null,
  { person, duals, costs, idle, search, count, limit, least: known }: Question,
): { least: number; columns: Column[] } {
  const found = new Map<string, Column>();
  let least = known;
  for (let moves = 0; moves < MOVES && found.size === 0; moves++) {
    const dearer = costs();
    for (let code = 0; code < dearer.length; code++) dearer[code]! += multipliers.of(code);
    const refund = multipliers.refund();
    const { least: cost, rows } = search(dearer, limit + idle + refund);
    least = Math.max(least, cost - idle - refund);
    if (least >= limit || rows.length === 0) break;
    for (const column of rows.flatMap((row) => make(person, row) ?? [])) found.set(nameOf(column), column);
    if (!multipliers.move(rows[0]!)) break;
  }
  const value = (column: Column): number =>
    column.codes.reduce((sum, code, i) => sum - duals[code]! * (column.amounts?.[i] ?? 1), column.cost);
  const columns = [...found.values()].sort((a, b) => value(a) - value(b)).slice(0, count);
  return { least, columns };
}
