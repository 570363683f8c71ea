// Method: parallel arcs become one edge, because the cheapest of them has the cheapest of their options.
// Paper: none; our own engineering.
import { mixHash } from '../../lp/network/mix-hash.ts';
import type { RosterNetwork } from '../../lp/network/roster-network.ts';

/**
 * The edges of a network: each is all arcs between two nodes that cost the same. What they have in common is a
 * bundle: many edges of a day share one. The tables are small, because a search that draws employees at random reads
 * them from main memory.
 */
export interface ParallelArcs {
  /** The edges into node `n` are `edgeStart[n] .. edgeStart[n + 1] - 1`. */
  edgeStart: Int32Array;
  /** By edge: the place of its first node in the layer, and of its bundle among those of the day. */
  edgeFrom: Uint16Array;
  edgeBundle: Uint16Array;
  /** The bundles of day `d` are `bundleFirst[d] .. bundleFirst[d] + bundleCount[d] - 1`. */
  bundleFirst: Int32Array;
  bundleCount: Uint16Array;
  mostBundles: number;
  /** By bundle: the cost of the goals, and 1 if it is the first work of a weekend. */
  bundleCost: Float64Array;
  bundleWeekend: Uint8Array;
  /** The options of bundle `b` are those at `optionStart[b] .. optionStart[b + 1] - 1`. */
  optionStart: Int32Array;
  options: Uint16Array;
}

/** @param first by day: the first node of its layer */
export function parallelArcs(network: RosterNetwork, first: Int32Array, dayStart: Int32Array): ParallelArcs {
  const { nodes, arcStart, arcFrom, arcDay, arcCost, arcWeekend } = network;
  const bundles = createBundles(network, first.length - 1, dayStart);
  const edgeStart = new Int32Array(nodes + 1);
  const from: number[] = [];
  const bundle: number[] = [];
  const isParallel = (a: number, b: number): boolean =>
    arcFrom[a] === arcFrom[b] && arcCost[a] === arcCost[b] && arcWeekend[a] === arcWeekend[b];
  for (let node = 0; node < nodes; node++) {
    // The arcs into a node are in the order of the nodes that they come from.
    for (let arc = arcStart[node]!; arc < arcStart[node + 1]!;) {
      const begin = arc;
      while (arc < arcStart[node + 1]! && isParallel(begin, arc)) arc++;
      const day = arcDay[begin]!;
      from.push(arcFrom[begin]! - first[day]!);
      bundle.push(bundles.placeOf(day, begin, arc));
    }
    edgeStart[node + 1] = from.length;
  }
  return { edgeStart, edgeFrom: Uint16Array.from(from), edgeBundle: Uint16Array.from(bundle), ...bundles.all() };
}

/** The bundles of each day; the arcs come day after day. */
function createBundles({ arcCode, arcDay, arcCost, arcWeekend }: RosterNetwork, days: number, dayStart: Int32Array) {
  const option = arcCode.map((code, arc) => (code < 0 ? 0 : code - dayStart[arcDay[arc]!]! + 1));
  const bundleFirst = new Int32Array(days);
  const bundleCount = new Uint16Array(days);
  const starts = [0];
  const options: number[] = [];
  const costs: number[] = [];
  const weekends: number[] = [];
  let known = new Map<number, number>();

  function isSame(bundle: number, begin: number, end: number): boolean {
    const start = starts[bundle]!;
    if (starts[bundle + 1]! - start !== end - begin) return false;
    if (costs[bundle] !== arcCost[begin] || weekends[bundle] !== arcWeekend[begin]) return false;
    for (let arc = begin; arc < end; arc++) if (options[start + arc - begin] !== option[arc]) return false;
    return true;
  }

  return {
    /** The place of the bundle of some parallel arcs among those of the day. */
    placeOf: (day: number, begin: number, end: number): number => {
      if (bundleCount[day] === 0) {
        bundleFirst[day] = costs.length;
        known = new Map();
      }
      let hash = mixHash(arcCost[begin]!, arcWeekend[begin]!);
      for (let arc = begin; arc < end; arc++) hash = mixHash(hash, option[arc]!);
      const found = known.get(hash);
      if (found !== undefined && isSame(bundleFirst[day]! + found, begin, end)) return found;
      const place = bundleCount[day]!++;
      known.set(hash, place);
      costs.push(arcCost[begin]!);
      weekends.push(arcWeekend[begin]!);
      for (let arc = begin; arc < end; arc++) options.push(option[arc]!);
      starts.push(options.length);
      return place;
    },
    all: () => ({
      bundleFirst,
      bundleCount,
      mostBundles: bundleCount.reduce((most, count) => Math.max(most, count), 0),
      bundleCost: Float64Array.from(costs),
      bundleWeekend: Uint8Array.from(weekends),
      optionStart: Int32Array.from(starts),
      options: Uint16Array.from(options),
    }),
  };
}
