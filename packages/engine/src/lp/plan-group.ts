// Method: column generation of one group, stage by stage: root program, dives, neighbourhoods, enumeration, branching.
// Paper: Desaulniers, Desrosiers, Solomon (editors), "Column Generation", Springer 2005; each stage names its own.
import type { Model } from '../model/model.ts';
import { aggregateDemand, type Span } from './master/aggregated-demand.ts';
import { createTree, type Tree } from './integer/branch-and-price.ts';
import type { Budget } from './budget.ts';
import { coordinateDescent } from './master/coordinate-descent.ts';
import { createDives } from './integer/dive-group.ts';
import { createGroupState, type GroupState, type GroupTools } from './group-state.ts';
import type { Group } from './network/groups.ts';
import { readRow } from './network/joined-pairs.ts';
import { neighbourhoodSearch } from './integer/neighbourhood-search.ts';
import type { Pricing } from './pricing/pricing.ts';
import { solveByEnumeration } from './integer/reduced-cost-enumeration.ts';
import { createRootProgram } from './master/root-program.ts';
import type { Column } from './network/column.ts';
import { selectColumns } from './master/select-columns.ts';
import { shuffled } from './shuffled.ts';
import type { SubproblemExtractor } from './integer/subproblem.ts';

/** The search for the best rosters of one group, stage by stage. */
export interface GroupPlan {
  group: Group;
  /** The best lawful rosters so far and their cost; null while some roster breaks a rule. */
  best: () => Column[] | null;
  cost: () => number;
  /** A lower bound on the cost of the group. */
  bound: () => number;
  proved: () => boolean;
  /**
   * The estimated cost of requiring one more employee, by position in the group's codes; another thread can have better
   * values.
   */
  duals: () => Float64Array;
  setDuals: (duals: Float64Array) => void;
  /**
   * Takes over the group's rosters of some cells if they are lawful and better; all of them are added to the master.
   */
  learn: (cells: Int32Array) => void;
  /** Gives every employee a lawful roster, or if all have one, the best one given the others. */
  construct: (budget: Budget) => void;
  /**
   * Column generation for the real needs, or for needs aggregated over a span; returns whether it was completed. It
   * continues from its last state, and reports better bounds. Ends when it has been `still` for too long, but not
   * before it uses basic solutions.
   */
  root: (budget: Budget, span: Span | null, onBetter: () => void, still?: () => boolean) => boolean;
  /** Whether enough needs recur on several days of a week, so that those of a week can be aggregated. */
  recurs: () => boolean;
  /** Takes over the group's rosters of some cells as the current ones, better or not. */
  adopt: (cells: Int32Array) => void;
  /** Up to so many rosters of each employee, those of least reduced cost first. */
  columns: (most: number) => Column[];
  /** Adds the group's rosters of some cells, which another thread's linear program has. */
  give: (cells: Int32Array) => void;
  /** Whether all employees have a roster from which a dive can start. */
  mayDive: () => boolean;
  /**
   * One dive, randomized. Its rosters can cost up to `room` more than the best; null if they would cost more.
   */
  dive: (budget: Budget, room: number) => Column[] | null;
  /** Solves whole rosters of some employees, or some days of them, again; returns whether that was an improvement. */
  improve: (of: 'people' | 'days', budget: Budget) => boolean;
  /** Whether something has changed since the last attempt to close the gap. */
  mayClose: () => boolean;
  /**
   * Chooses among all rosters that can be part of a better plan, if they can be listed; can prove that there is none.
   */
  closeGap: (budget: Budget) => void;
  /** Whether the plan can be branched on; processes one node. */
  mayBranch: () => boolean;
  branch: (budget: Budget) => void;
  close: () => void;
}

export function planGroup(
  model: Model,
  group: Group,
  pricing: Pricing,
  extract: SubproblemExtractor,
  tools: GroupTools,
): GroupPlan {
  const { people } = group;
  const state = createGroupState(model, group, pricing, tools);
  const { numbers, demand, master, incumbent } = state;
  const { best, cost, bound, proved } = incumbent;
  const root = createRootProgram(state);
  const searchNeighbourhood = neighbourhoodSearch(state, extract);
  const branching = createBranching(state);
  let isGiven = false;

  /** The lawful rosters in the cells; all of them are added to the master. */
  function learned(cells: Int32Array): Column[] {
    const { days } = model;
    const columns = people.flatMap((unit) => pricing.make(unit, readRow(cells, days, unit, tools.joined)) ?? []);
    master.add(columns);
    return columns;
  }

  return {
    group,
    best,
    cost,
    bound,
    proved,
    duals: () => state.centre,
    setDuals: (duals) => void (state.centre = duals),
    learn: (cells) => {
      const columns = learned(cells);
      if (columns.length === people.length) state.take(columns);
    },
    adopt: (cells) => {
      const columns = learned(cells);
      if (columns.length === people.length) incumbent.adopt(columns);
    },
    construct: (budget) => {
      const now = best();
      const options = { people: shuffled(people, tools.random), now: now ?? [], once: now === null };
      state.take(coordinateDescent(demand, pricing, numbers, budget, options));
    },
    root: (budget, span, onBetter, still = () => false) => root.run(budget, span, onBetter, still),
    recurs: () => aggregateDemand(model, demand, pricing, 'week') !== null,
    columns: (most) => selectColumns(master.columns, demand, state.centre, { most, fits: () => true }),
    give: (cells) => void (isGiven = learned(cells).length > 0 || isGiven),
    mayDive: () => !proved() && state.complete(),
    dive: createDives(state, root, () => isGiven),
    improve: (of, budget) => !proved() && !budget.over() && searchNeighbourhood(of, budget),
    ...createClosing(state, group, pricing, tools),
    mayBranch: () => best() !== null && root.ended() && branching.open() && !proved(),
    branch: branching.grow,
    close: () => {
      master.close();
      branching.close();
    },
  };
}

/** Closing the gap by enumeration, tried again only once something has changed. */
function createClosing(
  state: GroupState,
  { people }: Group,
  pricing: Pricing,
  { solver }: GroupTools,
): Pick<GroupPlan, 'mayClose' | 'closeGap'> {
  const { numbers, demand, incumbent } = state;
  const { best, cost, bound, proved, cutoff } = incumbent;
  /** The cost and bound between which enumeration found nothing more. */
  let closedAt = '';
  const standing = (): string => `${cost()} ${bound()}`;
  return {
    mayClose: () => best() !== null && !proved() && closedAt !== standing(),
    closeGap: (budget) => {
      if (budget.over()) return;
      const { centre } = state;
      const found = solveByEnumeration(solver, demand, pricing, numbers, budget, { people, centre, below: cutoff() });
      state.take(found.rosters);
      if (found.proved) incumbent.raise(cost());
      // An attempt cut off by the time limit is repeated.
      if (!budget.over()) closedAt = standing();
    },
  };
}

/** The branch-and-bound tree, once the linear program is complete. */
function createBranching(state: GroupState) {
  const { incumbent } = state;
  let tree: Tree | null = null;
  return {
    open: () => tree?.open() ?? true,
    grow: (budget: Budget): void => {
      tree ??= createTree(state);
      state.take(tree.grow(budget, incumbent.cost(), incumbent.cutoff()));
      incumbent.raise(tree.bound());
    },
    close: () => tree?.close(),
  };
}
