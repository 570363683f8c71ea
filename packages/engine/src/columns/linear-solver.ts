/** A column of a linear program: its cost, its bounds and its entries. */
export interface LinearColumn {
  cost: number;
  lower: number;
  upper: number;
  rows: readonly number[];
  values: readonly number[];
}

export interface LinearSolution {
  objective: number;
  /** By column. */
  values: Float64Array;
  /** By row: what one unit more of its bound would add to the objective. */
  duals: Float64Array;
}

/** A linear program that stays in memory: minimise cost where every row lies between its bounds. */
export interface LinearModel {
  addColumns: (columns: readonly LinearColumn[]) => void;
  /** Costs of the first columns. */
  setCosts: (costs: Float64Array) => void;
  /** Bounds of columns `from .. from + lower.length - 1`. */
  setBounds: (from: number, lower: Float64Array, upper: Float64Array) => void;
  /** Null where no optimum was found before it was over, which is asked many times a second. */
  solve: (over: () => boolean) => LinearSolution | null;
  /** Frees its memory; nothing may be asked of it afterwards. */
  close: () => void;
}

/** What solves linear programs for the engine, which brings no solver of its own. */
export interface LinearSolver {
  /** An empty program with these bounds of rows. */
  open: (rowLower: Float64Array, rowUpper: Float64Array) => LinearModel;
  /**
   * The best whole values found for a program within branching nodes and before it was over, not above `below`; null for none. `complete`:
   * there are no better ones.
   */
  solveWhole: (
    rowLower: Float64Array,
    rowUpper: Float64Array,
    columns: readonly LinearColumn[],
    limits: { over: () => boolean; nodes: number; below: number },
  ) => { values: Float64Array | null; complete: boolean };
}
