// Method: an employee's network of rosters by days; parallel arcs become one edge.
// Paper: Pesant, "A regular language membership constraint for finite sequences of variables", CP 2004.
import type { RosterNetwork } from '../../lp/network/roster-network.ts';
import { parallelArcs, type ParallelArcs } from './parallel-arcs.ts';

/**
 * The nodes of a network by days: those before day `d` are `first[d] .. first[d] + width[d] - 1`. What somebody does on
 * a day is an option: 0 for a day off, and from 1 on the codes of the day.
 */
export interface LayeredNetwork extends ParallelArcs {
  start: number;
  first: Int32Array;
  width: Int32Array;
  widest: number;
  /** The node that follows a node if the employee works a code, or -1 (free), on that day; -1 if no roster does. */
  after: (node: number, code: number) => number;
}

export function layeredNetwork(network: RosterNetwork, days: number, dayStart: Int32Array): LayeredNetwork {
  const { nodes, start, arcStart, arcDay } = network;
  const first = new Int32Array(days + 1);
  const width = new Int32Array(days + 1);
  // Arcs lead to nodes with smaller numbers, so the last node of a layer comes first.
  for (let node = nodes - 1; node >= 0; node--) {
    const layer = node === start ? 0 : arcDay[arcStart[node]!]! + 1;
    first[layer] = node;
    width[layer]!++;
  }
  const widest = width.reduce((most, count) => Math.max(most, count), 0);
  return { start, first, width, widest, after: createAfter(network), ...parallelArcs(network, first, dayStart) };
}

/** The arcs out of each node. */
function createAfter({ nodes, arcStart, arcFrom, arcCode }: RosterNetwork): LayeredNetwork['after'] {
  const from = new Int32Array(nodes + 1);
  for (let arc = 0; arc < arcFrom.length; arc++) from[arcFrom[arc]! + 1]!++;
  for (let node = 0; node < nodes; node++) from[node + 1]! += from[node]!;
  const place = from.slice();
  const to = new Int32Array(arcFrom.length);
  const code = new Int32Array(arcFrom.length);
  for (let node = 0; node < nodes; node++) {
    for (let arc = arcStart[node]!; arc < arcStart[node + 1]!; arc++) {
      const at = place[arcFrom[arc]!]!++;
      to[at] = node;
      code[at] = arcCode[arc]!;
    }
  }
  return (node, worked) => {
    for (let i = from[node]!; i < from[node + 1]!; i++) if (code[i] === worked) return to[i]!;
    return -1;
  };
}
