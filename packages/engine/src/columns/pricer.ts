import type { Model } from '../model/model.ts';
import type { Measure } from '../rules/track.ts';
import type { PersonRows } from './person-rows.ts';

/** The cheapest rosters of one person under changing prices. */
export interface Pricer {
  /**
   * Finds the cheapest roster when a shift of a code costs `price[code]`: its cost, and up to `count` rosters (codes by day, -1 for free), the cheapest
   * first, each with another sum of minutes. No roster: `Infinity`.
   */
  price: (price: Float64Array, count: number) => { least: number; rows: Int32Array[] };
  /** Steps of work of one call. */
  work: number;
  cells: number;
}

/** Memory that pricers share, as only one of them works at a time. */
export interface Scratch {
  value: Float64Array;
}

/** Prepares the search over one person's graph with the sums of minutes and weekends, and the shifts of `templates`, in hand. */
export function createPricer(
  model: Model,
  rows: PersonRows,
  templates: readonly number[] = [],
  scratch: Scratch = { value: new Float64Array(0) },
): Pricer {
  const { graph } = rows;
  const { arcStart, arcFrom, arcCode, arcCost, arcDay, arcWeekend, nodes, start } = graph;
  const planned = (arc: number): boolean => arcDay[arc]! >= model.first && arcDay[arc]! <= model.last;
  const net = Int32Array.from(arcCode, (code, arc) => (code >= 0 && planned(arc) ? model.net[code]! : 0));
  const unit = Math.max(1, net.reduce(greatestDivisor, 0));
  const range = rangesOf(rows, net, unit);
  const matters = (of: Measure): boolean =>
    rows.limits.some((limit) => limit.of === of) || rows.costs.some((cost) => cost.of === of);
  const mostOf = (of: Measure, otherwise: number): number =>
    Math.min(otherwise, ...rows.limits.filter((limit) => limit.of === of).map((limit) => Math.floor(limit.most)));
  // All sums beside the minutes are one number, in mixed radix.
  const sizes = [
    matters('weekends') ? mostOf('weekends', model.weeks) + 1 : 1,
    ...templates.map((t) => mostOf(t, model.days) + 1),
  ];
  const outer = sizes.reduce((product, size) => product * size, 1);
  const timed = matters('minutes');
  const width = timed ? range.width : 1;
  const cells = nodes * outer * width;
  const kindOf = Int32Array.from(arcCode, (code, arc) => {
    const counted = code >= 0 && planned(arc) ? templates.indexOf(model.template[code]!) + 1 : 0;
    return counted * 2 + (matters('weekends') ? arcWeekend[arc]! : 0);
  });
  const before = stepsBack(sizes, 2 * (templates.length + 1));
  const step = Int32Array.from(net, (minutes) => (timed ? minutes / unit : 0));
  const closing = closingCosts(rows, { outer, width, unit, templates, sizes });
  const { low, high } = range;

  let value = scratch.value;

  function fill(price: Float64Array): void {
    if (scratch.value.length < cells) scratch.value = new Float64Array(cells);
    value = scratch.value;
    value.fill(Infinity, 0, cells);
    value[start * outer * width] = 0;
    for (let node = start - 1; node >= 0; node--) {
      for (let arc = arcStart[node]!; arc < arcStart[node + 1]!; arc++) {
        const code = arcCode[arc]!;
        const cost = arcCost[arc]! + (code >= 0 ? price[code]! : 0);
        const source = arcFrom[arc]!;
        const shift = step[arc]!;
        const from = timed ? Math.max(low[node]!, low[source]! + shift) : 0;
        const to = timed ? Math.min(high[node]!, high[source]! + shift) : 0;
        const kind = kindOf[arc]! * outer;
        for (let o = 0; o < outer; o++) {
          const back = before[kind + o]!;
          if (back < 0) continue;
          const target = (node * outer + o) * width;
          const base = (source * outer + back) * width - shift;
          for (let m = from; m <= to; m++) {
            const found = value[base + m]! + cost;
            if (found < value[target + m]!) value[target + m] = found;
          }
        }
      }
    }
  }

  /** The roster that ends in a cell of node 0, read backwards. */
  function trace(price: Float64Array, cell: number): Int32Array {
    const row = new Int32Array(model.days).fill(-1);
    let node = 0;
    let o = Math.floor(cell / width);
    let m = cell % width;
    while (node !== start) {
      const wanted = value[(node * outer + o) * width + m]!;
      let found = -1;
      for (let arc = arcStart[node]!; arc < arcStart[node + 1]! && found < 0; arc++) {
        const back = before[kindOf[arc]! * outer + o]!;
        const left = m - step[arc]!;
        if (back < 0 || left < 0) continue;
        const code = arcCode[arc]!;
        const cost = arcCost[arc]! + (code >= 0 ? price[code]! : 0);
        if (value[(arcFrom[arc]! * outer + back) * width + left]! + cost === wanted) found = arc;
      }
      if (found < 0) throw new Error('A roster lost its way back');
      row[arcDay[found]!] = arcCode[found]!;
      o = before[kindOf[found]! * outer + o]!;
      m -= step[found]!;
      node = arcFrom[found]!;
    }
    return row;
  }

  return {
    cells,
    work: graph.arcFrom.length * outer * Math.max(1, Math.ceil(width / 2)),
    price: (price, count) => {
      fill(price);
      const ends: { cell: number; cost: number }[] = [];
      for (let m = 0; m < width; m++) {
        let best = -1;
        let least = Infinity;
        for (let o = 0; o < outer; o++) {
          const cost = value[o * width + m]! + closing[o * width + m]!;
          if (cost >= least) continue;
          least = cost;
          best = o * width + m;
        }
        if (best >= 0) ends.push({ cell: best, cost: least });
      }
      ends.sort((a, b) => a.cost - b.cost || a.cell - b.cell);
      return { least: ends[0]?.cost ?? Infinity, rows: ends.slice(0, count).map((end) => trace(price, end.cell)) };
    },
  };
}

