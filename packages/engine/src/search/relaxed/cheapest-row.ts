// Method: the shortest path of an employee's network by days, with the cheapest of parallel arcs.
// Paper: Pesant, "A regular language membership constraint for finite sequences of variables", CP 2004.
import type { Model } from '../../model/model.ts';
import type { LayeredNetwork } from '../window/layered-network.ts';

export interface CheapestRow {
  /** The last found row: codes by day, -1 for free; and the weekends with work in it. */
  row: Int32Array;
  weekends: () => number;
  /**
   * Finds the cheapest row that keeps the rules by day, whatever its sums are; returns its cost.
   * @param costs by code
   * @param weekend what a weekend with work costs in addition
   */
  find: (network: LayeredNetwork, costs: Float64Array, weekend: number) => number;
}

/** What a search writes, large enough for every network so far. */
interface Memory {
  /** By node: the cost of the cheapest path to it, and its last edge. */
  prefix: Float64Array;
  by: Int32Array;
  /** By bundle of the day: its cost; by bundle: its cheapest option. */
  bundleCost: Float64Array;
  optionOf: Int32Array;
}

export function createCheapestRow({ days, dayStart }: Model): CheapestRow {
  const row = new Int32Array(days);
  let weekends = 0;
  let memory = memoryOf(0, 0);

  function writeRow({ first, edgeFrom, edgeBundle, bundleFirst, bundleWeekend }: LayeredNetwork): void {
    const { by, optionOf } = memory;
    weekends = 0;
    for (let day = days - 1, node = 0; day >= 0; day--) {
      const edge = by[node]!;
      const bundle = bundleFirst[day]! + edgeBundle[edge]!;
      row[day] = optionOf[bundle] === 0 ? -1 : dayStart[day]! + optionOf[bundle]! - 1;
      weekends += bundleWeekend[bundle]!;
      node = first[day]! + edgeFrom[edge]!;
    }
  }

  return {
    row,
    weekends: () => weekends,
    find: (network, costs, weekend) => {
      const nodes = network.edgeStart.length - 1;
      const bundles = network.optionStart.length - 1;
      if (memory.prefix.length < nodes || memory.optionOf.length < bundles) memory = memoryOf(nodes, bundles);
      memory.prefix[network.start] = 0;
      for (let day = 0; day < days; day++) {
        writeBundles(memory, network, day, { costs, weekend, before: dayStart[day]! - 1 });
        extend(memory, network, day);
      }
      if (memory.prefix[0]! < Infinity) writeRow(network);
      return memory.prefix[0]!;
    },
  };
}

const memoryOf = (nodes: number, bundles: number): Memory => ({
  prefix: new Float64Array(nodes),
  by: new Int32Array(nodes),
  bundleCost: new Float64Array(bundles),
  optionOf: new Int32Array(bundles),
});

/** By bundle of a day: its cheapest option and what that costs. `before`: the last code of the days before. */
function writeBundles(
  { bundleCost, optionOf }: Memory,
  network: LayeredNetwork,
  day: number,
  { costs, weekend, before }: { costs: Float64Array; weekend: number; before: number },
): void {
  const { bundleFirst, bundleCount, bundleWeekend, optionStart, options } = network;
  const first = bundleFirst[day]!;
  for (let bundle = first; bundle < first + bundleCount[day]!; bundle++) {
    let [least, cheapest] = [Infinity, 0];
    for (let i = optionStart[bundle]!; i < optionStart[bundle + 1]!; i++) {
      const option = options[i]!;
      const cost = option === 0 ? 0 : costs[before + option]!;
      if (cost < least) [least, cheapest] = [cost, option];
    }
    bundleCost[bundle - first] = least + network.bundleCost[bundle]! + weekend * bundleWeekend[bundle]!;
    optionOf[bundle] = cheapest;
  }
}

/** The cheapest paths to the nodes after a day. */
function extend({ prefix, by, bundleCost }: Memory, network: LayeredNetwork, day: number): void {
  const { first, width, edgeStart, edgeFrom, edgeBundle } = network;
  const from = first[day]!;
  const to = first[day + 1]!;
  for (let node = to; node < to + width[day + 1]!; node++) {
    let [least, last] = [Infinity, -1];
    for (let edge = edgeStart[node]!; edge < edgeStart[node + 1]!; edge++) {
      const cost = prefix[from + edgeFrom[edge]!]! + bundleCost[edgeBundle[edge]!]!;
      if (cost < least) [least, last] = [cost, edge];
    }
    prefix[node] = least;
    by[node] = last;
  }
}
