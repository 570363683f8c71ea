import type { RosterNetwork } from './roster-network.ts';
import type { LabelMemory } from './label-memory.ts';

/** By node: the minimum and maximum of a sum that a path can have there. */
export interface Range {
  low: Int32Array;
  high: Int32Array;
}

/**
 * The number of multipliers tried until the best one is known, and the distance around it, in steps of the goals' own
 * slope.
 */
const TRIES = 10;
const AROUND = [0, -0.5, 0.5, -8, 8];
/** Costs closer than this are equal. */
const SAME = 1e-7;

/**
 * Finds for every node the sums of minutes with which a path can still be the cheapest. A multiplier on each minute
 * removes the sum from the search (Lagrangian relaxation): the cheapest prefix and suffix of every node under a few
 * multipliers bound the cost of each sum from below, and sums that cannot beat a known roster or a limit are left out.
 * This never loses a cheaper roster. `bound`: no roster costs less.
 */
export function createResourceWindows(
  graph: RosterNetwork,
  range: Range,
  of: { step: Int32Array; closing: Float64Array; width: number; outer: number; weekendsCount: boolean },
  scratch: LabelMemory,
): (arcPrice: Float64Array, limit: number) => Range & { bound: number } {
  const { nodes, start, arcStart, arcFrom, arcWeekend } = graph;
  const { step, closing, width, outer, weekendsCount } = of;
  const least = Float64Array.from({ length: width }, (_, m) => {
    let cost = Infinity;
    for (let o = 0; o < outer; o++) cost = Math.min(cost, closing[o * width + m]!);
    return cost;
  });
  const scale = slopeOf(least);
  const low = new Int32Array(nodes);
  const high = new Int32Array(nodes);
  const minutes = new Int32Array(nodes);
  const weekends = new Int32Array(nodes);
  let slope = 0;

  function forward(arcPrice: Float64Array, at: number, prefix: Float64Array): void {
    prefix.fill(Infinity);
    prefix[start] = 0;
    for (let node = start - 1; node >= 0; node--) {
      let best = Infinity;
      let by = -1;
      for (let arc = arcStart[node]!; arc < arcStart[node + 1]!; arc++) {
        const cost = prefix[arcFrom[arc]!]! + arcPrice[arc]! + at * step[arc]!;
        if (cost >= best) continue;
        best = cost;
        by = arc;
      }
      prefix[node] = best;
      if (by < 0) continue;
      minutes[node] = minutes[arcFrom[by]!]! + step[by]!;
      weekends[node] = weekends[arcFrom[by]!]! + arcWeekend[by]!;
    }
  }

  function backward(arcPrice: Float64Array, at: number, rest: Float64Array): void {
    rest.fill(Infinity);
    rest[0] = 0;
    for (let node = 0; node < start; node++) {
      const onward = rest[node]!;
      for (let arc = arcStart[node]!; arc < arcStart[node + 1]!; arc++) {
        const cost = onward + arcPrice[arc]! + at * step[arc]!;
        if (cost < rest[arcFrom[arc]!]!) rest[arcFrom[arc]!] = cost;
      }
    }
  }

  /** The least closing cost when every unit of minutes refunds `at`, and the sum at which it is reached. */
  function closingAt(at: number): { cost: number; m: number } {
    let found = { cost: Infinity, m: 0 };
    for (let m = 0; m < width; m++) {
      const cost = least[m]! - at * m;
      if (cost < found.cost) found = { cost, m };
    }
    return found;
  }

  return (arcPrice, limit) => {
    const rows = Array.from({ length: 2 * AROUND.length }, (_, i) => {
      const row = scratch.nodes[i];
      return row && row.length >= nodes ? row : (scratch.nodes[i] = new Float64Array(nodes));
    });
    const prefixes = rows.slice(0, AROUND.length);
    const rests = rows.slice(AROUND.length);
    let known = limit;
    let best = { bound: -Infinity, slope };
    let below = -Infinity;
    let above = Infinity;
    let at = slope;
    for (let tries = 0, stride = scale; tries < TRIES; tries++) {
      forward(arcPrice, at, prefixes[0]!);
      const cost = prefixes[0]![0]!;
      const sum = minutes[0]!;
      const end = closingAt(at);
      if (cost + end.cost > best.bound) best = { bound: cost + end.cost, slope: at };
      const weekend = weekendsCount ? weekends[0]! : 0;
      if (weekend < outer && sum < width) known = Math.min(known, cost - at * sum + closing[weekend * width + sum]!);
      if (sum === end.m || known - best.bound < SAME) break;
      if (sum > end.m) below = at;
      else above = at;
      if (above === Infinity) at = below + (stride *= 2);
      else if (below === -Infinity) at = above - (stride *= 2);
      else at = (below + above) / 2;
    }
    slope = best.slope;
    const { bound } = best;
    if (known === Infinity || bound >= limit - SAME) return { ...range, bound };
    low.set(range.low);
    high.set(range.high);
    const slopes = AROUND.map((steps) => slope + steps * scale);
    slopes.forEach((each, i) => {
      forward(arcPrice, each, prefixes[i]!);
      backward(arcPrice, each, rests[i]!);
    });
    for (const [j, there] of slopes.entries()) {
      // Slightly more than the cost of the known roster, as a tolerance for rounding.
      const room = known + 1e-6 - closingAt(there).cost;
      const rest = rests[j]!;
      for (const [i, here] of slopes.entries()) {
        const prefix = prefixes[i]!;
        const rate = there - here;
        for (let node = 0; node < nodes; node++) {
          const left = room - prefix[node]! - rest[node]!;
          if (left === -Infinity) high[node] = -1;
          else if (i === j) {
            if (left < 0) high[node] = -1;
          } else if (rate > 0) high[node] = Math.min(high[node]!, Math.floor(left / rate));
          else low[node] = Math.max(low[node]!, Math.ceil(left / rate));
        }
      }
    }
    return { low, high, bound };
  };
}

/** The maximum change of the closing cost per unit of minutes. */
function slopeOf(least: Float64Array): number {
  let slope = 0;
  for (let m = 1; m < least.length; m++) {
    const change = Math.abs(least[m]! - least[m - 1]!);
    if (Number.isFinite(change)) slope = Math.max(slope, change);
  }
  return slope > 0 ? slope : 1;
}
