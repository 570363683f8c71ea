/** Memory that pricers share, as only one of them works at a time. */
export interface Scratch {
  value: Float64Array;
  /** What every arc of a graph costs. */
  arcs: Float64Array;
  /** Rows of one number for each node. */
  nodes: Float64Array[];
  /** What rests of rosters cost. */
  rests: Float64Array;
  /** Numbers that `value` may hold; rosters that want more are searched with prices instead of limits. */
  most: number;
}

/** 64 megabytes, which a search through also takes some tenths of a second for. */
const MOST = 8_000_000;

export function createScratch(most = MOST): Scratch {
  return { value: new Float64Array(0), arcs: new Float64Array(0), nodes: [], rests: new Float64Array(0), most };
}
