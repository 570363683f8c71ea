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

export function createCheapestRow({ days, dayStart }: Model): CheapestRow {
  const row = new Int32Array(days);
  let weekends = 0;
  let [prefix, by] = [new Float64Array(0), new Int32Array(0)];
  let [bundleCost, optionOf] = [new Float64Array(0), new Int32Array(0)];

  /** By bundle of a day: its cheapest option and what that costs. */
  function writeBundles(network: LayeredNetwork, day: number, costs: Float64Array, weekend: number): void {
    const { bundleFirst, bundleCount, bundleWeekend, optionStart, options } = network;
    const first = bundleFirst[day]!;
    const before = dayStart[day]! - 1;
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

  function extend({ first, width, edgeStart, edgeFrom, edgeBundle }: LayeredNetwork, day: number): void {
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

  function writeRow({ first, edgeFrom, edgeBundle, bundleFirst, bundleWeekend }: LayeredNetwork): void {
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
      if (prefix.length < nodes) [prefix, by] = [new Float64Array(nodes), new Int32Array(nodes)];
      if (optionOf.length < bundles) optionOf = new Int32Array(bundles);
      if (bundleCost.length < network.mostBundles) bundleCost = new Float64Array(network.mostBundles);
      prefix[network.start] = 0;
      for (let day = 0; day < days; day++) {
        writeBundles(network, day, costs, weekend);
        extend(network, day);
      }
      if (prefix[0]! < Infinity) writeRow(network);
      return prefix[0]!;
    },
  };
}
