// Method: enumeration of all rosters up to a cost, backwards from the end, with the labels as exact completion bounds.
// Paper: Baldacci, Christofides, Mingozzi, "An exact algorithm for the vehicle routing ...", Math. Prog. 115, 2008.
import { costAt, type LabelTable } from './label-table.ts';

/** All rosters that cost at most `limit` (codes by day, -1 for free); null if there are more than `most`. */
export function enumerateRosters(
  table: LabelTable,
  arcCost: Float64Array,
  { limit, most, days }: { limit: number; most: number; days: number },
): Int32Array[] | null {
  const { network, resources } = table;
  const { arcStart, arcFrom, arcDay, arcCode, start } = network;
  const { counts: all, step, kindOf, before, terminal, width } = resources;
  const rows: Int32Array[] = [];
  const row = new Int32Array(days).fill(-1);
  /** Extends an end of rosters, of cost `rest` after the node, to all their beginnings; false if they are too many. */
  const visit = (node: number, counts: number, minutes: number, rest: number): boolean => {
    if (node === start) return rows.push(Int32Array.from(row)) <= most;
    for (let arc = arcStart[node]!; arc < arcStart[node + 1]!; arc++) {
      const back = before[kindOf[arc]! * all + counts]!;
      if (back < 0) continue;
      const source = arcFrom[arc]!;
      const left = minutes - step[arc]!;
      const cost = rest + arcCost[arc]!;
      const whole = costAt(table, source, back, left) + cost;
      if (whole > limit || whole === Infinity) continue;
      row[arcDay[arc]!] = arcCode[arc]!;
      if (!visit(source, back, left, cost)) return false;
    }
    return true;
  };
  for (let minutes = table.low[0]!; minutes <= table.high[0]!; minutes++) {
    for (let counts = 0; counts < all; counts++) {
      const rest = terminal[counts * width + minutes]!;
      const whole = costAt(table, 0, counts, minutes) + rest;
      if (whole <= limit && whole < Infinity && !visit(0, counts, minutes, rest)) return null;
    }
  }
  return rows;
}
