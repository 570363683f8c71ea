// Method: memory for labels and arc costs that every search reuses, so that pricing allocates next to nothing.
// Paper: none; our own engineering.

/** [labels] The memory of one search, 64 megabytes; beyond it, multipliers take the place of resources. */
export const MOST_LABELS: number = 8_000_000;

/** Memory that pricers share, because only one of them runs at a time. */
export interface LabelMemory {
  /** The cost of every label. */
  labels: Float64Array;
  /** The cost of every arc of a network. */
  arcs: Float64Array;
  /** Arrays with one number per node. */
  nodes: Float64Array[];
  /** The completion bounds. */
  completion: Float64Array;
  /** The maximum length of `labels`; rosters that need more are searched with multipliers instead of limits. */
  most: number;
}

export function createLabelMemory(most: number = MOST_LABELS): LabelMemory {
  const empty = (): Float64Array => new Float64Array(0);
  return { labels: empty(), arcs: empty(), nodes: [], completion: empty(), most };
}

/** Some of the memory's arrays with one number per node. */
export function nodeArrays(memory: LabelMemory, count: number, nodes: number): Float64Array[] {
  return Array.from({ length: count }, (_, i) => {
    const known = memory.nodes[i];
    return known && known.length >= nodes ? known : (memory.nodes[i] = new Float64Array(nodes));
  });
}
