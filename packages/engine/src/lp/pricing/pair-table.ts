// Method: label setting for a pair on dense tables: by node of the product, counts and the minutes of both employees.
// Paper: Irnich, Desaulniers, "Shortest path problems with resource constraints", in: Column Generation, Springer 2005.
import type { LabelMemory } from './label-memory.ts';
import type { PairSide } from './pair-bounds.ts';
import type { PairNetwork } from './pair-network.ts';
import { PAIRS } from '../parameters.ts';
import { pairRoom, type PairRoom } from './pair-room.ts';

/** [labels: 160 megabytes], [steps] Of one exact search; with more, labels near a bound. */
const MOST = { cells: 20_000_000, steps: 500_000_000 } as const;

/** The exact search for the cheapest rosters of a pair, where the sums of both employees fit in memory. */
export interface PairTable {
  /** Sets all labels under the current costs of the arcs; must come before the others. */
  set: () => void;
  /** The least cost of both rosters, and the rows of the cheapest, each with other sums. */
  cheapest: (count: number) => { least: number; rows: Int32Array[] };
  /** The rows of all pairs of rosters that cost at most `limit`; null if there are more than `most`. */
  list: (limit: number, most: number) => Int32Array[] | null;
  /** The steps of one search. */
  work: number;
}

/** The state of a label: the node, the place of its counts, and the minutes of both. */
interface State {
  node: number;
  slot: number;
  one: number;
  other: number;
}

/** The labels of one search. */
function createLabels(of: PairNetwork, a: PairSide, b: PairSide, room: PairRoom, memory: LabelMemory) {
  const { arcStart, arcTo, arcFirst, arcSecond } = of;
  const { offset, low, high, slotStart, arcSlot, slotTo } = room;
  const nodes = of.first.length;
  const isSet = new Uint8Array(slotStart[nodes]!);
  let cost = memory.labels;

  const arcCost = (arc: number): number => a.arcCost[arcFirst[arc]!]! + b.arcCost[arcSecond[arc]!]!;
  const widthOf = (node: number): number => high.other[node]! - low.other[node]! + 1;
  const sizeOf = (node: number): number => (high.one[node]! - low.one[node]! + 1) * widthOf(node);
  /** The cell of counts and no minutes, which can be outside of the node's room. */
  const cellOf = (node: number, slot: number): number =>
    offset[node]! + (slot - slotStart[node]!) * sizeOf(node) - low.one[node]! * widthOf(node) - low.other[node]!;

  function costAt({ node, slot, one, other }: State): number {
    if (slot < 0 || isSet[slot] === 0) return Infinity;
    if (one < low.one[node]! || one > high.one[node]! || other < low.other[node]! || other > high.other[node]!)
      return Infinity;
    return cost[cellOf(node, slot) + one * widthOf(node) + other]!;
  }

  /** Extends the labels of some counts over an arc. */
  function extend(node: number, slot: number, arc: number, added: number): void {
    const to = arcTo[arc]!;
    const target = slotTo[arcSlot[arc]! + slot - slotStart[node]!]!;
    if (target < 0) return;
    const [stepOne, stepOther] = [a.resources.step[arcFirst[arc]!]!, b.resources.step[arcSecond[arc]!]!];
    const from = Math.max(low.one[node]!, low.one[to]! - stepOne);
    const until = Math.min(high.one[node]!, high.one[to]! - stepOne);
    const left = Math.max(low.other[node]!, low.other[to]! - stepOther);
    const right = Math.min(high.other[node]!, high.other[to]! - stepOther);
    if (from > until || left > right) return;
    isSet[target] = 1;
    const [width, widthTo] = [widthOf(node), widthOf(to)];
    const source = cellOf(node, slot);
    const aim = cellOf(to, target) + stepOne * widthTo + stepOther;
    for (let one = from; one <= until; one++) {
      const here = source + one * width;
      const there = aim + one * widthTo;
      for (let other = left; other <= right; other++) {
        const found = cost[here + other]! + added;
        if (found < cost[there + other]!) cost[there + other] = found;
      }
    }
  }

  return {
    arcCost,
    costAt,
    set: () => {
      if (memory.labels.length < offset[nodes]!) memory.labels = new Float64Array(offset[nodes]!);
      cost = memory.labels;
      cost.fill(Infinity, 0, offset[nodes]);
      isSet.fill(0);
      if (sizeOf(0) <= 0 || slotStart[1] === 0) return;
      isSet[0] = 1;
      cost[cellOf(0, 0)] = 0;
      for (let node = 0; node < nodes; node++) {
        for (let arc = arcStart[node]!; arc < arcStart[node + 1]!; arc++) {
          const added = arcCost(arc);
          if (added === Infinity) continue;
          for (let slot = slotStart[node]!; slot < slotStart[node + 1]!; slot++)
            if (isSet[slot] === 1) extend(node, slot, arc, added);
        }
      }
    },
  };
}

