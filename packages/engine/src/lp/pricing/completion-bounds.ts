// Method: completion bounds: the least cost of the rest of a roster, by a backward pass that ignores templates.
// Paper: Righini, Salani, "New dynamic programming algorithms for the resource constrained ...", Networks 51, 2008.
import type { LabelMemory } from './label-memory.ts';
import type { Resources } from './resources.ts';
import type { RosterNetwork } from '../network/roster-network.ts';

/** By node, weekends and minutes so far: a lower bound on the cost of the rest, whatever templates it takes. */
export interface CompletionBounds {
  /** The cell of a node, weekends and 0 minutes, which can be outside of the node's room. */
  cellOf: (node: number, weekends: number) => number;
  /** The bounds under the given costs of arcs; overwritten by the next call for any employee. */
  costs: (arcCost: Float64Array) => Float64Array;
}

/**
 * Prepares the backward search without the sums of templates, which takes a fraction of the time of the search with
 * them: labels that are too expensive even so are not extended.
 */
export function createCompletionBounds(
  { nodes, start, arcStart, arcFrom, arcWeekend }: RosterNetwork,
  resources: Resources,
  memory: LabelMemory,
): CompletionBounds {
  const { step, width, weekends, windows } = resources;
  const { low, high } = windows;
  const offset = new Int32Array(nodes + 1);
  const rooms = low.map((least, node) => Math.max(0, high[node]! - least + 1));
  for (let node = 0; node < nodes; node++) offset[node + 1] = offset[node]! + weekends * rooms[node]!;
  const cellOf = (node: number, of: number): number => offset[node]! + of * rooms[node]! - low[node]!;
  const ends = endsOf(resources);

  function costs(arcCost: Float64Array): Float64Array {
    if (memory.completion.length < offset[nodes]!) memory.completion = new Float64Array(offset[nodes]!);
    const { completion } = memory;
    completion.fill(Infinity, 0, offset[nodes]);
    for (let w = 0; w < weekends; w++) {
      for (let m = low[0]!; m <= high[0]!; m++) completion[cellOf(0, w) + m] = ends[w * width + m]!;
    }
    for (let node = 0; node < start; node++) {
      for (let arc = arcStart[node]!; arc < arcStart[node + 1]!; arc++) {
        const cost = arcCost[arc]!;
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
            const found = completion[there + m]! + cost;
            if (found < completion[here + m]!) completion[here + m] = found;
          }
        }
      }
    }
    return completion;
  }

  return { cellOf, costs };
}

/** By weekends times `width` plus minutes: the cost of ending with the best counts of templates. */
function endsOf({ counts, width, weekends, terminal }: Resources): Float64Array {
  const ends = new Float64Array(weekends * width).fill(Infinity);
  for (let o = 0; o < counts; o++) {
    for (let m = 0; m < width; m++) {
      const end = (o % weekends) * width + m;
      ends[end] = Math.min(ends[end]!, terminal[o * width + m]!);
    }
  }
  return ends;
}
