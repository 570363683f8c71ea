// Method: heuristic pricing: labels only near the path that the best multipliers of minutes and weekends give, and the
// Lagrangian bound of these multipliers.
// Paper: Handler, Zang, "A dual algorithm for the constrained shortest path problem", Networks 10, 1980; labels in a
// corridor: our own.
import { TOLERANCE } from '../tolerance.ts';
import { bisectMultiplier } from './bisect-multiplier.ts';
import { nodeArrays, type LabelMemory } from './label-memory.ts';
import type { Corridor } from './label-table.ts';
import { shortestPrefixes, shortestSuffixes, type PathSums } from './lagrangian-paths.ts';
import type { Resources } from './resources.ts';
import type { RosterNetwork } from '../network/roster-network.ts';

/** [paths] The multipliers tried: of a minute for each one of a weekend, and of a weekend. */
const TRIES = { minutes: 10, weekends: 5 } as const;

/** [share of the dearest arc] The least first stride of a multiplier. */
const STRIDE = 1 / 32;

/** [share of the dearest arc] A node so far above the bound is left out. */
const ROOM = 1 / 32;

/** [units of minutes], [weekends] What the corridor has on both sides of the best path. */
const AROUND = { minutes: 3, weekends: 1 } as const;

/**
 * A lower bound on the cost of all rosters, and where to look for a cheap one; null if none is within the limit.
 * `dearest`: the greatest cost or gain of an arc.
 */
export type QuickSearch = (
  arcCost: Float64Array,
  limit: number,
  dearest: number,
) => { bound: number; corridor: Corridor | null };

/** Two multipliers: on a unit of minutes and on a weekend. */
interface Multipliers {
  minutes: number;
  weekends: number;
}

/** The sums at the end that are cheapest under the multipliers, the nearest to those of a path. */
interface End extends Multipliers {
  cost: number;
}

/** What both passes over a network need. */
interface Passes {
  network: RosterNetwork;
  resources: Resources;
  /** The costs of the arcs with those of weekends. */
  costs: Float64Array;
  /** By node: what the cheapest path to it and from it has. */
  before: PathSums;
  after: PathSums;
}

/**
 * Finds the multipliers with the highest Lagrangian bound, from those of the last search on. At every node, the
 * cheapest path to it has some minutes and weekends, and the cheapest one from it leaves some for it: the corridor lies
 * between both, and a bit around them. Nearly always it has a roster that costs little more than the bound. Only
 * minutes and weekends may be counted.
 */
export function createQuickSearch(network: RosterNetwork, resources: Resources, memory: LabelMemory): QuickSearch {
  const { nodes } = network;
  const numbers = (): Int32Array => new Int32Array(nodes);
  const sums = (): PathSums => ({ minutes: numbers(), weekends: numbers() });
  const costs = new Float64Array(network.arcWeekend.length);
  const passes: Passes = { network, resources, costs, before: sums(), after: sums() };
  const corridor: Corridor = { low: numbers(), high: numbers(), fewest: numbers(), most: numbers() };
  /** The best multipliers of the last search, and how far they were from those before. */
  let last: Multipliers = { minutes: 0, weekends: 0 };
  let drift: Multipliers = { minutes: 0, weekends: 0 };
  return (arcCost, limit, dearest) => {
    const [prefix, suffix] = nodeArrays(memory, 2, nodes);
    const strideOf = (of: keyof Multipliers): number => Math.max(drift[of], dearest * STRIDE);
    const strides = { minutes: strideOf('minutes'), weekends: strideOf('weekends') };
    const { bound, ...multipliers } = solveDual(passes, arcCost, prefix!, { from: last, strides });
    if (bound >= limit - TOLERANCE.rosterCost) return { bound, corridor: null };
    drift = {
      minutes: Math.abs(multipliers.minutes - last.minutes),
      weekends: Math.abs(multipliers.weekends - last.weekends),
    };
    last = multipliers;
    addWeekends(passes, arcCost, multipliers.weekends);
    setCorridor(passes, corridor, multipliers, { prefix: prefix!, suffix: suffix!, room: dearest * ROOM });
    return { bound, corridor };
  };
}