/** Null if the labels do not fit in the memory. */
export function createPairTable(of: PairNetwork, a: PairSide, b: PairSide, memory: LabelMemory): PairTable | null {
  const { arcFirst, arcSecond } = of;
  const room = pairRoom(of, a, b, { ...MOST, places: PAIRS.places });
  if (!room) return null;
  const { slotStart, arcSlot, slotTo } = room;
  const days = of.dayStart.length - 2;
  const back = inward(of);
  const { set, costAt, arcCost } = createLabels(of, a, b, room, memory);
  const ends = createEnds(of, a, b, room);
  const { rowBy, arcsTo } = createRows(of, a, b, days);

  /** The arcs into a state's node that a label can have come by, with the states before them. */
  function* waysTo(state: State): Generator<{ arc: number; before: State }> {
    const { node, slot, one, other } = state;
    for (let i = back.start[node]!; i < back.start[node + 1]!; i++) {
      const arc = back.arc[i]!;
      const source = back.from[i]!;
      for (let at = slotStart[source]!; at < slotStart[source + 1]!; at++) {
        if (slotTo[arcSlot[arc]! + at - slotStart[source]!] !== slot) continue;
        const minutes = {
          one: one - a.resources.step[arcFirst[arc]!]!,
          other: other - b.resources.step[arcSecond[arc]!]!,
        };
        yield { arc, before: { node: source, slot: at, ...minutes } };
      }
    }
  }

  return {
    work: room.work,
    set,
    cheapest: (count) => {
      const found = ends.cheapest(costAt);
      const rows = found.slice(0, count).map(({ state }) => rowBy(arcsTo(state, costAt, waysTo, arcCost)));
      return { least: found[0]?.cost ?? Infinity, rows };
    },
    list: (limit, most) => {
      const rows: Int32Array[] = [];
      const arcs = new Int32Array(days);
      /** Extends an end of rosters, of cost `after` from the state on, to all their beginnings. */
      const visit = (state: State, day: number, after: number): boolean => {
        if (day < 0) return rows.push(rowBy(arcs)) <= most;
        for (const { arc, before } of waysTo(state)) {
          const rest = arcCost(arc) + after;
          const whole = costAt(before) + rest;
          if (whole > limit || whole === Infinity) continue;
          arcs[day] = arc;
          if (!visit(before, day - 1, rest)) return false;
        }
        return true;
      };
      const within = ends.all().filter(({ state, end }) => costAt(state) + end <= limit && costAt(state) < Infinity);
      return within.every(({ state, end }) => visit(state, days - 1, end)) ? rows : null;
    },
  };
}

/** The states at the end, and what ending with them costs. */
function createEnds(of: PairNetwork, a: PairSide, b: PairSide, { slotStart, slots, low, high }: PairRoom) {
  const node = of.first.length - 1;
  const countsOf = a.resources.counts;
  const found: { state: State; end: number }[] = [];
  for (let slot = slotStart[node]!; slot < slotStart[node + 1]!; slot++) {
    const [mine, theirs] = [slots[slot]! % countsOf, Math.floor(slots[slot]! / countsOf)];
    for (let one = low.one[node]!; one <= high.one[node]!; one++) {
      const first = a.resources.terminal[mine * a.resources.width + one]!;
      for (let other = low.other[node]!; first < Infinity && other <= high.other[node]!; other++) {
        const end = first + b.resources.terminal[theirs * b.resources.width + other]!;
        if (end < Infinity) found.push({ state: { node, slot, one, other }, end });
      }
    }
  }
  return {
    all: () => found,
    /** The cheapest end of each sum of minutes, the cheapest first. */
    cheapest: (costAt: (state: State) => number) => {
      const best = new Map<string, { state: State; cost: number }>();
      for (const { state, end } of found) {
        const cost = costAt(state) + end;
        const key = `${state.one} ${state.other}`;
        if (cost < (best.get(key)?.cost ?? Infinity)) best.set(key, { state, cost });
      }
      return [...best.values()].sort((one, another) => one.cost - another.cost);
    },
  };
}

/** Writes the rows of both employees by the arcs of their days, and finds the arcs to a label. */
function createRows({ arcFirst, arcSecond }: PairNetwork, a: PairSide, b: PairSide, days: number) {
  return {
    rowBy: (arcs: Int32Array): Int32Array => {
      const row = new Int32Array(2 * days);
      arcs.forEach((arc, day) => {
        row[day] = a.network.arcCode[arcFirst[arc]!]!;
        row[days + day] = b.network.arcCode[arcSecond[arc]!]!;
      });
      return row;
    },
    arcsTo: (
      end: State,
      costAt: (state: State) => number,
      waysTo: (state: State) => Iterable<{ arc: number; before: State }>,
      arcCost: (arc: number) => number,
    ): Int32Array => {
      const arcs = new Int32Array(days);
      let state = end;
      for (let day = days - 1; day >= 0; day--) {
        const wanted = costAt(state);
        const way = Array.from(waysTo(state)).find(({ arc, before }) => costAt(before) + arcCost(arc) === wanted);
        if (!way) throw new Error('A pair of rosters lost its way back');
        arcs[day] = way.arc;
        state = way.before;
      }
      return arcs;
    },
  };
}

/** By node: the arcs into it, with the nodes that they leave. */
function inward({ first, arcStart, arcTo }: PairNetwork) {
  const start = new Int32Array(first.length + 1);
  for (const to of arcTo) start[to + 1]!++;
  for (let node = 0; node < first.length; node++) start[node + 1]! += start[node]!;
  const place = start.slice();
  const arc = new Int32Array(arcTo.length);
  const from = new Int32Array(arcTo.length);
  for (let node = 0; node < first.length; node++) {
    for (let i = arcStart[node]!; i < arcStart[node + 1]!; i++) {
      const at = place[arcTo[i]!]!++;
      arc[at] = i;
      from[at] = node;
    }
  }
  return { start, arc, from };
}
