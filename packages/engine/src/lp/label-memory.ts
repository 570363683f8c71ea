/** Memory that pricers share, because only one of them runs at a time. */
export interface LabelMemory {
  value: Float64Array;
  /** The cost of every arc of a graph. */
  arcs: Float64Array;
  /** Arrays with one number per node. */
  nodes: Float64Array[];
  /** The costs of the rests of rosters. */
  rests: Float64Array;
  /** The maximum length of `value`; rosters that need more are searched with multipliers instead of limits. */
  most: number;
}

/** 64 megabytes; a search through all of it takes a few tenths of a second. */
const MOST = 8_000_000;

export function createLabelMemory(most = MOST): LabelMemory {
  return { value: new Float64Array(0), arcs: new Float64Array(0), nodes: [], rests: new Float64Array(0), most };
}