function addWeekends({ costs, network }: Passes, arcCost: Float64Array, multiplier: number): void {
  for (let arc = 0; arc < costs.length; arc++) costs[arc] = arcCost[arc]! + multiplier * network.arcWeekend[arc]!;
}

/** What the cheapest path has, and the sums at the end that are cheapest for it. */
function endOf({ resources, before }: Passes, by: Multipliers): { path: Multipliers; end: End } {
  const weekends = resources.weekendsMatter ? before.weekends[0]! : 0;
  const path = { minutes: before.minutes[0]!, weekends };
  return { path, end: endNear(resources, by, path) };
}

/** The multipliers with the highest bound. */
function solveDual(
  passes: Passes,
  arcCost: Float64Array,
  prefix: Float64Array,
  { from, strides }: { from: Multipliers; strides: Multipliers },
): Multipliers & { bound: number } {
  const { network, resources, costs, before } = passes;
  let best = { bound: -Infinity, ...from };
  const attempt = (by: Multipliers): Multipliers => {
    shortestPrefixes(network, resources.step, costs, by.minutes, prefix, before);
    const { path, end } = endOf(passes, by);
    const bound = prefix[0]! + end.cost;
    if (bound > best.bound) best = { bound, ...by };
    if (prefix[0] === Infinity) return { minutes: 0, weekends: 0 };
    return { minutes: path.minutes - end.minutes, weekends: path.weekends - end.weekends };
  };
  const byMinutes = (weekends: number): number => {
    let over = 0;
    addWeekends(passes, arcCost, weekends);
    bisectMultiplier(TRIES.minutes, best.minutes, strides.minutes, (minutes) => {
      const above = attempt({ minutes, weekends });
      over = above.weekends;
      return above.minutes;
    });
    return over;
  };
  if (resources.weekendsMatter) bisectMultiplier(TRIES.weekends, from.weekends, strides.weekends, byMinutes);
  else byMinutes(0);
  return best;
}

/** Sets the corridor under the multipliers; nodes through which every path is far above the bound are left out. */
function setCorridor(
  passes: Passes,
  { low, high, fewest, most }: Corridor,
  by: Multipliers,
  { prefix, suffix, room }: { prefix: Float64Array; suffix: Float64Array; room: number },
): void {
  const { network, resources, costs, before, after } = passes;
  const { step, windows, counts, weekendsMatter } = resources;
  shortestPrefixes(network, step, costs, by.minutes, prefix, before);
  shortestSuffixes(network, step, costs, by.minutes, suffix, after);
  const { end } = endOf(passes, by);
  for (let node = 0; node < network.nodes; node++) {
    if (prefix[node]! + suffix[node]! > prefix[0]! + room) {
      high[node] = -1;
      low[node] = 0;
      continue;
    }
    const [to, from] = [before.minutes[node]!, end.minutes - after.minutes[node]!];
    low[node] = Math.max(windows.low[node]!, Math.min(to, from) - AROUND.minutes);
    high[node] = Math.min(windows.high[node]!, Math.max(to, from) + AROUND.minutes);
    const [begun, left] = weekendsMatter ? [before.weekends[node]!, end.weekends - after.weekends[node]!] : [0, 0];
    fewest[node] = Math.max(0, Math.min(begun, left) - AROUND.weekends);
    most[node] = Math.min(counts - 1, Math.max(begun, left) + AROUND.weekends);
  }
}

/** The least cost at the end when a unit and a weekend refund their multipliers; of equal sums those near a path's. */
function endNear({ terminal, counts, width }: Resources, by: Multipliers, path: Multipliers): End {
  const found: End = { cost: Infinity, minutes: 0, weekends: 0 };
  let far = Infinity;
  for (let weekends = 0; weekends < counts; weekends++) {
    for (let minutes = 0; minutes < width; minutes++) {
      const cost = terminal[weekends * width + minutes]! - by.minutes * minutes - by.weekends * weekends;
      if (cost > found.cost + TOLERANCE.equalCost || cost === Infinity) continue;
      const distance = Math.abs(minutes - path.minutes) + Math.abs(weekends - path.weekends) * width;
      if (cost < found.cost - TOLERANCE.equalCost || distance < far) {
        far = distance;
        Object.assign(found, { minutes, weekends });
      }
      found.cost = Math.min(found.cost, cost);
    }
  }
  return found;
}
