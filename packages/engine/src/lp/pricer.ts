import type { Model } from '../model/model.ts';
import type { Measure } from '../rules/automaton.ts';
import type { DayDomains } from './day-domains.ts';
import { createResourceWindows, type Range } from './resource-windows.ts';
import type { PricingProblem } from './pricing-problem.ts';
import { createLagrangianPricing } from './lagrangian-pricing.ts';
import { createCompletionBounds } from './completion-bounds.ts';
import { createLabelMemory, type LabelMemory } from './label-memory.ts';
import { closingCosts, greatestDivisor, rangesOf, reachedSums, stepsBack } from './resources.ts';

/** The cheapest rosters of one employee under changing duals. */
export interface Pricer {
  /**
   * Finds the cheapest roster when a shift of a code costs `price[code]`: its cost, and up to `count` rosters (codes by
   * day, -1 for free), the cheapest first, each with a different sum of minutes. `Infinity` if there is no roster. If
   * there are too many sums to automaton, the cost is a lower bound, and there may be no rosters. `domain`: the domain of
   * each day. Rosters above `limit` are not needed: if there are only such, the cost is at least `limit`, and there may
   * be no rosters.
   */
  price: (
    price: Float64Array,
    count: number,
    domain?: DayDomains,
    limit?: number,
  ) => { least: number; rows: Int32Array[] };
  /**
   * All rosters within `domain` that cost at most `limit`; null if there are more than `most`, or too many sums to automaton.
   */
  list: (price: Float64Array, limit: number, most: number, domain?: DayDomains) => Int32Array[] | null;
  /** The work of one call, in steps. */
  work: number;
  cells: number;
}

/** From this number of sums of minutes on, it pays to determine first which of them can matter. */
const WIDE = 24;

/**
 * Prepares the search over one employee's graph, tracking the sums of minutes and weekends, and the shifts of
 * `templates`.
 */
