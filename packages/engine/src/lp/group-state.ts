// Method: what the stages of a group share: demand, restricted master, incumbent and the duals of the best bound.
// Paper: Desaulniers, Desrosiers, Solomon (editors), "Column Generation", Springer 2005.
import type { Model } from '../model/model.ts';
import type { Random } from '../roster/random.ts';
import { baseOf, demandOf, demandsOf, type Demand } from './master/demand.ts';
import type { Group } from './network/groups.ts';
import type { JoinedPairs } from './network/joined-pairs.ts';
import { createIncumbent, type Incumbent } from './integer/incumbent.ts';
import type { LinearSolver } from './master/linear-solver.ts';
import { createMaster, type Master } from './master/master.ts';
import type { Pricing } from './pricing/pricing.ts';
import type { Column } from './network/column.ts';
import { selectColumns } from './master/select-columns.ts';

/** [columns] Those of least reduced cost with which a neighbourhood, node or dive begins: per employee, and in all. */
const KNOWN = { perEmployee: 40, all: 1200 } as const;

export interface GroupTools {
  solver: LinearSolver;
  random: Random;
  /** The amount of which all costs are multiples, or 0. */
  objectiveStep: number;
  /** A first bound on the cost of the group. */
  least: number;
  /** Another thread solves the root program. */
  helps: boolean;
  joined: JoinedPairs;
}

export interface GroupState {
  model: Model;
  /** The units: employees, and the first ones of joined pairs. */
  people: readonly number[];
  joined: JoinedPairs;
  pricing: Pricing;
  tools: GroupTools;
  /** The existing assignments, and the number of indices that duals by code have. */
  base: Float64Array;
  numbers: number;
  demand: Demand;
  master: Master;
  incumbent: Incumbent;
  /** The duals of the best bound: the stabilization centre. */
  centre: Float64Array;
  /** Whether all employees have a roster in the master. It stays: only dives delete columns, from their own masters. */
  complete: () => boolean;
  /** The rosters of least reduced cost that fit: with them a neighbourhood, node or dive begins. */
  known: (fits: (column: Column) => boolean, duals?: Float64Array) => Column[];
  /** Takes over rosters of all employees if they are better. */
  take: (columns: Column[] | null) => void;
}

export function createGroupState(
  model: Model,
  { people, codes }: Group,
  pricing: Pricing,
  tools: GroupTools,
): GroupState {
  const base = baseOf(model);
  const demand = demandOf(model, codes, base);
  const master = createMaster(tools.solver, demand, people);
  const incumbent = createIncumbent(demand, tools.objectiveStep, tools.least);
  const most = Math.min(KNOWN.perEmployee, Math.ceil(KNOWN.all / people.length));
  let isComplete = false;
  const state: GroupState = {
    model,
    people,
    joined: tools.joined,
    pricing,
    tools,
    base,
    numbers: demandsOf(model),
    demand,
    master,
    incumbent,
    centre: new Float64Array(codes.length),
    complete: () => (isComplete ||= new Set(master.columns.map((column) => column.person)).size === people.length),
    known: (fits, duals = state.centre) => selectColumns(master.columns, demand, duals, { most, fits }),
    take: (columns) => {
      if (columns && incumbent.take(columns)) master.add(columns);
    },
  };
  return state;
}
