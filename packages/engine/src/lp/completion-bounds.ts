import type { Range } from './resource-windows.ts';
import type { RosterNetwork } from './roster-network.ts';
import type { LabelMemory } from './label-memory.ts';

/**
 * A lower bound on the cost of the rest of a roster from each node on, by the weekends and minutes so far, whatever
 * templates it takes.
 */
export interface CompletionBounds {
  /** The cell of a node, weekends and 0 minutes, which can be outside of the node's memory. */
  cellOf: (node: number, weekends: number) => number;
  /** The costs under the given arc costs; overwritten by the next call for any employee. */
  costs: (arcPrice: Float64Array) => Float64Array;
}

/**
 * Prepares the backward search without the sums of templates, which takes a fraction of the time of the search with
 * them: labels that are too expensive even so are not expanded.
 */
export function createCompletionBounds(
  { nodes, start, arcStart, arcFrom, arcWeekend }: RosterNetwork,
  { low, high }: Range,
  of: { step: Int32Array; closing: Float64Array; width: number; outer: number; weekends: number },
  scratch: LabelMemory,
): CompletionBounds {
  const { step, closing, width, outer, weekends } = of;
  const offset = new Int32Array(nodes + 1);
  const rooms = low.map((least, node) => Math.max(0, high[node]! - least + 1));
  for (let node = 0; node < nodes; node++) offset[node + 1] = offset[node]! + weekends * rooms[node]!;
  const cellOf = (node: number, of: number): number => offset[node]! + of * rooms[node]! - low[node]!;
  /** The closing cost with the best sums of templates. */
  const ends = new Float64Array(weekends * width).fill(Infinity);
  for (let o = 0; o < outer; o++) {
    for (let m = 0; m < width; m++) {
      const end = (o % weekends) * width + m;
      ends[end] = Math.min(ends[end]!, closing[o * width + m]!);
    }
  }

  function costs(arcPrice: Float64Array): Float64Array {
    if (scratch.rests.length < offset[nodes]!) scratch.rests = new Float64Array(offset[nodes]!);
    const { rests } = scratch;
    rests.fill(Infinity, 0, offset[nodes]);
    for (let w = 0; w < weekends; w++) {
      for (let m = low[0]!; m <= high[0]!; m++) rests[cellOf(0, w) + m] = ends[w * width + m]!;
    }
    for (let node = 0; node < start; node++) {
      for (let arc = arcStart[node]!; arc < arcStart[node + 1]!; arc++) {
        const cost = arcPrice[arc]!;
        if (cost === Infinity) continue;
        const source = arcFrom[arc]!;
        const shift = step[arc]!;
        const begun = weekends > 1 ? arcWeekend[arc]! : 0;
        const from = Math.max(low[source]!, low[node]! - shift);
        const to = Math.min(high[source]!, high[node]! - shift);
        for (let w = 0; w + begun < weekends; w++) {
          const here = cellOf(source, w);
          const there = cellOf(node, w + begun) + shift;
          for (let m = from; m <= to; m++) {
            const found = rests[there + m]! + cost;
            if (found < rests[here + m]!) rests[here + m] = found;
          }
        }
      }
    }
    return rests;
  }

  return { cellOf, costs };
}
