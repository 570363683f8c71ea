// Method: the labels of one search as a dense table: by node, counts and minutes, the least cost of a path.
// Paper: Irnich, Desaulniers, "Shortest path problems with resource constraints", in: Column Generation, Springer 2005.
import type { LabelMemory } from './label-memory.ts';
import type { Resources, Windows } from './resources.ts';
import type { RosterNetwork } from '../network/roster-network.ts';

/** Windows of minutes, and of the counts at every node; outside of them there are no labels. */
export interface Corridor extends Windows {
  fewest: Int32Array;
  most: Int32Array;
}

/**
 * Where labels lie. A node has room for all counts times its window of minutes; of two paths with equal resources
 * only the cheaper one has a label (dominance).
 */
export interface LabelTable {
  network: RosterNetwork;
  resources: Resources;
  /** The cost of each label; belongs to the shared memory until the next search. */
  cost: Float64Array;
  /** By node: the first cell, and the window of minutes. */
  offset: Int32Array;
  low: Int32Array;
  high: Int32Array;
  /** By node: the window of counts; null: all. */
  counts: Pick<Corridor, 'fewest' | 'most'> | null;
  /** By node: the counts with labels, from `resources.reached.start` on, and how many there are. */
  stored: Int32Array;
  storedCount: Int32Array;
  /** By node and counts: whether they have labels. */
  isStored: Uint8Array;
}

export function createLabelTable(network: RosterNetwork, resources: Resources, memory: LabelMemory): LabelTable {
  const { low, high } = resources.windows;
  return {
    network,
    resources,
    cost: memory.labels,
    offset: new Int32Array(network.nodes + 1),
    low,
    high,
    counts: null,
    stored: new Int32Array(resources.reached.values.length),
    storedCount: new Int32Array(network.nodes),
    isStored: new Uint8Array(network.nodes * resources.counts),
  };
}

/** Sets the windows of minutes of the next search; returns the number of cells that it needs. */
export function setWindows(table: LabelTable, windows: Windows | Corridor): number {
  const { low, high } = windows;
  const { offset, network, resources } = table;
  for (let node = 0; node < network.nodes; node++) {
    offset[node + 1] = offset[node]! + resources.counts * Math.max(0, high[node]! - low[node]! + 1);
  }
  table.low = low;
  table.high = high;
  table.counts = 'fewest' in windows ? windows : null;
  return offset[network.nodes]!;
}

/** The cell of a node, counts and 0 minutes, which can be outside of the node's room. */
export function cellOf({ offset, low, high }: LabelTable, node: number, counts: number): number {
  return offset[node]! + counts * (high[node]! - low[node]! + 1) - low[node]!;
}

/** The cost of a label; `Infinity` if there is none. */
export function costAt(table: LabelTable, node: number, counts: number, minutes: number): number {
  if (table.isStored[node * table.resources.counts + counts] === 0) return Infinity;
  if (minutes < table.low[node]! || minutes > table.high[node]!) return Infinity;
  return table.cost[cellOf(table, node, counts) + minutes]!;
}
