// Method: the cheapest path through some layers of a network, with the weekends on it counted (multicost-regular).
// Paper: Demassey, Pesant, Rousseau, "A cost-regular based hybrid column generation approach", Constraints 11, 2006.
import type { LayeredNetwork } from './layered-network.ts';

/** The days `from` to `to` of one employee, between two nodes. */
export interface Window {
  from: number;
  to: number;
  source: number;
  target: number;
  /** The most weekends that have their first work on these days; `Infinity` if they don't matter. */
  weekends: number;
}

/** The greatest cost of an option, in either direction; what no path reaches costs more than all days together. */
export const GREATEST = 2 ** 22;
const UNREACHED = 2 ** 29;

export interface CheapestPath {
  /** The options of the cheapest path, by day of the window; overwritten by the next one. */
  options: Int32Array;
  /**
   * Finds it; returns whether there is one. `cost` has the costs of all options of the window's first day, then of the
   * second, in a unit of which `perPenalty` are one of the penalty.
   */
  find: (network: LayeredNetwork, window: Window, cost: Int32Array, perPenalty: number) => boolean;
}

/**
 * Costs are integers, and only the least is kept: which edge it came from is found again on the way back. A comparison
 * whose outcome can't be predicted would take several times as long.
 * @param days the most days of a window; @param perDay the most options of a day
 */
export function createCheapestPath(days: number, perDay: number): CheapestPath {
  const options = new Int32Array(days);
  /** By layer of the window, weekends plus 1, and place in the layer: the cost of the cheapest path there. */
  let sums = new Int32Array(0);
  let layer = 0;
  /** By day of the window and bundle: its least cost, and the option that has it. */
  let least = new Int32Array(0);
  let chosen = new Int32Array(0);
  let bundles = 0;
  /** By bundle of a day: how far back in `sums` the paths with as many weekends fewer are. */
  let weekendsBack = new Int32Array(0);

  function makeRoom(places: number, ofDay: number): void {
    layer = places;
    bundles = ofDay;
    if ((days + 1) * layer > sums.length) sums = new Int32Array((days + 1) * layer);
    if (days * bundles <= least.length) return;
    least = new Int32Array(days * bundles);
    chosen = new Int32Array(days * bundles);
    weekendsBack = new Int32Array(bundles);
  }

  /** The cheapest option of each bundle of a day. */
  function choose(network: LayeredNetwork, day: number, i: number, cost: Int32Array, perPenalty: number): void {
    const { bundleFirst, bundleCount, bundleCost, optionStart, options: all } = network;
    const begin = bundleFirst[day]!;
    for (let place = 0; place < bundleCount[day]!; place++) {
      const bundle = begin + place;
      let best = all[optionStart[bundle]!]!;
      for (let k = optionStart[bundle]! + 1; k < optionStart[bundle + 1]!; k++)
        if (cost[i * perDay + all[k]!]! < cost[i * perDay + best]!) best = all[k]!;
      least[i * bundles + place] = cost[i * perDay + best]! + Math.min(GREATEST, bundleCost[bundle]! * perPenalty);
      chosen[i * bundles + place] = best;
    }
  }

  /** The cheapest paths into the layer after a day that have `count` weekends. */
  function extend(network: LayeredNetwork, day: number, i: number, count: number): void {
    const { first, width, edgeStart, edgeFrom, edgeBundle, widest } = network;
    const [table, cheapest, back] = [sums, least, weekendsBack];
    const end = first[day + 1]! + width[day + 1]!;
    const bundle = i * bundles;
    const before = i * layer + (count + 1) * widest;
    let after = before + layer;
    let edge = edgeStart[first[day + 1]!]!;
    for (let node = first[day + 1]!; node < end; node++) {
      const last = edgeStart[node + 1]!;
      let best = UNREACHED;
      for (; edge < last; edge++) {
        const place = edgeBundle[edge]!;
        const sum = (table[(before + edgeFrom[edge]! - back[place]!) | 0]! + cheapest[(bundle + place) | 0]!) | 0;
        // The smaller one, without a branch.
        const less = (sum - best) | 0;
        best = (best + (less & (less >> 31))) | 0;
      }
      table[after++] = best;
    }
  }

  /** Reads the options of the cheapest path to `target` back. */
  function readBack(network: LayeredNetwork, { from, to, target, weekends }: Window, ends: number): void {
    const { first, edgeStart, edgeFrom, edgeBundle, bundleFirst, bundleWeekend, widest } = network;
    let count = ends;
    let node = target;
    for (let i = to - from; i >= 0; i--) {
      const day = from + i;
      const sum = sums[(i + 1) * layer + (count + 1) * widest + node - first[day + 1]!]!;
      for (let edge = edgeStart[node]!; edge < edgeStart[node + 1]!; edge++) {
        const bundle = edgeBundle[edge]!;
        const weekend = weekends < Infinity ? bundleWeekend[bundleFirst[day]! + bundle]! : 0;
        const source = sums[i * layer + (count + 1 - weekend) * widest + edgeFrom[edge]!]!;
        if (source + least[i * bundles + bundle]! !== sum) continue;
        options[i] = chosen[i * bundles + bundle]!;
        count -= weekend;
        node = first[day]! + edgeFrom[edge]!;
        break;
      }
    }
  }

  /** The number of weekends of the cheapest path to the target; -1 if there is none. */
  function cheapestEnd({ first, widest }: LayeredNetwork, { from, to, target }: Window, most: number): number {
    const base = (to - from + 1) * layer + target - first[to + 1]!;
    let found = -1;
    let best = UNREACHED / 2;
    for (let count = 0; count <= most; count++) {
      const sum = sums[base + (count + 1) * widest]!;
      if (sum >= best) continue;
      best = sum;
      found = count;
    }
    return found;
  }

  return {
    options,
    find: (network, window, cost, perPenalty) => {
      const { from, to, source, weekends } = window;
      const { widest, bundleFirst, bundleCount, bundleWeekend } = network;
      const isCounted = weekends < Infinity;
      const most = isCounted ? Math.min(Math.ceil((to - from) / 7) + 1, weekends) : 0;
      if (most < 0) return false;
      makeRoom(widest * (most + 2), network.mostBundles);
      sums.fill(UNREACHED, 0, layer);
      sums[widest + source - network.first[from]!] = 0;
      for (let i = 0; i <= to - from; i++) {
        choose(network, from + i, i, cost, perPenalty);
        const begin = bundleFirst[from + i]!;
        for (let k = 0; k < bundleCount[from + i]!; k++)
          weekendsBack[k] = isCounted ? bundleWeekend[begin + k]! * widest : 0;
        // There are no paths with fewer weekends than none, nor with more than there have been.
        const reached = Math.min(most, Math.floor((i + 6) / 7) + 1);
        const next = (i + 1) * layer;
        sums.fill(UNREACHED, next, next + widest);
        sums.fill(UNREACHED, next + (reached + 2) * widest, next + layer);
        for (let count = 0; count <= reached; count++) extend(network, from + i, i, count);
      }
      const ends = cheapestEnd(network, window, most);
      if (ends >= 0) readBack(network, window, ends);
      return ends >= 0;
    },
  };
}
