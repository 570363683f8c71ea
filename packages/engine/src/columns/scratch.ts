/** Memory that pricers share, as only one of them works at a time. */
export interface Scratch {
  value: Float64Array;
  /** Rows of one number for each node. */
  nodes: Float64Array[];
}
