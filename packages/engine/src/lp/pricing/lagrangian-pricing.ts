// Method: pricing by Lagrangian relaxation: minutes and weekends have multipliers instead of limits.
// Paper: Handler, Zang, "A dual algorithm for the constrained shortest path problem", Networks 10, 1980.
import { bisectMultiplier } from './bisect-multiplier.ts';
import { createJoinedPaths, type Path } from './joined-paths.ts';
import type { Resources } from './resources.ts';
import type { RosterNetwork } from '../network/roster-network.ts';

/** [paths] How many multipliers of a minute are tried for each one of a weekend, and how many of a weekend. */
const TRIES = { minutes: 8, weekends: 5 } as const;

/** [one part in so many of the dearest arc] The first stride of the multiplier of a unit of minutes, of a weekend. */
const STRIDE = { minutes: 8, weekends: 4 } as const;

/** [one part in so many of the last multiplier] The least first stride. */
const LEAST_STRIDE = 4;

/** [share of the bound] A roster this close to the bound is good enough. */
const CLOSE = 1e-3;

/** The cheapest rosters, by their arcs, and a lower bound on the cost of all; there may be no rosters. */
export type LagrangianPricing = (
  arcCost: Float64Array,
  count: number,
) => { least: number; paths: (readonly number[])[] };

/** By arc: its cost, its units of minutes, and whether it begins a weekend. */
interface Arcs {
  cost: Float64Array;
  step: Int32Array;
  weekend: Uint8Array;
}

/**
 * The cheapest rosters if there is no memory to track every sum. `least` is a lower bound. Paths whose sums are too
 * high and too low are joined at a shared node; of the lawful ones found, the cheapest are returned.
 */
export function createLagrangianPricing(network: RosterNetwork, resources: Resources): LagrangianPricing {
  const { nodes, arcWeekend } = network;
  const { step, weekendsMatter } = resources;
  const weekend = weekendsMatter ? arcWeekend : new Uint8Array(arcWeekend.length);
  const longest = step.reduce((most, units) => Math.max(most, units), 1);
  const prefix = new Float64Array(nodes);
  const by = new Int32Array(nodes);
  /** The best multipliers of the last search, from which the next one starts. */
  const around = { minutes: 0, weekends: 0 };

  return (arcCost, count) => {
    const arcs: Arcs = { cost: arcCost, step, weekend };
    const joined = createJoinedPaths(network, resources);
    let least = -Infinity;
    const enough = (): boolean => joined.least() - least <= CLOSE * Math.max(1, Math.abs(least));
    /** Tries two multipliers; returns how far the sums of the cheapest path are above those preferred at the end. */
    const attempt = (minutes: number, weekends: number): { minutes: number; weekends: number } => {
      const cost = shortestPath(network, arcs, { minutes, weekends }, prefix, by);
      if (cost === Infinity) {
        least = Infinity;
        return { minutes: 0, weekends: 0 };
      }
      const end = cheapestEnd(resources, minutes, weekends);
      if (cost + end.cost > least) {
        least = cost + end.cost;
        Object.assign(around, { minutes, weekends });
      }
      const path = pathOf(network, arcs, by);
      joined.add(path);
      return { minutes: path.minutes[0]! - end.minutes, weekends: path.weekends[0]! - end.weekends };
    };
    const dearest = arcCost.reduce((most, price) => (price < Infinity ? Math.max(most, Math.abs(price)) : most), 1);
    const strideFrom = (from: number, least: number): number => Math.max(least, Math.abs(from) / LEAST_STRIDE);
    const byMinutes = (weekends: number): number => {
      let over = 0;
      const stride = strideFrom(around.minutes, dearest / longest / STRIDE.minutes);
      bisectMultiplier(TRIES.minutes, around.minutes, stride, (minutes) => {
        const above = attempt(minutes, weekends);
        over = above.weekends;
        return enough() ? 0 : above.minutes;
      });
      return enough() ? 0 : over;
    };
    if (weekendsMatter)
      bisectMultiplier(
        TRIES.weekends,
        around.weekends,
        strideFrom(around.weekends, dearest / STRIDE.weekends),
        byMinutes,
      );
    else byMinutes(0);
    return { least, paths: joined.cheapest(count) };
  };
}

/**
 * The cost of the shortest path under two multipliers; writes the last arc of the best path to every node into `by`.
 */
function shortestPath(
  { start, arcStart, arcFrom }: RosterNetwork,
  { cost: arcCost, step, weekend }: Arcs,
  { minutes, weekends }: { minutes: number; weekends: number },
  prefix: Float64Array,
  by: Int32Array,
): number {
  prefix.fill(Infinity);
  prefix[start] = 0;
  for (let node = start - 1; node >= 0; node--) {
    let best = Infinity;
    for (let arc = arcStart[node]!; arc < arcStart[node + 1]!; arc++) {
      const cost = prefix[arcFrom[arc]!]! + arcCost[arc]! + minutes * step[arc]! + weekends * weekend[arc]!;
      if (cost >= best) continue;
      best = cost;
      by[node] = arc;
    }
    prefix[node] = best;
  }
  return prefix[0]!;
}

/** The path to the end that these last arcs describe. */
function pathOf({ start, arcFrom }: RosterNetwork, { cost, step, weekend }: Arcs, by: Int32Array): Path {
  const arcs: number[] = [];
  for (let node = 0; node !== start; node = arcFrom[by[node]!]!) arcs.push(by[node]!);
  const path: Path = {
    arcs,
    cost: new Float64Array(arcs.length + 1),
    minutes: new Int32Array(arcs.length + 1),
    weekends: new Int32Array(arcs.length + 1),
  };
  for (let i = arcs.length - 1; i >= 0; i--) {
    path.cost[i] = path.cost[i + 1]! + cost[arcs[i]!]!;
    path.minutes[i] = path.minutes[i + 1]! + step[arcs[i]!]!;
    path.weekends[i] = path.weekends[i + 1]! + weekend[arcs[i]!]!;
  }
  return path;
}

/** The least cost of ending when minutes and weekends refund their multipliers, and the sums at which it is reached. */
function cheapestEnd({ counts, width, terminal }: Resources, byMinute: number, byWeekend: number) {
  const found = { cost: Infinity, minutes: 0, weekends: 0 };
  for (let weekends = 0; weekends < counts; weekends++) {
    for (let minutes = 0; minutes < width; minutes++) {
      const cost = terminal[weekends * width + minutes]! - byMinute * minutes - byWeekend * weekends;
      if (cost < found.cost) Object.assign(found, { cost, minutes, weekends });
    }
  }
  return found;
}
