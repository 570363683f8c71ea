// Method: windows of minutes reduced by Lagrangian bounds on the paths through each node, combined over multipliers.
// Paper: Beasley, Christofides, "An algorithm for the resource constrained shortest path problem", Networks 19, 1989.
import { nodeArrays, type LabelMemory } from './label-memory.ts';
import { cheapestEnd, shortestPrefixes, shortestSuffixes, type PathSums } from './lagrangian-paths.ts';
import { TOLERANCE } from '../tolerance.ts';
import type { Resources, Windows } from './resources.ts';
import type { RosterNetwork } from '../network/roster-network.ts';

/** [paths] How many multipliers are tried to find the best one. */
const TRIES = 10;

/** [multiples of the goals' own slope] The multipliers around the best one whose bounds are combined. */
const AROUND = [0, -0.5, 0.5, -8, 8] as const;

/** The windows of one search for rosters that end within some units, and a lower bound on the cost of all of them. */
export type WindowSearch = (arcCost: Float64Array, limit: number, within?: Units) => Windows & { bound: number };

/** The least and the most units of minutes at the end. */
export interface Units {
  least: number;
  most: number;
}

/** The best multiplier found, the bound that it proves, and the cost of the cheapest roster met (or the limit). */
interface DualSolution {
  multiplier: number;
  bound: number;
  known: number;
}

/**
 * Finds for every node the minutes with which a path can still be the cheapest. A multiplier on each minute removes the
 * sum from the search: the cheapest prefix and suffix of every node under a few multipliers bound the cost of each sum
 * from below, and sums that cannot beat a known roster or a limit are left out. This never loses a cheaper roster.
 */
export function createResourceWindows(network: RosterNetwork, resources: Resources, memory: LabelMemory): WindowSearch {
  const { nodes } = network;
  const { step, windows } = resources;
  const best = bestTerminal(resources);
  const scale = slopeOf(best);
  const low = new Int32Array(nodes);
  const high = new Int32Array(nodes);
  const sums: PathSums = { minutes: new Int32Array(nodes), weekends: new Int32Array(nodes) };
  /** The best multiplier of the last search, from which the next one starts. */
  let multiplier = 0;
  return (arcCost, limit, within) => {
    const terminal = within ? best.map((cost, m) => (m < within.least || m > within.most ? Infinity : cost)) : best;
    const arrays = nodeArrays(memory, 2 * AROUND.length, nodes);
    const prefixes = arrays.slice(0, AROUND.length);
    const suffixes = arrays.slice(AROUND.length);
    const attempt = (at: number): number => {
      shortestPrefixes(network, step, arcCost, at, prefixes[0]!, sums);
      return prefixes[0]![0]!;
    };
    const dual = solveDual(resources, terminal, attempt, sums, { from: multiplier, stride: scale, limit });
    multiplier = dual.multiplier;
    const { bound, known } = dual;
    if (known === Infinity || bound >= limit - TOLERANCE.rosterCost) return { ...windows, bound };
    low.set(windows.low);
    high.set(windows.high);
    const multipliers = AROUND.map((steps) => multiplier + steps * scale);
    multipliers.forEach((each, i) => {
      shortestPrefixes(network, step, arcCost, each, prefixes[i]!, sums);
      shortestSuffixes(network, step, arcCost, each, suffixes[i]!);
    });
    for (const [j, there] of multipliers.entries()) {
      // Slightly more than the cost of the known roster, as a tolerance for rounding.
      const room = known + TOLERANCE.reducedCost - cheapestEnd(terminal, there).cost;
      for (const [i, here] of multipliers.entries()) {
        tighten({ low, high }, prefixes[i]!, suffixes[j]!, room, i === j ? 0 : there - here);
      }
    }
    return { low, high, bound };
  };
}

/**
 * Maximizes the Lagrangian dual over the multiplier: first by growing strides, then by bisection. `attempt` returns the
 * cost of the shortest path under a multiplier and leaves what it has in `sums`.
 */
function solveDual(
  { counts, width, terminal: all, weekendsMatter }: Resources,
  terminal: Float64Array,
  attempt: (multiplier: number) => number,
  sums: PathSums,
  { from, stride: first, limit }: { from: number; stride: number; limit: number },
): DualSolution {
  let known = limit;
  let best = { bound: -Infinity, multiplier: from };
  let below = -Infinity;
  let above = Infinity;
  let at = from;
  for (let tries = 0, stride = first; tries < TRIES; tries++) {
    const cost = attempt(at);
    const minutes = sums.minutes[0]!;
    const end = cheapestEnd(terminal, at);
    if (cost + end.cost > best.bound) best = { bound: cost + end.cost, multiplier: at };
    const weekends = weekendsMatter ? sums.weekends[0]! : 0;
    if (weekends < counts && minutes < width && terminal[minutes]! < Infinity)
      known = Math.min(known, cost - at * minutes + all[weekends * width + minutes]!);
    if (minutes === end.minutes || known - best.bound < TOLERANCE.rosterCost) break;
    if (minutes > end.minutes) below = at;
    else above = at;
    if (above === Infinity) at = below + (stride *= 2);
    else if (below === -Infinity) at = above - (stride *= 2);
    else at = (below + above) / 2;
  }
  return { ...best, known };
}

/**
 * Narrows the windows to the minutes `m` with which prefix, suffix and `rate * m` stay within `room`; `rate` is the
 * difference of the multipliers of suffix and prefix.
 */
function tighten({ low, high }: Windows, prefix: Float64Array, suffix: Float64Array, room: number, rate: number): void {
  for (let node = 0; node < low.length; node++) {
    const left = room - prefix[node]! - suffix[node]!;
    if (left === -Infinity) high[node] = -1;
    else if (rate === 0) {
      if (left < 0) high[node] = -1;
    } else if (rate > 0) high[node] = Math.min(high[node]!, Math.floor(left / rate));
    else low[node] = Math.max(low[node]!, Math.ceil(left / rate));
  }
}

/** By minutes: the cost of ending with the best counts. */
function bestTerminal({ terminal, counts, width }: Resources): Float64Array {
  return Float64Array.from({ length: width }, (_, m) => {
    let cost = Infinity;
    for (let o = 0; o < counts; o++) cost = Math.min(cost, terminal[o * width + m]!);
    return cost;
  });
}

/** The maximum change of the cost of ending per unit of minutes. */
function slopeOf(terminal: Float64Array): number {
  let slope = 0;
  for (let m = 1; m < terminal.length; m++) {
    const change = Math.abs(terminal[m]! - terminal[m - 1]!);
    if (Number.isFinite(change)) slope = Math.max(slope, change);
  }
  return slope > 0 ? slope : 1;
}
