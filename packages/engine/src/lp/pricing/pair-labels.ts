// Method: sparse labels over the product network: by day the sums of both employees, kept if they can end in time.
// Paper: Irnich, Desaulniers, "Shortest path problems with resource constraints", in: Column Generation, Springer 2005.
import type { PairSide } from './pair-bounds.ts';
import type { PairNetwork } from './pair-network.ts';
import { PAIRS } from '../parameters.ts';

/** [labels] The most on one day. */
const MOST_LABELS = 10_000;

/** One way into a label: the label before, and the arc of the product. */
interface Way {
  from: Label;
  arc: number;
}

/** A pair of partial rosters: the node, the sums of both employees, the least cost, and the way there. */
export interface Label {
  node: number;
  minutes: readonly [number, number];
  counts: readonly [number, number];
  cost: number;
  /** A lower bound on the cost of a whole pair of rosters through the label. */
  whole: number;
  best: Way | null;
  /** All ways, if they are asked for. */
  ways: Way[];
}

export interface PairLabels {
  /** A lower bound on the cost of all pairs of rosters. */
  bound: () => number;
  /**
   * Sets all labels through which a pair of rosters of cost at most `limit` can exist, a `share` of the most that there
   * can be. Returns the ends that cost no
   * more, the cheapest first; if not `whole`, labels had to be dropped.
   */
  set: (limit: number, all: boolean, share: number) => { ends: Label[]; whole: boolean };
  costOf: (end: Label) => number;
  rowOf: (end: Label) => Int32Array;
  /** The rows of all ways to the ends that cost at most `limit`; null if there are more than `most`. */
  list: (ends: readonly Label[], limit: number, most: number) => Int32Array[] | null;
}

/** The resources of both employees, and lower bounds on the cost of the rest of a pair of rosters. */
function pairCosts(of: PairNetwork, a: PairSide, b: PairSide, constant: Float64Array) {
  const { dayStart, first, second, arcStart, arcTo, arcFirst, arcSecond } = of;
  const nodes = first.length;
  /** By node: the least cost of the rest without any sums. */
  const rest = new Float64Array(nodes);
  const cheapest = (terminal: Float64Array): number =>
    terminal.reduce((least, cost) => Math.min(least, cost), Infinity);
  const leastEnd = cheapest(a.resources.terminal) + cheapest(b.resources.terminal);
  const arcCost = (arc: number): number => a.arcCost[arcFirst[arc]!]! + b.arcCost[arcSecond[arc]!]!;

  /** The least cost of the rest of one employee's roster, whatever the other does. */
  function alone({ resources, bounds, completion }: PairSide, node: number, counts: number, minutes: number): number {
    if (minutes < resources.windows.low[node]! || minutes > resources.windows.high[node]!) return Infinity;
    return completion[bounds.cellOf(node, counts % resources.weekends) + minutes]!;
  }

  const terminal = ({ resources }: PairSide, counts: number, minutes: number): number =>
    resources.terminal[counts * resources.width + minutes]!;
  const endCost = ({ minutes, counts }: Label): number =>
    terminal(a, counts[0], minutes[0]) + terminal(b, counts[1], minutes[1]);

  return {
    rest,
    arcCost,
    endCost,
    costOf: (end: Label): number => end.cost + endCost(end),
    /** A lower bound on the cost of the rest of both rosters. */
    completionOf: (
      day: number,
      node: number,
      minutes: readonly [number, number],
      counts: readonly [number, number],
    ): number => {
      const apart =
        constant[day]! + alone(a, first[node]!, counts[0], minutes[0]) + alone(b, second[node]!, counts[1], minutes[1]);
      return Math.max(apart, rest[node]!);
    },
    /** Counts `rest` again for new costs of arcs, from the end to the start. */
    setRest: (): void => {
      rest.fill(Infinity);
      rest[nodes - 1] = leastEnd;
      for (let node = dayStart[dayStart.length - 2]! - 1; node >= 0; node--) {
        for (let arc = arcStart[node]!; arc < arcStart[node + 1]!; arc++)
          rest[node] = Math.min(rest[node]!, arcCost(arc) + rest[arcTo[arc]!]!);
      }
    },
  };
}

type PairCosts = ReturnType<typeof pairCosts>;

