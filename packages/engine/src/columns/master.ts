import { coverColumns, type Demand } from './demand.ts';
import type { LinearColumn, LinearModel, LinearSolver } from './linear-solver.ts';
import type { Column } from './roster-pool.ts';

/** Where prices may lie, by place in the demand's codes. */
export interface Box {
  centre: Float64Array;
  width: number;
}

export interface MasterSolution {
  objective: number;
  /** By column. */
  weights: Float64Array;
  /** By place in the demand's codes: what one more person asked for would cost, within what missing and too many cost. */
  prices: Float64Array;
  /** By place in `people`. */
  worth: Float64Array;
}

/** The linear program that gives each person one roster (or a mixture) at the least cost. */
export interface Master {
  columns: readonly Column[];
  add: (columns: readonly Column[]) => number;
  /** With a box, prices stay within `width` of its centre as far as they can. */
  solve: (over: () => boolean, box?: Box, central?: boolean) => MasterSolution | null;
  /** Only columns that `keeps` are used from now on. */
  hold: (keeps: (column: Column) => boolean) => void;
  close: () => void;
}

export function createMaster(solver: LinearSolver, demand: Demand, people: readonly number[]): Master {
  const size = demand.codes.length;
  const personPlace = new Map(people.map((person, i) => [person, size + i]));
  const bounds = Float64Array.from({ length: size + people.length }, (_, i) => (i < size ? demand.asked[i]! : 1));
  const program: LinearModel = solver.open(bounds, bounds);
  const columns: Column[] = [];
  const known = new Set<string>();
  program.addColumns(coverColumns(demand));
  let boxed = false;
  let keeps = (_: Column): boolean => true;
  const upper = (column: Column): number => (keeps(column) ? Infinity : 0);
  return {
    columns,
    add: (more) => {
      const fresh = more.filter((column) => {
        const key = `${column.person}:${column.row.join()}`;
        return !known.has(key) && known.add(key);
      });
      program.addColumns(fresh.map((column) => linear(column, demand.place, personPlace, upper(column))));
      columns.push(...fresh);
      return fresh.length;
    },
    solve: (over, box, central) => {
      if (box || boxed) {
        // Missing and superfluous people cost less than they do, by which their prices stay near.
        const costs = new Float64Array(2 * size);
        for (let i = 0; i < size; i++) {
          const { centre = demand.under, width = Infinity } = box ?? {};
          costs[2 * i] = Math.min(demand.under[i]!, centre[i]! + width);
          costs[2 * i + 1] = Math.min(demand.over[i]!, width - centre[i]!);
        }
        program.setCosts(costs);
      }
      boxed = box !== undefined;
      const found = program.solve(over, central);
      if (!found) return null;
      return {
        objective: found.objective,
        weights: found.values.subarray(2 * size),
        prices: Float64Array.from(demand.codes, (_, i) =>
          Math.min(demand.under[i]!, Math.max(-demand.over[i]!, found.duals[i]!)),
        ),
        worth: found.duals.subarray(size),
      };
    },
    hold: (next) => {
      keeps = next;
      const most = Float64Array.from(columns, upper);
      program.setBounds(2 * size, new Float64Array(columns.length), most);
    },
    close: () => program.close(),
  };
}

function linear(
  column: Column,
  place: Int32Array,
  personPlace: ReadonlyMap<number, number>,
  upper: number,
): LinearColumn {
  const entries = new Map([[personPlace.get(column.person) ?? 0, 1]]);
  for (const code of column.codes) entries.set(place[code]!, (entries.get(place[code]!) ?? 0) + 1);
  return { cost: column.cost, lower: 0, upper, rows: [...entries.keys()], values: [...entries.values()] };
}
