// Method: the cheapest path through some layers of a network, with the weekends on it counted (multicost-regular).
// Paper: Demassey, Pesant, Rousseau, "A cost-regular based hybrid column generation approach", Constraints 11, 2006.
import type { LayeredNetwork } from './layered-network.ts';
import { emptyTables, makeRoom, type PathTables } from './path-tables.ts';

/** [units] The cost of what no path reaches: more than twice that of all days. */
const UNREACHED: number = 2 ** 29;

/** The days `from` to `to` of one employee, between two nodes. */
export interface Window {
  from: number;
  to: number;
  source: number;
  target: number;
  /** The most weekends that have their first work on these days; `Infinity` if they don't matter. */
  weekends: number;
}

/** By option of each day of a window: its cost, in units of which `perPenalty` are one of the penalty. */
export interface OptionCosts {
  cost: Int32Array;
  /** The places of a day in `cost`. */
  perDay: number;
  perPenalty: number;
}

/** The most days of a window, and the greatest cost of a day in either direction: all of them fit in an integer. */
export interface Extent {
  days: number;
  greatest: number;
}

export interface CheapestPath {
  /** The options of the cheapest path, by day of the window; overwritten by the next one. */
  options: Int32Array;
  /** Finds it; returns whether there is one. */
  find: (network: LayeredNetwork, window: Window, costs: OptionCosts) => boolean;
}

/**
 * Costs are integers, and only the least is kept: which edge it came from is found again on the way back. A comparison
 * whose outcome can't be predicted would take several times as long.
 */
export function createCheapestPath(extent: Extent): CheapestPath {
  const options = new Int32Array(extent.days);
  const tables = emptyTables();
  return {
    options,
    find: (network, window, costs) => {
      const { from, to, source, weekends } = window;
      const { widest, first, mostBundles } = network;
      const most = weekends < Infinity ? Math.min(Math.ceil((to - from) / 7) + 1, weekends) : 0;
      if (most < 0) return false;
      makeRoom(tables, extent.days, widest * (most + 2), mostBundles);
      tables.sums.fill(UNREACHED, 0, tables.layer);
      tables.sums[widest + source - first[from]!] = 0;
      for (let i = 0; i <= to - from; i++) {
        chooseOptions(tables, network, { window, i }, costs, extent.greatest);
        extendLayer(tables, network, window, i, most);
      }
      const count = weekendsOfCheapest(tables, network, window, most);
      if (count >= 0) readBack(tables, network, window, count, options);
      return count >= 0;
    },
  };
}

/** The cheapest option of each bundle of day `i` of a window, and the weekends of each bundle. */
function chooseOptions(
  { least, chosen, bundles, weekendsBack }: PathTables,
  network: LayeredNetwork,
  { window, i }: { window: Window; i: number },
  { cost, perDay, perPenalty }: OptionCosts,
  greatest: number,
): void {
  const { bundleFirst, bundleCount, bundleCost, bundleWeekend, optionStart, options, widest } = network;
  const first = bundleFirst[window.from + i]!;
  const count = bundleCount[window.from + i]!;
  const weekend = window.weekends < Infinity ? widest : 0;
  for (let place = 0; place < count; place++) {
    const bundle = first + place;
    let best = options[optionStart[bundle]!]!;
    for (let k = optionStart[bundle]! + 1; k < optionStart[bundle + 1]!; k++)
      if (cost[i * perDay + options[k]!]! < cost[i * perDay + best]!) best = options[k]!;
    const sum = cost[i * perDay + best]! + bundleCost[bundle]! * perPenalty;
    least[i * bundles + place] = Math.max(-greatest, Math.min(greatest, sum));
    chosen[i * bundles + place] = best;
    weekendsBack[place] = bundleWeekend[bundle]! * weekend;
  }
}

/** The cheapest paths into the layer after day `i` of a window, by the weekends on them. */
function extendLayer(tables: PathTables, network: LayeredNetwork, { from }: Window, i: number, most: number): void {
  const { sums, layer } = tables;
  const { widest } = network;
  // There are no paths with fewer weekends than none, nor with more than there have been.
  const reached = Math.min(most, Math.floor((i + 6) / 7) + 1);
  const next = (i + 1) * layer;
  sums.fill(UNREACHED, next, next + widest);
  sums.fill(UNREACHED, next + (reached + 2) * widest, next + layer);
  for (let count = 0; count <= reached; count++) extendPaths(tables, network, from + i, i, count);
}

/** Those of them that have `count` weekends. */
function extendPaths(tables: PathTables, network: LayeredNetwork, day: number, i: number, count: number): void {
  const { sums, layer, least, bundles, weekendsBack } = tables;
  const { first, width, edgeStart, edgeFrom, edgeBundle, widest } = network;
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
      const sum = (sums[(before + edgeFrom[edge]! - weekendsBack[place]!) | 0]! + least[(bundle + place) | 0]!) | 0;
      // The smaller one, without a branch.
      const less = (sum - best) | 0;
      best = (best + (less & (less >> 31))) | 0;
    }
    sums[after++] = best;
  }
}

/** The number of weekends of the cheapest path to the target; -1 if there is none. */
function weekendsOfCheapest(
  { sums, layer }: PathTables,
  { first, widest }: LayeredNetwork,
  { from, to, target }: Window,
  most: number,
): number {
  const base = (to - from + 1) * layer + target - first[to + 1]!;
  let found = -1;
  // A path costs less than half of what is unreached, and what is unreached can only become so much cheaper.
  let best = UNREACHED / 2;
  for (let count = 0; count <= most; count++) {
    const sum = sums[base + (count + 1) * widest]!;
    if (sum >= best) continue;
    best = sum;
    found = count;
  }
  return found;
}

/** Reads the options of the cheapest path with `ends` weekends back from the target. */
function readBack(
  { sums, layer, least, chosen, bundles }: PathTables,
  { first, edgeStart, edgeFrom, edgeBundle, bundleFirst, bundleWeekend, widest }: LayeredNetwork,
  { from, to, target, weekends }: Window,
  ends: number,
  options: Int32Array,
): void {
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
