import type { RosterNetwork } from './roster-network.ts';

/** Multipliers tried on a minute, for each multiplier tried on a weekend. */
const TRIES = { minutes: 8, weekends: 5 };
/** A roster within this share of the lower bound is good enough. */
const CLOSE = 1e-3;

/** The number of recent paths that a new one is joined with. */
const LAST = 12;

/**
 * A roster as a path of the graph: its arcs from the last day back, and their total cost from each position down to the
 * first day.
 */
interface Path {
  arcs: readonly number[];
  cost: Float64Array;
  minutes: Int32Array;
  weekends: Int32Array;
}

/**
 * The cheapest rosters if there is no memory to automaton every sum: minutes and weekends get multipliers instead of limits
 * (Lagrangian relaxation). `least` is a lower bound. Paths whose sums are too high and too low are joined at a shared
 * node; of the lawful ones found, the cheapest are returned by their arcs. There may be none.
 */
export function createLagrangianPricing(
  graph: RosterNetwork,
  of: { step: Int32Array; closing: Float64Array; width: number; outer: number; weekendsCount: boolean },
): (arcPrice: Float64Array, count: number) => { least: number; paths: (readonly number[])[] } {
  const { nodes, start, arcStart, arcFrom } = graph;
  const { step, closing, width, outer } = of;
  const weekend = of.weekendsCount ? graph.arcWeekend : new Uint8Array(graph.arcWeekend.length);
  const longest = step.reduce((most, units) => Math.max(most, units), 1);
  const prefix = new Float64Array(nodes);
  const by = new Int32Array(nodes);
  /** The best multipliers of the last search, from which the next one starts. */
  const around = { minutes: 0, weekends: 0 };

  function cheapest(arcPrice: Float64Array, minutes: number, weekends: number): number {
    prefix.fill(Infinity);
    prefix[start] = 0;
    for (let node = start - 1; node >= 0; node--) {
      let best = Infinity;
      for (let arc = arcStart[node]!; arc < arcStart[node + 1]!; arc++) {
        const cost = prefix[arcFrom[arc]!]! + arcPrice[arc]! + minutes * step[arc]! + weekends * weekend[arc]!;
        if (cost >= best) continue;
        best = cost;
        by[node] = arc;
      }
      prefix[node] = best;
    }
    return prefix[0]!;
  }

  function traced(arcPrice: Float64Array): Path {
    const arcs: number[] = [];
    for (let node = 0; node !== start; node = arcFrom[by[node]!]!) arcs.push(by[node]!);
    const path: Path = {
      arcs,
      cost: new Float64Array(arcs.length + 1),
      minutes: new Int32Array(arcs.length + 1),
      weekends: new Int32Array(arcs.length + 1),
    };
    for (let i = arcs.length - 1; i >= 0; i--) {
      path.cost[i] = path.cost[i + 1]! + arcPrice[arcs[i]!]!;
      path.minutes[i] = path.minutes[i + 1]! + step[arcs[i]!]!;
      path.weekends[i] = path.weekends[i + 1]! + weekend[arcs[i]!]!;
    }
    return path;
  }

  /** The least closing cost when minutes and weekends refund their multipliers, and the sums at which it is reached. */
  function closingAt(minutes: number, weekends: number): { cost: number; m: number; o: number } {
    const found = { cost: Infinity, m: 0, o: 0 };
    for (let o = 0; o < outer; o++) {
      for (let m = 0; m < width; m++) {
        const cost = closing[o * width + m]! - minutes * m - weekends * o;
        if (cost < found.cost) Object.assign(found, { cost, m, o });
      }
    }
    return found;
  }

  return (arcPrice, count) => {
    const met: { arcs: readonly number[]; cost: number }[] = [];
    const last: Path[] = [];
    let least = -Infinity;
    let known = Infinity;
    const enough = (): boolean => known - least <= CLOSE * Math.max(1, Math.abs(least));
    /**
     * Joins the start of one path with the end of another, and stores the result if it is lawful and the cheapest so
     * far.
     */
    const join = (early: Path, late: Path, i: number): void => {
      const m = early.minutes[i]! + late.minutes[0]! - late.minutes[i]!;
      const o = early.weekends[i]! + late.weekends[0]! - late.weekends[i]!;
      if (m >= width || o >= outer) return;
      const cost = early.cost[i]! + late.cost[0]! - late.cost[i]! + closing[o * width + m]!;
      if (cost >= known) return;
      known = cost;
      met.push({ arcs: [...late.arcs.slice(0, i), ...early.arcs.slice(i)], cost });
    };
    const learn = (path: Path): void => {
      join(path, path, 0);
      for (const other of last) {
        for (let i = 1; i < path.arcs.length; i++) {
          if (arcFrom[path.arcs[i - 1]!] !== arcFrom[other.arcs[i - 1]!]) continue;
          join(path, other, i);
          join(other, path, i);
        }
      }
      last.push(path);
      if (last.length > LAST) last.shift();
    };
    /**
     * Tries a pair of multipliers; returns how far the sums of the cheapest path are above those preferred at the end.
     */
    const attempt = (minutes: number, weekends: number): { minutes: number; weekends: number } => {
      const cost = cheapest(arcPrice, minutes, weekends);
      if (cost === Infinity) {
        least = Infinity;
        return { minutes: 0, weekends: 0 };
      }
      const end = closingAt(minutes, weekends);
      if (cost + end.cost > least) {
        least = cost + end.cost;
        Object.assign(around, { minutes, weekends });
      }
      const path = traced(arcPrice);
      learn(path);
      return { minutes: path.minutes[0]! - end.m, weekends: path.weekends[0]! - end.o };
    };
    const dearest = arcPrice.reduce((most, price) => (price < Infinity ? Math.max(most, Math.abs(price)) : most), 1);
    const byMinutes = (weekends: number): number => {
      let over = 0;
      halve(TRIES.minutes, around.minutes, dearest / longest / 8, (minutes) => {
        const above = attempt(minutes, weekends);
        over = above.weekends;
        return enough() ? 0 : above.minutes;
      });
      return enough() ? 0 : over;
    };
    if (of.weekendsCount) halve(TRIES.weekends, around.weekends, dearest / 4, byMinutes);
    else byMinutes(0);
    return {
      least,
      paths: met
        .reverse()
        .slice(0, count)
        .map(({ arcs }) => arcs),
    };
  };
}

/**
 * Finds the multiplier at which nothing exceeds the target, from a starting value: first by growing strides, then by
 * bisection.
 */
function halve(tries: number, from: number, stride: number, above: (price: number) => number): void {
  let low = -Infinity;
  let high = Infinity;
  let at = from;
  let far = Math.max(stride, Math.abs(from) / 4);
  for (let i = 0; i < tries; i++) {
    const over = above(at);
    if (over === 0) return;
    if (over > 0) low = at;
    else high = at;
    if (high === Infinity) at = low + (far *= 2);
    else if (low === -Infinity) at = high - (far *= 2);
    else at = (low + high) / 2;
  }
}