export function createPricer(
  model: Model,
  rows: PricingProblem,
  templates: readonly number[] = [],
  scratch: LabelMemory = createLabelMemory(),
): Pricer {
  const { graph } = rows;
  const { arcStart, arcFrom, arcCode, arcCost, arcDay, arcWeekend, nodes, start } = graph;
  const planned = (arc: number): boolean => arcDay[arc]! >= model.first && arcDay[arc]! <= model.last;
  const net = Int32Array.from(arcCode, (code, arc) => (code >= 0 && planned(arc) ? model.net[code]! : 0));
  const unit = Math.max(1, net.reduce(greatestDivisor, 0));
  const matters = (of: Measure): boolean =>
    rows.limits.some((limit) => limit.of === of) || rows.costs.some((cost) => cost.of === of);
  const mostOf = (of: Measure, otherwise: number): number =>
    Math.min(otherwise, ...rows.limits.filter((limit) => limit.of === of).map((limit) => Math.floor(limit.most)));
  // All sums other than the minutes are one number, in mixed radix.
  const sizes = [
    matters('weekends') ? mostOf('weekends', model.weeks) + 1 : 1,
    ...templates.map((t) => mostOf(t, model.days) + 1),
  ];
  const outer = sizes.reduce((product, size) => product * size, 1);
  const timed = matters('minutes');
  const step = Int32Array.from(net, (minutes) => (timed ? minutes / unit : 0));
  const { width, ...range } = rangesOf(rows, step, unit);
  const offset = new Int32Array(nodes + 1);
  const cells = place(range);
  const kindOf = Uint8Array.from(arcCode, (code, arc) => {
    const counted = code >= 0 && planned(arc) ? templates.indexOf(model.template[code]!) + 1 : 0;
    return counted * 2 + (matters('weekends') ? arcWeekend[arc]! : 0);
  });
  const before = stepsBack(sizes, 2 * (templates.length + 1));
  const onward = new Int32Array(before.length).fill(-1);
  before.forEach((back, i) => back >= 0 && (onward[i - (i % outer) + back] = i % outer));
  const met = reachedSums(graph, kindOf, before, outer);
  const closing = closingCosts(rows, { outer, width, unit, templates, sizes });
  const windows = createResourceWindows(
    graph,
    range,
    { step, closing, width, outer, weekendsCount: matters('weekends') },
    scratch,
  );
  const [weekends = 1] = sizes;
  const rests =
    templates.length > 0
      ? createCompletionBounds(graph, range, { step, closing, width, outer, weekends }, scratch)
      : null;
  /**
   * By node: the outer sums that are stored, from `met.start` on, and how many; by node and outer sums: whether they
   * are stored.
   */
  const sums = new Int32Array(met.sums.length);
  const counts = new Int32Array(nodes);
  const kept = new Uint8Array(nodes * outer);
  let relaxed: ReturnType<typeof createLagrangianPricing> | null = null;
  const wide = timed && templates.length === 0 && width >= WIDE;
  let value = scratch.value;
  let arcPrice = scratch.arcs;
  let { low, high }: Range = range;

  /** Allocates memory for every node's sums, `outer` times as many as minutes; returns the total. */
  function place(of: Range): number {
    for (let node = 0; node < nodes; node++) {
      offset[node + 1] = offset[node]! + outer * Math.max(0, of.high[node]! - of.low[node]! + 1);
    }
    return offset[nodes]!;
  }

  /** The cell of a node, outer sums and 0 minutes, which can be outside of the node's memory. */
  function cellOf(node: number, o: number): number {
    return offset[node]! + o * (high[node]! - low[node]! + 1) - low[node]!;
  }

  /** Registers a node's outer sums, with no labels. */
  function reach(node: number, o: number): void {
    kept[node * outer + o] = 1;
    sums[met.start[node]! + counts[node]!++] = o;
    const cell = cellOf(node, o);
    for (let m = low[node]!; m <= high[node]!; m++) value[cell + m] = Infinity;
  }

  /** Extends the paths to all stored sums of the source over an arc. */
  function follow(arc: number, node: number): void {
    const cost = arcPrice[arc]!;
    const source = arcFrom[arc]!;
    const shift = step[arc]!;
    const from = Math.max(low[node]!, low[source]! + shift);
    const to = Math.min(high[node]!, high[source]! + shift);
    if (cost === Infinity || from > to) return;
    const kind = kindOf[arc]! * outer;
    const [targets, sources] = [cellOf(node, 0), cellOf(source, 0) - shift];
    const [here, there] = [high[node]! - low[node]! + 1, high[source]! - low[source]! + 1];
    const end = met.start[source]! + counts[source]!;
    for (let i = met.start[source]!; i < end; i++) {
      const back = sums[i]!;
      const o = onward[kind + back]!;
      if (o < 0) continue;
      if (kept[node * outer + o] === 0) reach(node, o);
      const target = targets + o * here;
      const base = sources + back * there;
      for (let m = from; m <= to; m++) {
        const found = value[base + m]! + cost;
        if (found < value[target + m]!) value[target + m] = found;
      }
    }
  }

  /** Drops the labels of a node with which no roster can end within a limit. */
  function prune(node: number, rest: Float64Array, limit: number): void {
    const first = met.start[node]!;
    const end = first + counts[node]!;
    const width = high[node]! - low[node]! + 1;
    counts[node] = 0;
    for (let i = first; i < end; i++) {
      const o = sums[i]!;
      const here = cellOf(node, o) + low[node]!;
      const far = rests!.cellOf(node, o % weekends) + low[node]! - here;
      let left = 0;
      for (let cell = here; cell < here + width; cell++) {
        if (value[cell]! + rest[cell + far]! <= limit) left = 1;
        else value[cell] = Infinity;
      }
      kept[node * outer + o] = left;
      if (left === 1) sums[first + counts[node]!++] = o;
    }
  }

  /** Calculates the least cost for every node's sums, as far as rosters can end within the limit. */
  function fill(room: number, limit = Infinity): void {
    const rest = rests && limit < Infinity ? rests.costs(arcPrice) : null;
    if (scratch.value.length < room) scratch.value = new Float64Array(room);
    value = scratch.value;
    kept.fill(0);
    counts.fill(0);
    if (low[start] === 0) {
      reach(start, 0);
      value[cellOf(start, 0)] = 0;
    }
    for (let node = start - 1; node >= 0; node--) {
      for (let arc = arcStart[node]!; arc < arcStart[node + 1]!; arc++) {
        if (counts[arcFrom[arc]!]! > 0) follow(arc, node);
      }
      if (rest) prune(node, rest, limit);
    }
  }

  /** The roster that ends in node 0 with the sums `end` (outer ones times `width`, and minutes), traced backwards. */
  function trace(end: number): Int32Array {
    const row = new Int32Array(model.days).fill(-1);
    let node = 0;
    let o = Math.floor(end / width);
    let m = end % width;
    while (node !== start) {
      const wanted = value[cellOf(node, o) + m]!;
      let found = -1;
      for (let arc = arcStart[node]!; arc < arcStart[node + 1]! && found < 0; arc++) {
        const back = before[kindOf[arc]! * outer + o]!;
        const left = m - step[arc]!;
        const source = arcFrom[arc]!;
        if (back < 0 || kept[source * outer + back] === 0 || left < low[source]! || left > high[source]!) continue;
        if (value[cellOf(source, back) + left]! + arcPrice[arc]! === wanted) found = arc;
      }
      if (found < 0) throw new Error('A roster lost its way back');
      row[arcDay[found]!] = arcCode[found]!;
      o = before[kindOf[found]! * outer + o]!;
      m -= step[found]!;
      node = arcFrom[found]!;
    }
    return row;
  }

  function rowOf(path: readonly number[]): Int32Array {
    const row = new Int32Array(model.days).fill(-1);
    for (const arc of path) row[arcDay[arc]!] = arcCode[arc]!;
    return row;
  }

  function setPrices(price: Float64Array, domain?: DayDomains): void {
    if (scratch.arcs.length < arcCode.length) scratch.arcs = new Float64Array(arcCode.length);
    arcPrice = scratch.arcs.subarray(0, arcCode.length);
    for (let arc = 0; arc < arcPrice.length; arc++) {
      arcPrice[arc] = arcCost[arc]! + (arcCode[arc]! >= 0 ? price[arcCode[arc]!]! : 0);
      if (!domain) continue;
      const day = arcDay[arc]!;
      if (arcCode[arc]! < domain.low[day]! || arcCode[arc]! > domain.high[day]!) arcPrice[arc] = Infinity;
    }
  }

  /**
   * All paths from the start to a cell of a node whose cost together with the rest is at most `limit`; false if there
   * are more than `most`.
   */
  function list(limit: number, most: number, rows: Int32Array[]): boolean {
    const row = new Int32Array(model.days).fill(-1);
    const visit = (node: number, o: number, m: number, after: number): boolean => {
      if (node === start) return rows.push(Int32Array.from(row)) <= most;
      for (let arc = arcStart[node]!; arc < arcStart[node + 1]!; arc++) {
        const back = before[kindOf[arc]! * outer + o]!;
        const source = arcFrom[arc]!;
        const left = m - step[arc]!;
        if (back < 0 || kept[source * outer + back] === 0 || left < low[source]! || left > high[source]!) continue;
        const cost = after + arcPrice[arc]!;
        if (value[cellOf(source, back) + left]! + cost > limit) continue;
        row[arcDay[arc]!] = arcCode[arc]!;
        if (!visit(source, back, left, cost)) return false;
      }
      return true;
    };
    for (let m = low[0]!; m <= high[0]!; m++) {
      for (let o = 0; o < outer; o++) {
        const after = closing[o * width + m]!;
        if (kept[o] === 1 && value[cellOf(0, o) + m]! + after <= limit && !visit(0, o, m, after)) return false;
      }
    }
    return true;
  }

  return {
    cells,
    list: (price, limit, most, domain) => {
      setPrices(price, domain);
      ({ low, high } = range);
      const room = place(range);
      if (room > scratch.most) return null;
      fill(room);
      const rows: Int32Array[] = [];
      return list(limit, most, rows) ? rows : null;
    },
    work: Math.ceil((graph.arcFrom.length * met.sums.length) / nodes) * Math.max(1, Math.ceil(width / 2)),
    price: (price, count, domain, limit = Infinity) => {
      setPrices(price, domain);
      let bound = -Infinity;
      ({ low, high, bound } = wide ? windows(arcPrice, limit) : { ...range, bound });
      if (bound >= limit - 1e-6) return { least: bound, rows: [] };
      const room = place({ low, high });
      if (room > scratch.most && templates.length === 0) {
        relaxed ??= createLagrangianPricing(graph, { step, closing, width, outer, weekendsCount: matters('weekends') });
        const { least, paths } = relaxed(arcPrice, count);
        return { least, rows: paths.map(rowOf) };
      }
      fill(room, limit + 1e-6 * Math.max(1, Math.abs(limit)));
      const ends: { end: number; cost: number }[] = [];
      for (let m = low[0]!; m <= high[0]!; m++) {
        let best = -1;
        let least = Infinity;
        for (let o = 0; o < outer; o++) {
          if (kept[o] === 0) continue;
          const cost = value[cellOf(0, o) + m]! + closing[o * width + m]!;
          if (cost >= least) continue;
          least = cost;
          best = o * width + m;
        }
        if (best >= 0 && least < Infinity) ends.push({ end: best, cost: least });
      }
      ends.sort((a, b) => a.cost - b.cost || a.end - b.end);
      return {
        least: ends[0]?.cost ?? limit,
        rows: ends.slice(0, count).map((end) => trace(end.end)),
      };
    },
  };
}
