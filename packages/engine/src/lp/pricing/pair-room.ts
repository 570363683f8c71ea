// Method: the room for the labels of a pair: by node of the product, windows of the minutes of both, and their counts.
// Paper: Irnich, Desaulniers, "Shortest path problems with resource constraints", in: Column Generation, Springer 2005.
import type { PairSide } from './pair-bounds.ts';
import type { PairNetwork } from './pair-network.ts';

/** By node, for each of the two: minutes in units. */
interface Minutes {
  one: Int32Array;
  other: Int32Array;
}

/** Where labels lie: a node has room for all its counts times the windows of both employees' minutes. */
export interface PairRoom {
  offset: Int32Array;
  low: Minutes;
  high: Minutes;
  /** The counts of node `n` are `slots[slotStart[n] .. slotStart[n + 1] - 1]`: those of the first, then the second. */
  slotStart: Int32Array;
  slots: readonly number[];
  /** By arc: where the places of the counts after it begin, by the counts of its source; -1 where none may follow. */
  arcSlot: Int32Array;
  slotTo: Int32Array;
  /** The steps of one search. */
  work: number;
}

/** Null if it needs more labels, steps of a search or places of counts than `most`. */
export function pairRoom(
  of: PairNetwork,
  a: PairSide,
  b: PairSide,
  most: { cells: number; steps: number; places: number },
): PairRoom | null {
  const { first, arcStart } = of;
  const nodes = first.length;
  const one = windowsOf(of, a, of.first, of.arcFirst);
  const other = windowsOf(of, b, of.second, of.arcSecond);
  const found = slotsOf(of, a, b, most.places);
  if (!found) return null;
  const { slotStart, slots, arcSlot, slotTo } = found;
  const offset = new Int32Array(nodes + 1);
  let cells = 0;
  let work = 0;
  for (let node = 0; node < nodes; node++) {
    const [width, widths] = [one, other].map(({ low, high }) => Math.max(0, high[node]! - low[node]! + 1));
    const size = width! * widths! * (slotStart[node + 1]! - slotStart[node]!);
    cells += size;
    offset[node + 1] = cells;
    work += size * (arcStart[node + 1]! - arcStart[node]!);
    if (cells > most.cells || work > most.steps) return null;
  }
  return {
    offset,
    low: { one: one.low, other: other.low },
    high: { one: one.high, other: other.high },
    slotStart,
    slots,
    arcSlot,
    slotTo,
    work,
  };
}

/** By node: the least and the greatest minutes of one employee on a path through it that keeps the limits. */
function windowsOf({ arcStart, arcTo }: PairNetwork, { resources }: PairSide, own: Int32Array, arcs: Int32Array) {
  const nodes = own.length;
  const low = new Int32Array(nodes).fill(1e9);
  const high = new Int32Array(nodes).fill(-1);
  low[0] = high[0] = 0;
  for (let node = 0; node < nodes; node++) {
    for (let arc = arcStart[node]!; arc < arcStart[node + 1]!; arc++) {
      const to = arcTo[arc]!;
      const step = resources.step[arcs[arc]!]!;
      low[to] = Math.min(low[to]!, low[node]! + step);
      high[to] = Math.max(high[to]!, high[node]! + step);
    }
  }
  const end = nodes - 1;
  const { windows } = resources;
  low[end] = Math.max(low[end]!, windows.low[own[end]!]!);
  high[end] = Math.min(high[end]!, windows.high[own[end]!]!);
  for (let node = end - 1; node >= 0; node--) {
    let [least, most] = [1e9, -1];
    for (let arc = arcStart[node]!; arc < arcStart[node + 1]!; arc++) {
      const to = arcTo[arc]!;
      const step = resources.step[arcs[arc]!]!;
      least = Math.min(least, low[to]! - step);
      most = Math.max(most, high[to]! - step);
    }
    low[node] = Math.max(low[node]!, least);
    high[node] = Math.min(high[node]!, most);
  }
  return { low, high };
}

/** The counts that some path has at each node, and where those after an arc are; null if they are more than `most`. */
function slotsOf({ first, arcStart, arcTo, arcFirst, arcSecond }: PairNetwork, a: PairSide, b: PairSide, most: number) {
  const nodes = first.length;
  const places = Array.from({ length: nodes }, () => new Map<number, number>());
  const slotStart = new Int32Array(nodes + 1);
  const slots: number[] = [];
  const arcSlot = new Int32Array(arcTo.length);
  const after: number[] = [];
  const next = ({ resources }: PairSide, arc: number, counts: number): number =>
    resources.after[resources.kindOf[arc]! * resources.counts + counts]!;
  places[0]!.set(0, 0);
  for (let node = 0; node < nodes; node++) {
    const own = [...places[node]!.keys()];
    for (const counts of own) slots.push(counts);
    slotStart[node + 1] = slots.length;
    if (after.length + own.length * (arcStart[node + 1]! - arcStart[node]!) > most) return null;
    for (let arc = arcStart[node]!; arc < arcStart[node + 1]!; arc++) {
      arcSlot[arc] = after.length;
      const there = places[arcTo[arc]!]!;
      for (const counts of own) {
        const mine = next(a, arcFirst[arc]!, counts % a.resources.counts);
        const theirs = next(b, arcSecond[arc]!, Math.floor(counts / a.resources.counts));
        const both = mine < 0 || theirs < 0 ? -1 : mine + theirs * a.resources.counts;
        if (both >= 0 && !there.has(both)) there.set(both, there.size);
        after.push(both < 0 ? -1 : there.get(both)!);
      }
    }
  }
  // Places are counted from the beginning of their node.
  const slotTo = Int32Array.from(after);
  arcTo.forEach((to, arc) => {
    const end = arc + 1 < arcSlot.length ? arcSlot[arc + 1]! : slotTo.length;
    for (let i = arcSlot[arc]!; i < end; i++) if (slotTo[i]! >= 0) slotTo[i]! += slotStart[to]!;
  });
  return { slotStart, slots, arcSlot, slotTo };
}
