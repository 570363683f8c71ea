// Method: the interface of the solver of linear and integer programs, which the caller passes in.
// Paper: none; planner/src/highs-solver.ts adapts HiGHS (Huangfu, Hall, Mathematical Programming Computation 10, 2018).
/** A column of a linear program: its cost, its bounds and its entries. */
export interface LinearColumn {
  cost: number;
  lower: number;
  upper: number;
  rows: readonly number[];
  values: readonly number[];
  /** Whether an integer program can give it any number, not only a whole one. */
  isContinuous?: boolean;
}

export interface LinearSolution {
  objective: number;
  /** By column. */
  values: Float64Array;
  /** By row: the change of the objective per unit of its bound. */
  duals: Float64Array;
}

/** A linear program that stays in memory: minimizes the cost subject to the bounds of every row. */
export interface LinearModel {
  addColumns: (columns: readonly LinearColumn[]) => void;
  /** Costs of the first columns. */
  setCosts: (costs: Float64Array) => void;
  /** Sets the bounds of columns `from .. from + lower.length - 1`. */
  setBounds: (from: number, lower: Float64Array, upper: Float64Array) => void;
  /**
   * Right after a solution: deletes the columns from `from` on for which `isGone` is true of their distance from it,
   * but none in the basis, where the next solution begins. Returns the distances of those deleted; none without a
   * solution.
   */
  deleteColumns: (from: number, isGone: (distance: number) => boolean) => Set<number>;
  /** Null if no optimum was found before `over` returned true; `over` is called many times a second. */
  solve: (over: () => boolean) => LinearSolution | null;
  /** Frees its memory; the model must not be used afterwards. */
  close: () => void;
}

/** The linear-programming solver, which the caller of the engine provides. */
export interface LinearSolver {
  /** Opens an empty program with these row bounds. */
  open: (rowLower: Float64Array, rowUpper: Float64Array) => LinearModel;
  /**
   * The best integer solution found within the node limit and before `over`, with its objective; without one null and
   * `Infinity`. `complete`: the search has ended. A solution of at most `below` is then the best of all; one above it
   * is any solution, and all that it proves is that none costs at most `below`.
   */
  solveWhole: (
    rowLower: Float64Array,
    rowUpper: Float64Array,
    columns: readonly LinearColumn[],
    limits: { over: () => boolean; nodes: number; below: number },
  ) => { values: Float64Array | null; objective: number; complete: boolean };
}
