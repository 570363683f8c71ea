// Method: shortest paths of a roster network when every unit of minutes costs a multiplier (Lagrangian relaxation).
// Paper: Handler, Zang, "A dual algorithm for the constrained shortest path problem", Networks 10, 1980.
import type { RosterNetwork } from '../network/roster-network.ts';

/** By node: the minutes and the weekends of the shortest path to it. */
export interface PathSums {
  minutes: Int32Array;
  weekends: Int32Array;
}

/** Writes into `prefix` the cost of the shortest path from the start to every node, and into `sums` what it has. */
export function shortestPrefixes(
  { arcStart, arcFrom, arcWeekend, start }: RosterNetwork,
  step: Int32Array,
  arcCost: Float64Array,
  multiplier: number,
  prefix: Float64Array,
  { minutes, weekends }: PathSums,
): void {
  prefix.fill(Infinity);
  prefix[start] = 0;
  for (let node = start - 1; node >= 0; node--) {
    let best = Infinity;
    let by = -1;
    for (let arc = arcStart[node]!; arc < arcStart[node + 1]!; arc++) {
      const cost = prefix[arcFrom[arc]!]! + arcCost[arc]! + multiplier * step[arc]!;
      if (cost >= best) continue;
      best = cost;
      by = arc;
    }
    prefix[node] = best;
    if (by < 0) continue;
    minutes[node] = minutes[arcFrom[by]!]! + step[by]!;
    weekends[node] = weekends[arcFrom[by]!]! + arcWeekend[by]!;
  }
}

/** Writes into `suffix` the cost of the shortest path from every node to the end, and into `sums` what it has. */
export function shortestSuffixes(
  { arcStart, arcFrom, arcWeekend, start }: RosterNetwork,
  step: Int32Array,
  arcCost: Float64Array,
  multiplier: number,
  suffix: Float64Array,
  sums?: PathSums,
): void {
  suffix.fill(Infinity);
  suffix[0] = 0;
  if (sums) sums.minutes[0] = sums.weekends[0] = 0;
  for (let node = 0; node < start; node++) {
    const onward = suffix[node]!;
    for (let arc = arcStart[node]!; arc < arcStart[node + 1]!; arc++) {
      const cost = onward + arcCost[arc]! + multiplier * step[arc]!;
      const source = arcFrom[arc]!;
      if (cost >= suffix[source]!) continue;
      suffix[source] = cost;
      if (!sums) continue;
      sums.minutes[source] = sums.minutes[node]! + step[arc]!;
      sums.weekends[source] = sums.weekends[node]! + arcWeekend[arc]!;
    }
  }
}

/** The least cost of ending when a unit of minutes refunds the multiplier, and the minutes at which it is reached. */
export function cheapestEnd(terminal: Float64Array, multiplier: number): { cost: number; minutes: number } {
  let found = { cost: Infinity, minutes: 0 };
  for (let minutes = 0; minutes < terminal.length; minutes++) {
    const cost = terminal[minutes]! - multiplier * minutes;
    if (cost < found.cost) found = { cost, minutes };
  }
  return found;
}