/** Extends a label over all arcs that leave its node. */
function pairExtension(of: PairNetwork, a: PairSide, b: PairSide, { rest, arcCost, completionOf }: PairCosts) {
  const { arcStart, arcTo, arcFirst, arcSecond } = of;
  const [width, widths] = [a.resources.width, a.resources.width * b.resources.width];
  const scale = { counts: widths, second: widths * a.resources.counts };
  const perNode = scale.second * b.resources.counts;

  function step({ resources }: PairSide, arc: number, counts: number): number {
    return resources.after[resources.kindOf[arc]! * resources.counts + counts]!;
  }

  return (day: number, label: Label, next: Map<number, Label>, limit: number, all: boolean): void => {
    for (let arc = arcStart[label.node]!; arc < arcStart[label.node + 1]!; arc++) {
      const cost = label.cost + arcCost(arc);
      const node = arcTo[arc]!;
      if (cost + rest[node]! > limit || cost === Infinity) continue;
      const [i, j] = [arcFirst[arc]!, arcSecond[arc]!];
      const counts = [step(a, i, label.counts[0]), step(b, j, label.counts[1])] as const;
      if (counts[0] < 0 || counts[1] < 0) continue;
      const minutes = [label.minutes[0] + a.resources.step[i]!, label.minutes[1] + b.resources.step[j]!] as const;
      const key =
        node * perNode + counts[1] * scale.second + counts[0] * scale.counts + minutes[1] * width + minutes[0];
      const known = next.get(key);
      const way = { from: label, arc };
      if (known) {
        if (all) known.ways.push(way);
        if (cost < known.cost) {
          known.whole += cost - known.cost;
          known.cost = cost;
          known.best = way;
        }
        continue;
      }
      const whole = cost + completionOf(day, node, minutes, counts);
      if (whole > limit || whole === Infinity) continue;
      next.set(key, { node, minutes, counts, cost, whole, best: way, ways: all ? [way] : [] });
    }
  };
}

/** Writes the rows of both employees, by the arcs of their days or by a label at the end. */
function pairRows({ arcFirst, arcSecond }: PairNetwork, a: PairSide, b: PairSide, days: number) {
  function rowBy(arcs: Int32Array): Int32Array {
    const row = new Int32Array(2 * days);
    arcs.forEach((arc, day) => {
      row[day] = a.network.arcCode[arcFirst[arc]!]!;
      row[days + day] = b.network.arcCode[arcSecond[arc]!]!;
    });
    return row;
  }

  function rowOf(end: Label): Int32Array {
    const arcs = new Int32Array(days);
    let label = end;
    for (let day = days - 1; day >= 0; day--) {
      arcs[day] = label.best!.arc;
      label = label.best!.from;
    }
    return rowBy(arcs);
  }

  return { rowBy, rowOf };
}

export function createPairLabels(of: PairNetwork, a: PairSide, b: PairSide, constant: Float64Array): PairLabels {
  const days = of.dayStart.length - 2;
  const costs = pairCosts(of, a, b, constant);
  const { arcCost, endCost, costOf } = costs;
  const extend = pairExtension(of, a, b, costs);
  const { rowBy, rowOf } = pairRows(of, a, b, days);

  const start = (): Label => {
    const [minutes, counts] = [[0, 0] as const, [0, 0] as const];
    const whole = costs.completionOf(0, 0, minutes, counts);
    return { node: 0, minutes, counts, cost: 0, whole, best: null, ways: [] };
  };

  return {
    bound: () => {
      costs.setRest();
      return start().whole;
    },
    set: (limit, all, share) => {
      const room = MOST_LABELS * share;
      let layer = [start()];
      let labels = 0;
      let whole = true;
      for (let day = 0; day < days; day++) {
        const next = new Map<number, Label>();
        for (const label of layer) extend(day + 1, label, next, limit, all);
        layer = [...next.values()];
        if (layer.length > room || labels > room * PAIRS.mostLayers) {
          // Only the most promising ones go on, so that there are rosters all the same.
          layer = layer.sort((one, other) => one.whole - other.whole).slice(0, PAIRS.keptLabels);
          whole = false;
        }
        labels += layer.length;
      }
      const ends = layer.filter((end) => costOf(end) <= limit && costOf(end) < Infinity);
      return { ends: ends.sort((one, other) => costOf(one) - costOf(other)), whole };
    },
    costOf,
    rowOf,
    list: (ends, limit, most) => {
      const rows: Int32Array[] = [];
      const arcs = new Int32Array(days);
      /** Extends an end of rosters, of cost `after` from the label on, to all their beginnings. */
      const visit = (label: Label, day: number, after: number): boolean => {
        if (day < 0) return rows.push(rowBy(arcs)) <= most;
        return label.ways.every(({ from, arc }) => {
          const cost = after + arcCost(arc);
          arcs[day] = arc;
          return from.cost + cost > limit || visit(from, day - 1, cost);
        });
      };
      return ends.every((end) => visit(end, days - 1, endCost(end))) ? rows : null;
    },
  };
}
