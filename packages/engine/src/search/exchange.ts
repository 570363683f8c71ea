/** What threads that plan the same problem tell each other while they work. Rosters in it break no hard rule. */
export interface Exchange {
  /** The cells of a roster that costs less than `cost`, by `person * days + day`; null where nobody has one. */
  cheaperThan: (cost: number) => Int32Array | null;
  /** Tells the others of a roster. */
  offer: (cells: Int32Array, cost: number) => void;
  /** Tells the others what no plan can beat, and returns the most that any of them has proved. */
  raise: (bound: number) => number;
  /** Tells the others what one more person asked for is thought to cost, by code, from the linear program of the whole. */
  tellPrices: (prices: Float64Array) => void;
  /** The prices last told of; null before there are any. */
  prices: () => Float64Array | null;
}
