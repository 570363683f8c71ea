import { createRequire } from 'node:module';
import type highsPackage from 'highs';
import type { Attempt, AttemptOrder, Moment } from '../attempt.ts';
import { compactProgram } from './compact-program.ts';

// Its types are those of its CommonJS entry point.
const { default: loadHighs } = createRequire(import.meta.url)('highs') as typeof highsPackage;

/** A baseline: the whole problem as one integer program, solved by HiGHS on one thread. */
export async function wholeProblem({ problem, seconds, seed }: AttemptOrder): Promise<Attempt> {
  const started = performance.now();
  const { columns, rows, constant, shiftsOf } = compactProgram(problem);
  const highs = await loadHighs();
  const model = highs.createModel();
  const none = { starts: new Int32Array(rows.length + 1), indices: new Int32Array(0), values: new Float64Array(0) };
  model.options.set({ output_flag: false, random_seed: seed, mip_rel_gap: 0 });
  model.addRows({
    lower: Float64Array.from(rows, (row) => row.lower),
    upper: Float64Array.from(rows, (row) => row.upper),
    matrix: { format: 'csr', numRows: rows.length, numCols: 0, ...none },
  });
  const starts = new Int32Array(columns.length + 1);
  columns.forEach((column, i) => (starts[i + 1] = (starts[i] ?? 0) + column.rows.length));
  model.addCols({
    cost: Float64Array.from(columns, (column) => column.cost),
    lower: Float64Array.from(columns, (column) => column.lower),
    upper: Float64Array.from(columns, (column) => column.upper),
    matrix: {
      format: 'csc',
      numRows: rows.length,
      numCols: columns.length,
      starts,
      indices: Int32Array.from(columns.flatMap((column) => column.rows)),
      values: Float64Array.from(columns.flatMap((column) => column.values)),
    },
  });
  const { integer, continuous } = highs.constants.variableType;
  const all = Int32Array.from(columns, (_, i) => i);
  model.changeColsIntegrality(
    { kind: 'set', indices: all },
    Int32Array.from(columns, (column) => (column.whole ? integer : continuous)),
  );
  const curve: Moment[] = [];
  const tell = ({ data }: { data: { mip_primal_bound?: number; mip_dual_bound?: number } }): undefined => {
    const { mip_primal_bound: penalty = Infinity, mip_dual_bound: bound = -Infinity } = data;
    const at = (performance.now() - started) / 1000;
    curve.push({
      at,
      penalty: Math.abs(penalty) < 1e20 ? penalty + constant : null,
      bound: bound > -1e20 ? bound + constant : 0,
    });
  };
  const { mipImprovingSolution, mipLogging } = highs.constants.callbackType;
  model.options.set({ time_limit: Math.max(0.1, seconds - (performance.now() - started) / 1000) });
  model.run({ [mipImprovingSolution]: tell, [mipLogging]: tell });
  const proved = model.getModelStatus() === highs.constants.modelStatus.optimal;
  const solved = Number(model.info.get('primal_solution_status')) === 2;
  const bound = Math.max(0, Number(model.info.get('mip_dual_bound')) + constant);
  const shifts = solved ? shiftsOf(model.getSolution().colValue) : null;
  if (solved) {
    const at = (performance.now() - started) / 1000;
    curve.push({ at, penalty: model.getObjectiveValue() + constant, bound });
  }
  return { shifts, bound, proved, coverageProvedAt: null, curve };
}
