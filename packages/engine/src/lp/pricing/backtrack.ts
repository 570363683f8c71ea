// Method: backtracking from a label to the roster that it stands for.
// Paper: Irnich, Desaulniers, "Shortest path problems with resource constraints", in: Column Generation, Springer 2005.
import { costAt, type LabelTable } from './label-table.ts';

/** The ends of the cheapest rosters, one for each sum of minutes, the cheapest first. */
export function cheapestEnds(table: LabelTable): { counts: number; minutes: number; cost: number }[] {
  const { counts: all, terminal, width } = table.resources;
  const ends: { counts: number; minutes: number; cost: number }[] = [];
  for (let minutes = table.low[0]!; minutes <= table.high[0]!; minutes++) {
    let best = -1;
    let least = Infinity;
    for (let counts = 0; counts < all; counts++) {
      const cost = costAt(table, 0, counts, minutes) + terminal[counts * width + minutes]!;
      if (cost >= least) continue;
      least = cost;
      best = counts;
    }
    if (best >= 0) ends.push({ counts: best, minutes, cost: least });
  }
  return ends.sort((a, b) => a.cost - b.cost || a.counts - b.counts || a.minutes - b.minutes);
}

/** The roster of the label at node 0 with these counts and minutes: codes by day, -1 for free. */
export function backtrack(
  table: LabelTable,
  arcCost: Float64Array,
  end: { counts: number; minutes: number },
  days: number,
): Int32Array {
  const { network, resources } = table;
  const { arcStart, arcFrom, arcDay, arcCode, start } = network;
  const { step, kindOf, before } = resources;
  const row = new Int32Array(days).fill(-1);
  let { counts, minutes } = end;
  let node = 0;
  while (node !== start) {
    const wanted = costAt(table, node, counts, minutes);
    let found = -1;
    for (let arc = arcStart[node]!; arc < arcStart[node + 1]! && found < 0; arc++) {
      const back = before[kindOf[arc]! * resources.counts + counts]!;
      if (back < 0) continue;
      if (costAt(table, arcFrom[arc]!, back, minutes - step[arc]!) + arcCost[arc]! === wanted) found = arc;
    }
    if (found < 0) throw new Error('A roster lost its way back');
    row[arcDay[found]!] = arcCode[found]!;
    counts = before[kindOf[found]! * resources.counts + counts]!;
    minutes -= step[found]!;
    node = arcFrom[found]!;
  }
  return row;
}
