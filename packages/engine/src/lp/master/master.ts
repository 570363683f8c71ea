// Method: the restricted master: a linear program that takes one roster, or a mixture, for each employee.
// Paper: Desaulniers, Desrosiers, Solomon (editors), "Column Generation", 2005; Jaumard, Semet, Vovor, EJOR 107, 1998.
import type { Demand, Limits } from './demand.ts';
import { dualWithin } from './demand-duals.ts';
import { slackColumns, slackCosts } from './slack-columns.ts';
import type { LinearColumn, LinearModel, LinearSolver } from './linear-solver.ts';
import type { Column } from '../network/column.ts';
import { createPool, type Pool } from './roster-pool.ts';

/** The box for the duals, by position in the demand's codes. */
export interface Box {
  centre: Float64Array;
  width: number;
}

export interface MasterSolution {
  objective: number;
  /** By column. */
  weights: Float64Array;
  /**
   * By position in the demand's codes: the cost of requiring one more employee, within the costs of missing and surplus
   * employees.
   */
  duals: Float64Array;
  /** By position in `people`. */
  convexityDuals: Float64Array;
}

/** The restricted master: selects one roster per employee (or a convex combination) at the least cost. */
export interface Master extends Pool {
  /** With a box, duals stay within `width` of its centre if possible. */
  solve: (over: () => boolean, box?: Box) => MasterSolution | null;
  /** Sets new limits of the demand, if it has limits. */
  limit: (lack: Limits) => void;
  /** From now on, uses only columns for which `keeps` is true. */
  restrict: (keeps: (column: Column) => boolean) => void;
  /** Right after a solution: deletes the columns for which `fits` is false, but none in the basis. */
  deleteColumns: (fits: (column: Column) => boolean) => void;
  close: () => void;
}

export function createMaster(solver: LinearSolver, of: Demand, people: readonly number[]): Master {
  let demand = of;
  const size = demand.codes.length;
  const personPlace = new Map(people.map((person, i) => [person, size + i]));
  const bounds = Float64Array.from({ length: size + people.length }, (_, i) => (i < size ? demand.asked[i]! : 1));
  const program: LinearModel = solver.open(bounds, bounds);
  const pool = createPool();
  const { columns } = pool;
  const covers = slackColumns(demand);
  program.addColumns(covers);
  let boxed = false;
  let keeps = (_: Column): boolean => true;
  const upper = (column: Column): number => (keeps(column) ? Infinity : 0);
  return {
    columns,
    add: (more) => {
      const before = columns.length;
      pool.add(more);
      const fresh = columns.slice(before);
      program.addColumns(
        fresh.map((column) => ({ ...linearColumn(column, demand.place, personPlace), upper: upper(column) })),
      );
      return fresh.length;
    },
    solve: (over, box) => {
      if (box || boxed) {
        // The costs of missing and surplus employees are lowered, which keeps their duals close to the centre.
        program.setCosts(slackCosts(demand, box?.width ?? Infinity, box?.centre));
      }
      boxed = box !== undefined;
      const found = program.solve(over);
      if (!found) return null;
      return {
        objective: found.objective,
        weights: found.values.subarray(covers.length),
        duals: Float64Array.from(demand.codes, (_, i) => dualWithin(demand, i, found.duals[i]!)),
        convexityDuals: found.duals.subarray(size),
      };
    },
    limit: (lack) => {
      demand = { ...of, limits: { dear: 0, ...of.limits, lack } };
      const limited = slackColumns(demand);
      const [lower, upper] = [limited.map((cover) => cover.lower), limited.map((cover) => cover.upper)];
      program.setBounds(0, Float64Array.from(lower), Float64Array.from(upper));
    },
    restrict: (next) => {
      keeps = next;
      const most = Float64Array.from(columns, upper);
      program.setBounds(covers.length, new Float64Array(columns.length), most);
    },
    deleteColumns: (fits) => pool.deleteColumns(program.deleteColumns(covers.length, (i) => !fits(columns[i]!))),
    close: () => program.close(),
  };
}

/** A roster as a column of the program, whose rows are those of its codes and of its employee. */
export function linearColumn(
  column: Column,
  place: Int32Array,
  personPlace: ReadonlyMap<number, number>,
): LinearColumn {
  const entries = new Map([[personPlace.get(column.person) ?? 0, 1]]);
  for (const [i, code] of column.codes.entries())
    entries.set(place[code]!, (entries.get(place[code]!) ?? 0) + (column.amounts?.[i] ?? 1));
  return { cost: column.cost, lower: 0, upper: Infinity, rows: [...entries.keys()], values: [...entries.values()] };
}
