import type { LinearColumn, LinearModel, LinearSolution, LinearSolver } from '@pamaina/engine';
import { createRequire } from 'node:module';
import type highsPackage from 'highs';
import type { Highs, InterruptCallbackEvent, Model } from 'highs';

// Its types are those of its CommonJS entry point.
const { default: loadHighs } = createRequire(import.meta.url)('highs') as typeof highsPackage;

/** HiGHS (WebAssembly, one thread) as the engine's linear-programming solver. Loading takes 0.1 to 0.2 seconds. */
export async function highsSolver(): Promise<LinearSolver> {
  const highs = await loadHighs();
  return {
    open: (rowLower, rowUpper) => openModel(highs, rowLower, rowUpper),
    solveWhole: (rowLower, rowUpper, columns, limits) => {
      const model = emptyModel(highs, rowLower, rowUpper);
      try {
        addColumns(model, rowLower.length, columns);
        const { integer, continuous } = highs.constants.variableType;
        const all = Int32Array.from(columns, (_, i) => i);
        model.changeColsIntegrality(
          { kind: 'set', indices: all },
          Int32Array.from(columns, ({ isContinuous }) => (isContinuous ? continuous : integer)),
        );
        // A bound below the optimum prunes all of the tree: "optimal" is then whatever solution was met before
        // (1.15.3, findings/highs-objective-bound.sh), hence the contract of `complete`.
        model.options.set({ mip_max_nodes: limits.nodes, objective_bound: limits.below, mip_rel_gap: 0 });
        if (!ran(highs, model, limits.over)) return { values: null, objective: Infinity, complete: false };
        const { optimal, infeasible } = highs.constants.modelStatus;
        const status = model.getModelStatus();
        const found = Number(model.info.get('primal_solution_status')) === 2;
        return {
          values: found ? model.getSolution().colValue : null,
          objective: found ? model.getObjectiveValue() : Infinity,
          complete: status === optimal || status === infeasible,
        };
      } finally {
        model.dispose();
      }
    },
  };
}

function emptyModel(highs: Highs, lower: Float64Array, upper: Float64Array): Model {
  const model = highs.createModel();
  model.options.set({ output_flag: false });
  const none = { starts: new Int32Array(lower.length + 1), indices: new Int32Array(0), values: new Float64Array(0) };
  model.addRows({ lower, upper, matrix: { format: 'csr', numRows: lower.length, numCols: 0, ...none } });
  return model;
}

/**
 * The number of columns from which the interior point method finds the first basic solution sooner than the simplex
 * method.
 */
const COLD = 2000;

function openModel(highs: Highs, rowLower: Float64Array, rowUpper: Float64Array): LinearModel {
  const model = emptyModel(highs, rowLower, rowUpper);
  // A program is solved again and again from its last basis, which presolve would give up. Integer programs, each
  // solved once, keep it: what shares no row with the rest is settled there before the search.
  model.options.set({ presolve: 'off', simplex_strategy: 4 });
  let size = 0;
  let atCorner = false;
  return {
    addColumns: (columns) => {
      size += columns.length;
      addColumns(model, rowLower.length, columns);
    },
    setCosts: (costs) => {
      if (costs.length === 0) return;
      model.changeColsCost({ kind: 'range', from: 0, to: costs.length - 1 }, costs);
    },
    setBounds: (from, lower, upper) => {
      if (lower.length === 0) return;
      model.changeColsBounds({ kind: 'range', from, to: from + lower.length - 1 }, lower, upper);
    },
    deleteColumns: (from, isGone) => {
      const isSolved = model.getModelStatus() === highs.constants.modelStatus.optimal;
      if (!atCorner || !isSolved) return new Set();
      const { colStatus, rowStatus } = model.getBasis();
      const { basic } = highs.constants.basisStatus;
      const gone = Array.from({ length: size - from }, (_, i) => i).filter(
        (i) => isGone(i) && colStatus[from + i] !== basic,
      );
      const deleted = new Set(gone);
      if (gone.length === 0) return deleted;
      model.deleteCols({ kind: 'set', indices: Int32Array.from(gone, (i) => from + i) });
      size -= gone.length;
      // It is lost with the columns, although none of them was in it.
      const left = colStatus.filter((_, i) => !deleted.has(i - from));
      atCorner = succeeds(highs, () => model.setBasis({ colStatus: left, rowStatus }));
      return deleted;
    },
    solve: (over): LinearSolution | null => {
      const inside = !atCorner && size >= COLD;
      model.options.set({ solver: inside ? 'ipm' : 'simplex' });
      atCorner = false;
      if (!ran(highs, model, over)) return null;
      if (model.getModelStatus() !== highs.constants.modelStatus.optimal) return null;
      const { colValue, rowDual } = model.getSolution();
      if (!rowDual.every(Number.isFinite)) return null;
      atCorner = true;
      return { objective: model.getObjectiveValue(), values: colValue, duals: rowDual };
    },
    close: () => model.dispose(),
  };
}

function addColumns(model: Model, rows: number, columns: readonly LinearColumn[]): void {
  if (columns.length === 0) return;
  const starts = new Int32Array(columns.length + 1);
  columns.forEach((column, i) => (starts[i + 1] = (starts[i] ?? 0) + column.rows.length));
  model.addCols({
    cost: Float64Array.from(columns, (column) => column.cost),
    lower: Float64Array.from(columns, (column) => column.lower),
    upper: Float64Array.from(columns, (column) => column.upper),
    matrix: {
      format: 'csc',
      numRows: rows,
      numCols: columns.length,
      starts,
      indices: Int32Array.from(columns.flatMap((column) => column.rows)),
      values: Float64Array.from(columns.flatMap((column) => column.values)),
    },
  });
}

/** Runs the solver until it is done; false if it fails, which the engine treats like a lack of time. */
function ran(highs: Highs, model: Model, over: () => boolean): boolean {
  const { simplexInterrupt, ipmInterrupt, mipInterrupt } = highs.constants.callbackType;
  const ask = (event: InterruptCallbackEvent): undefined => {
    if (over()) event.interrupt();
  };
  return succeeds(highs, () => model.run({ [simplexInterrupt]: ask, [ipmInterrupt]: ask, [mipInterrupt]: ask }));
}

/** Whether the solver does it; it refuses for numerical reasons. */
function succeeds(highs: Highs, act: () => void): boolean {
  try {
    act();
    return true;
  } catch (error) {
    if (error instanceof highs.errors.HighsError) return false;
    throw error;
  }
}
