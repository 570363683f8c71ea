// Method: the product of two employees' networks, in which every day keeps the rules that join them.
// Paper: Pesant, "A regular language membership constraint for finite sequences of variables", CP 2004.
import type { RosterNetwork } from '../network/roster-network.ts';

/** [arcs] A pair with a larger product network is left to the rows of its rules in the master. */
const MOST_ARCS = 200_000;

/** The pairs of rosters that keep the rules of a pair, as paths from node 0 to the last node, day by day. */
export interface PairNetwork {
  /** The nodes of day `d` are `dayStart[d] .. dayStart[d + 1] - 1`; the last day has one node. */
  dayStart: number[];
  /** By node: the nodes of both networks. */
  first: Int32Array;
  second: Int32Array;
  /** The arcs leaving node `n` are `arcStart[n] .. arcStart[n + 1] - 1`; by arc: its end, and the arcs of both. */
  arcStart: Int32Array;
  arcTo: Int32Array;
  arcFirst: Int32Array;
  arcSecond: Int32Array;
}

/** By node: the arcs that leave it, and by arc: the node that it leads to. */
export function outward({ nodes, arcStart, arcFrom }: RosterNetwork) {
  const leaving: number[][] = Array.from({ length: nodes }, () => []);
  const to = new Int32Array(arcFrom.length);
  for (let node = 0; node < nodes; node++) {
    for (let arc = arcStart[node]!; arc < arcStart[node + 1]!; arc++) {
      leaving[arcFrom[arc]!]!.push(arc);
      to[arc] = node;
    }
  }
  return { leaving, to };
}

/**
 * Builds the product by breadth-first search over the reachable pairs of nodes. Null if there are too many of them, or
 * if no pair of rosters is left.
 */
export function pairNetwork(
  one: RosterNetwork,
  other: RosterNetwork,
  days: number,
  may: (day: number, first: number, second: number) => boolean,
): PairNetwork | null {
  const [a, b] = [outward(one), outward(other)];
  const first = [one.start];
  const second = [other.start];
  const dayStart = [0];
  const arcStart = [0];
  const arcs: { to: number; first: number; second: number }[] = [];
  for (let day = 0; day < days; day++) {
    const numbers = new Map<number, number>();
    const from = dayStart[day]!;
    const end = first.length;
    dayStart.push(end);
    for (let node = from; node < end; node++) {
      for (const i of a.leaving[first[node]!]!) {
        for (const j of b.leaving[second[node]!]!) {
          if (!may(day, one.arcCode[i]!, other.arcCode[j]!)) continue;
          const key = a.to[i]! * other.nodes + b.to[j]!;
          const to = numbers.get(key) ?? first.length;
          if (to === first.length) {
            numbers.set(key, to);
            first.push(a.to[i]!);
            second.push(b.to[j]!);
          }
          arcs.push({ to, first: i, second: j });
        }
      }
      arcStart.push(arcs.length);
      if (arcs.length > MOST_ARCS) return null;
    }
  }
  const nodes = first.length;
  dayStart.push(nodes);
  if (nodes - dayStart[days]! !== 1) return null;
  arcStart.push(arcs.length);
  // Arcs into dead ends stay: completion bounds exclude them.
  return {
    dayStart,
    first: Int32Array.from(first),
    second: Int32Array.from(second),
    arcStart: Int32Array.from(arcStart),
    arcTo: Int32Array.from(arcs, ({ to }) => to),
    arcFirst: Int32Array.from(arcs, (arc) => arc.first),
    arcSecond: Int32Array.from(arcs, (arc) => arc.second),
  };
}