function greatestDivisor(a: number, b: number): number {
  let [x, y] = [a, b];
  while (y > 0) [x, y] = [y, x % y];
  return x;
}

/** By node: the fewest and most units of minutes that a lawful path to it may have, and how many amounts there are at the end. */
function rangesOf({ graph, limits }: PersonRows, net: Int32Array, unit: number) {
  const { nodes, start, arcStart, arcFrom } = graph;
  const low = new Int32Array(nodes).fill(1e9);
  const high = new Int32Array(nodes).fill(-1);
  const lowLeft = new Int32Array(nodes).fill(1e9);
  const highLeft = new Int32Array(nodes).fill(-1);
  low[start] = high[start] = 0;
  for (let node = start - 1; node >= 0; node--) {
    for (let arc = arcStart[node]!; arc < arcStart[node + 1]!; arc++) {
      const units = net[arc]! / unit;
      low[node] = Math.min(low[node]!, low[arcFrom[arc]!]! + units);
      high[node] = Math.max(high[node]!, high[arcFrom[arc]!]! + units);
    }
  }
  lowLeft[0] = highLeft[0] = 0;
  for (let node = 0; node < start; node++) {
    for (let arc = arcStart[node]!; arc < arcStart[node + 1]!; arc++) {
      const source = arcFrom[arc]!;
      lowLeft[source] = Math.min(lowLeft[source]!, lowLeft[node]! + net[arc]! / unit);
      highLeft[source] = Math.max(highLeft[source]!, highLeft[node]! + net[arc]! / unit);
    }
  }
  const of = limits.filter((limit) => limit.of === 'minutes');
  const most = Math.floor(Math.min(...of.map((limit) => limit.most), Infinity) / unit);
  const least = Math.ceil(Math.max(...of.map((limit) => limit.least), 0) / unit);
  for (let node = 0; node < nodes; node++) {
    low[node] = Math.max(low[node]!, least - highLeft[node]!);
    high[node] = Math.min(high[node]!, most - lowLeft[node]!);
  }
  return { low, high, width: Math.max(1, high[0]! + 1, ...high.map((units) => units + 1)) };
}

/** For each kind of step and amount of the outer sums: the amount before the step, -1 where there is none. */
function stepsBack(sizes: readonly number[], kinds: number): Int32Array {
  const outer = sizes.reduce((product, size) => product * size, 1);
  const back = new Int32Array(kinds * outer).fill(-1);
  for (let kind = 0; kind < kinds; kind++) {
    for (let o = 0; o < outer; o++) {
      let rest = o;
      let place = 1;
      let before = o;
      for (const [i, size] of sizes.entries()) {
        const amount = rest % size;
        rest = Math.floor(rest / size);
        const taken = i === 0 ? kind % 2 : kind >> 1 === i ? 1 : 0;
        before = amount < taken || before < 0 ? -1 : before - taken * place;
        place *= size;
      }
      back[kind * outer + o] = before;
    }
  }
  return back;
}

/** What the end of a roster costs by its sums: goals, and `Infinity` outside of the limits. */
function closingCosts(
  rows: PersonRows,
  of: { outer: number; width: number; unit: number; templates: readonly number[]; sizes: readonly number[] },
): Float64Array {
  const { outer, width, unit, templates, sizes } = of;
  const closing = new Float64Array(outer * width);
  for (let o = 0; o < outer; o++) {
    for (let m = 0; m < width; m++) {
      const amountOf = (measure: Measure): number | null => {
        if (measure === 'minutes') return m * unit;
        if (measure === 'weekends') return o % sizes[0]!;
        const i = templates.indexOf(measure);
        const place = sizes.slice(0, i + 1).reduce((product, size) => product * size, 1);
        return i < 0 ? null : Math.floor(o / place) % sizes[i + 1]!;
      };
      let cost = 0;
      for (const limit of rows.limits) {
        const amount = amountOf(limit.of);
        if (amount !== null && (amount < limit.least || amount > limit.most)) cost = Infinity;
      }
      for (const goal of rows.costs) {
        const amount = amountOf(goal.of);
        if (amount !== null) cost += goal.cost(amount);
      }
      closing[o * width + m] = cost;
    }
  }
  return closing;
}
