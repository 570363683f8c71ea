/** [rosters of one employee] The most that one thread hands to another: the size of the shared memory. */
export const SHARED_ROSTERS = 40;

/** Exchanges results between threads that plan the same problem. Its rosters break no hard rule. */
export interface Exchange {
  /** The cells of a roster that costs less than `cost`, by `person * days + day`; null if there is none. */
  cheaperThan: (cost: number) => Int32Array | null;
  /** Publishes a roster. */
  offer: (cells: Int32Array, cost: number) => void;
  /** Publishes a lower bound, and returns the best one of all threads. */
  raise: (bound: number) => number;
  /** Publishes the duals of the whole linear program, by duty: the codes without split days. */
  shareDuals: (duals: Float64Array) => void;
  /** The last published duals; null if there are none yet. */
  duals: () => Float64Array | null;
  /** Publishes rosters of the linear program: at most `SHARED_ROSTERS` cells with one roster of every employee. */
  shareRosters: (layers: readonly Int32Array[]) => void;
  /** The published rosters; null if there are none yet. */
  rosters: () => Int32Array[] | null;
}
