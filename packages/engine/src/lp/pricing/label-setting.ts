// Method: label setting, day by day, over an employee's network; labels that a limit excludes are dropped.
// Paper: Irnich, Desaulniers, "Shortest path problems with resource constraints", in: Column Generation, Springer 2005.
import type { CompletionBounds } from './completion-bounds.ts';
import { isAtMost } from './count-order.ts';
import type { LabelMemory } from './label-memory.ts';
import { cellOf, type LabelTable } from './label-table.ts';

/** The limit on the cost of rosters, and the least cost of completing a label by the cells of `bounds`. */
export interface Pruning {
  limit: number;
  bounds: CompletionBounds;
  completion: Float64Array;
}

/**
 * Sets the labels of all nodes under the costs of the arcs; with `pruning` only those with which a roster can end
 * within the limit, and which no other label dominates.
 */
export function setLabels(
  table: LabelTable,
  memory: LabelMemory,
  room: number,
  arcCost: Float64Array,
  pruning: Pruning | null,
): void {
  const { arcStart, arcFrom, start } = table.network;
  const { storedCount } = table;
  if (memory.labels.length < room) memory.labels = new Float64Array(room);
  table.cost = memory.labels;
  table.isStored.fill(0);
  storedCount.fill(0);
  if (table.low[start] === 0) {
    store(table, start, 0);
    table.cost[cellOf(table, start, 0)] = 0;
  }
  for (let node = start - 1; node >= 0; node--) {
    for (let arc = arcStart[node]!; arc < arcStart[node + 1]!; arc++) {
      if (storedCount[arcFrom[arc]!]! > 0) extend(table, arc, node, arcCost[arc]!);
    }
    if (pruning) prune(table, node, pruning);
  }
}

/** Makes room for labels of a node with some counts. */
function store(table: LabelTable, node: number, counts: number): void {
  const { resources, cost, low, high } = table;
  table.isStored[node * resources.counts + counts] = 1;
  table.stored[resources.reached.start[node]! + table.storedCount[node]!++] = counts;
  const cell = cellOf(table, node, counts);
  for (let m = low[node]!; m <= high[node]!; m++) cost[cell + m] = Infinity;
}

/** Extends all labels of an arc's source over the arc. */
function extend(table: LabelTable, arc: number, node: number, arcCost: number): void {
  const { network, resources, cost, low, high, stored, isStored } = table;
  const { counts, after, reached } = resources;
  const source = network.arcFrom[arc]!;
  const shift = resources.step[arc]!;
  const from = Math.max(low[node]!, low[source]! + shift);
  const to = Math.min(high[node]!, high[source]! + shift);
  if (arcCost === Infinity || from > to) return;
  const kind = resources.kindOf[arc]! * counts;
  const fewest = table.counts ? table.counts.fewest[node]! : 0;
  const most = table.counts ? table.counts.most[node]! : counts;
  const targets = cellOf(table, node, 0);
  const sources = cellOf(table, source, 0) - shift;
  const targetWidth = high[node]! - low[node]! + 1;
  const sourceWidth = high[source]! - low[source]! + 1;
  const end = reached.start[source]! + table.storedCount[source]!;
  for (let i = reached.start[source]!; i < end; i++) {
    const before = stored[i]!;
    const next = after[kind + before]!;
    if (next < 0 || next < fewest || next > most) continue;
    if (isStored[node * counts + next] === 0) store(table, node, next);
    const target = targets + next * targetWidth;
    const base = sources + before * sourceWidth;
    for (let m = from; m <= to; m++) {
      const found = cost[base + m]! + arcCost;
      if (found < cost[target + m]!) cost[target + m] = found;
    }
  }
}

/** Drops the labels of a node with which no roster can end within the limit, and the dominated ones. */
function prune(table: LabelTable, node: number, { limit, bounds, completion }: Pruning): void {
  const { resources, cost, low, high, stored, storedCount, isStored } = table;
  const { counts, weekends } = resources;
  const first = resources.reached.start[node]!;
  const end = first + storedCount[node]!;
  const width = high[node]! - low[node]! + 1;
  storedCount[node] = 0;
  for (let i = first; i < end; i++) {
    const at = stored[i]!;
    const here = cellOf(table, node, at) + low[node]!;
    const far = bounds.cellOf(node, at % weekends) + low[node]! - here;
    let left = 0;
    for (let cell = here; cell < here + width; cell++) {
      if (cost[cell]! + completion[cell + far]! <= limit) left = 1;
      else cost[cell] = Infinity;
    }
    if (left === 1) left = dropDominated(table, node, at);
    isStored[node * counts + at] = left;
    if (left === 1) stored[first + storedCount[node]!++] = at;
  }
}

/** Drops the labels that those kept for fewer counts dominate; returns 1 if any is left, otherwise 0. */
function dropDominated(table: LabelTable, node: number, at: number): number {
  const { resources, cost, low, high, stored, storedCount } = table;
  const { order } = resources;
  if (!order) return 1;
  const first = resources.reached.start[node]!;
  const end = first + storedCount[node]!;
  const here = cellOf(table, node, at) + low[node]!;
  const width = high[node]! - low[node]! + 1;
  for (let i = first; i < end; i++) {
    const other = stored[i]!;
    if (!isAtMost(order, other, at)) continue;
    const far = cellOf(table, node, other) + low[node]! - here;
    let left = 0;
    for (let cell = here; cell < here + width; cell++) {
      if (cost[cell + far]! <= cost[cell]!) cost[cell] = Infinity;
      else left = 1;
    }
    if (left === 0) return 0;
  }
  return 1;
}
