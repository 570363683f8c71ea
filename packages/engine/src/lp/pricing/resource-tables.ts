// Method: windows, steps and reachable values of the resources by forward and backward passes over the network.
// Paper: Irnich, Desaulniers, "Shortest path problems with resource constraints", in: Column Generation, Springer 2005.
import type { Measure } from '../../rules/automaton.ts';
import type { PricingProblem } from '../network/pricing-problem.ts';
import type { RosterNetwork } from '../network/roster-network.ts';

/** The greatest common divisor; that of 0 and a number is the number. */
export function greatestDivisor(a: number, b: number): number {
  let [x, y] = [a, b];
  while (y > 0) [x, y] = [y, x % y];
  return x;
}

/**
 * By node: the minimum and maximum units of minutes (`step` by arc) of a lawful path to it, and the number of amounts
 * at the end.
 */
export function windowsOfMinutes({ network, limits }: PricingProblem, step: Int32Array, unit: number) {
  const { nodes, start, arcStart, arcFrom } = network;
  const low = new Int32Array(nodes).fill(1e9);
  const high = new Int32Array(nodes).fill(-1);
  const lowLeft = new Int32Array(nodes).fill(1e9);
  const highLeft = new Int32Array(nodes).fill(-1);
  low[start] = high[start] = 0;
  for (let node = start - 1; node >= 0; node--) {
    for (let arc = arcStart[node]!; arc < arcStart[node + 1]!; arc++) {
      const units = step[arc]!;
      low[node] = Math.min(low[node]!, low[arcFrom[arc]!]! + units);
      high[node] = Math.max(high[node]!, high[arcFrom[arc]!]! + units);
    }
  }
  lowLeft[0] = highLeft[0] = 0;
  for (let node = 0; node < start; node++) {
    for (let arc = arcStart[node]!; arc < arcStart[node + 1]!; arc++) {
      const source = arcFrom[arc]!;
      lowLeft[source] = Math.min(lowLeft[source]!, lowLeft[node]! + step[arc]!);
      highLeft[source] = Math.max(highLeft[source]!, highLeft[node]! + step[arc]!);
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

/**
 * By kind of step and counts: the counts before the step, -1 if there is none.
 * @param steps by kind: what the step adds to each count
 */
export function stepsBack(sizes: readonly number[], steps: readonly (readonly number[])[]): Int32Array {
  const counts = sizes.reduce((product, size) => product * size, 1);
  const back = new Int32Array(steps.length * counts).fill(-1);
  for (const [kind, amounts] of steps.entries()) {
    for (let o = 0; o < counts; o++) {
      let rest = o;
      let place = 1;
      let before = o;
      for (const [i, size] of sizes.entries()) {
        const amount = rest % size;
        rest = Math.floor(rest / size);
        const taken = amounts[i]!;
        before = amount < taken || before < 0 ? -1 : before - taken * place;
        place *= size;
      }
      back[kind * counts + o] = before;
    }
  }
  return back;
}

/** By node: the counts that some path has there; those of node `n` are `start[n] .. start[n + 1] - 1`. */
export function reachedCounts(
  { nodes, start, arcStart, arcFrom }: RosterNetwork,
  kindOf: Uint8Array,
  back: Int32Array,
  counts: number,
) {
  const reached = new Uint8Array(nodes * counts);
  reached[start * counts] = 1;
  for (let node = start - 1; node >= 0; node--) {
    for (let arc = arcStart[node]!; arc < arcStart[node + 1]!; arc++) {
      for (let o = 0; o < counts; o++) {
        const before = back[kindOf[arc]! * counts + o]!;
        if (before >= 0 && reached[arcFrom[arc]! * counts + before] === 1) reached[node * counts + o] = 1;
      }
    }
  }
  const first = new Int32Array(nodes + 1);
  for (let node = 0; node < nodes; node++) {
    let count = 0;
    for (let o = 0; o < counts; o++) count += reached[node * counts + o]!;
    first[node + 1] = first[node]! + count;
  }
  const values = new Int32Array(first[nodes]!);
  for (let i = 0, n = 0; i < reached.length; i++) if (reached[i] === 1) values[n++] = i % counts;
  return { start: first, values };
}

/** The cost of ending with some counts and minutes: goals, and `Infinity` outside of the limits. */
export function terminalCosts(
  { limits, costs }: PricingProblem,
  of: { counts: number; width: number; unit: number; templates: readonly number[]; sizes: readonly number[] },
): Float64Array {
  const { counts, width, unit, templates, sizes } = of;
  const terminal = new Float64Array(counts * width);
  for (let o = 0; o < counts; o++) {
    for (let m = 0; m < width; m++) {
      const amountOf = (measure: Measure): number | null => {
        if (measure === 'minutes') return m * unit;
        if (measure === 'weekends') return o % sizes[0]!;
        const i = templates.indexOf(measure);
        const place = sizes.slice(0, i + 1).reduce((product, size) => product * size, 1);
        return i < 0 ? null : Math.floor(o / place) % sizes[i + 1]!;
      };
      let cost = 0;
      for (const limit of limits) {
        const amount = amountOf(limit.of);
        if (amount !== null && (amount < limit.least || amount > limit.most)) cost = Infinity;
      }
      for (const goal of costs) {
        const amount = amountOf(goal.of);
        if (amount !== null) cost += goal.cost(amount);
      }
      terminal[o * width + m] = cost;
    }
  }
  return terminal;
}
