import type { Model } from '../model/model.ts';
import type { Random } from '../roster/random.ts';
import type { Span } from './aggregated-demand.ts';
import { selectColumns } from './select-columns.ts';
import type { Budget } from './budget.ts';
import { shuffled } from './select-neighbourhood.ts';
import { solveByEnumeration } from './reduced-cost-enumeration.ts';
import { baseOf, costOf, demandOf, demandsOf, type Demand } from './demand.ts';
import { dive } from './dive.ts';
import type { FixingMode } from './fix-variables.ts';
import { generateAggregated } from './generate-aggregated.ts';
import { generateByDualAscent } from './generate-by-dual-ascent.ts';
import { generateColumns } from './generate-columns.ts';
import type { Group } from './groups.ts';
import type { LinearSolver } from './linear-solver.ts';
import { createMaster, type Master } from './master.ts';
import { coordinateDescent } from './coordinate-descent.ts';
import type { SubproblemExtractor } from './subproblem.ts';
import { neighbourhoodSearch } from './neighbourhood-search.ts';
import type { Pricing } from './pricing.ts';
import { createPool, nameOf, type Column } from './roster-pool.ts';
import { createTree, type Tree } from './branch-and-price.ts';

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
  prices: () => Float64Array;
  setPrices: (prices: Float64Array) => void;
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
  /** Takes over the group's rosters of some cells as the current ones, better or not. */
  adopt: (cells: Int32Array) => void;
  /** Whether all employees have a roster from which a dive can start. */
  mayDive: () => boolean;
  /**
   * One dive; the first follows the master, later ones are randomized. Its rosters can cost up to `room` more than the
   * best; null if they would cost more.
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

/**
 * The number of rows from which basic solutions of the linear program take long, so that smooth duals are used first.
 */
const MANY = 300;
/**
 * The initial columns of a neighbourhood or dive, per employee and in total; per employee if smooth duals are used
 * first.
 */
const KNOWN = 40;
const ALL_KNOWN = 1200;
const FIRST = 10;
/** Pricing rounds at the start of a dive that has no linear program to start from. */
const OPENING = 10;

export function planGroup(
  model: Model,
  group: Group,
  pricing: Pricing,
  cut: SubproblemExtractor,
  tools: { solver: LinearSolver; random: Random; objectiveStep: number; least: number; helps: boolean },
): GroupPlan {
  const { people, codes } = group;
  const { solver, random, objectiveStep, least, helps } = tools;
  const base = baseOf(model);
  const numbers = demandsOf(model);
  const demand: Demand = demandOf(model, codes, base);
  const master: Master = createMaster(solver, demand, people);
  let best: Column[] | null = null;
  let cost = Infinity;
  let bound = least;
  let centre: Float64Array = new Float64Array(codes.length);
  let dives = 0;
  /** Whether the linear program of the real needs was started, its master was solved, and it was completed. */
  const real = { begun: false, solved: false, ended: false };
  /** The cost and bound between which enumeration found nothing more. */
  let closedAt = '';
  /** The branch-and-bound tree, once the linear program is complete. */
  let tree: Tree | null = null;
  let isComplete = false;
  /** Whether all employees have a roster in the master, which never drops any. */
  const complete = (): boolean =>
    (isComplete ||= new Set(master.columns.map((column) => column.person)).size === people.length);
  const improveParts = neighbourhoodSearch(model, people, demand, base, { solver, pricing, cut, random, numbers });

  const known = (fits: (column: Column) => boolean, prices = centre): Column[] =>
    selectColumns(master.columns, demand, prices, {
      most: Math.min(KNOWN, Math.ceil(ALL_KNOWN / people.length)),
      fits,
    });
  const take = (columns: Column[] | null): boolean => {
    if (!columns) return false;
    const found = costOf(demand, columns);
    if (found >= cost - 1e-9) return false;
    best = columns;
    cost = found;
    master.add(columns);
    return true;
  };
  const proved = (): boolean => cost <= bound + 1e-6;
  /** A bound between two possible plan costs can be rounded up to the higher one. */
  const raise = (found: number): void => {
    bound = Math.max(bound, rounded(found));
  };
  const rounded = (found: number): number =>
    objectiveStep > 0 ? Math.ceil((found - 1e-4 * objectiveStep) / objectiveStep - 1e-6) * objectiveStep : found;
  /** The maximum cost of plans that are better than the incumbent. */
  const better = (): number =>
    cost - (objectiveStep > 0 ? objectiveStep * (1 - 1e-3) : 1e-6 * Math.max(1, Math.abs(cost)));

  return {
    group,
    best: () => best,
    cost: () => cost,
    bound: () => bound,
    proved,
    prices: () => centre,
    setPrices: (prices) => {
      centre = prices;
    },
    learn: (cells) => {
      const columns = columnsOf(cells);
      master.add(columns);
      if (columns.length === people.length) take(columns);
    },
    adopt: (cells) => {
      const columns = columnsOf(cells);
      master.add(columns);
      const found = columns.length < people.length ? Infinity : costOf(demand, columns);
      if (found === Infinity) return;
      best = columns;
      cost = found;
    },
    construct: (budget) => {
      const order = shuffled(people, random);
      const once = best === null;
      take(coordinateDescent(demand, pricing, numbers, budget, { people: order, now: best ?? [], once }));
    },
    root: (whole, span, onBetter, still = () => false) => {
      const budget = { ...whole, over: () => whole.over() || still() };
      for (const person of complete() ? [] : people)
        if (!whole.over()) master.add(pricing.price(person, new Float64Array(numbers), 1).columns);
      if (!complete()) return false;
      const options = {
        people,
        enough: cost - Math.max(objectiveStep, 1e-6) * (1 - 1e-3),
        centre,
        onBetter: (better: number, prices: Float64Array) => {
          if (better <= bound) return;
          centre = prices;
          raise(better);
          onBetter();
        },
      };
      if (span === null && !real.begun && codes.length + people.length >= MANY) {
        real.begun = true;
        // The pool stays small, because every round scans all of it.
        const small = createPool();
        small.add(selectColumns(master.columns, demand, centre, { most: FIRST, fits: () => true }));
        generateByDualAscent(small, demand, pricing, numbers, whole, options);
        master.add(small.columns);
        return proved();
      }
      real.solved ||= span === null;
      const found = span
        ? generateAggregated(model, solver, master, demand, pricing, budget, { ...options, span })
        : generateColumns(master, demand, pricing, numbers, budget, options);
      real.ended ||= span === null && !budget.over();
      return !found || !budget.over();
    },
    mayDive: () => !proved() && complete(),
    dive: (budget, room) => {
      if (proved() || budget.over() || !complete()) return null;
      const fixingMode: FixingMode = dives % 2 === (helps ? 1 : 0) ? 'days' : 'rosters';
      const rounds = real.solved ? 1 : OPENING;
      const options = {
        people,
        below: cost + room - 1e-6,
        centre,
        random: dives++ < 2 ? null : random,
        fixingMode,
        rounds,
      };
      // A program of only the promising rosters is solved in a fraction of the time.
      const small = createMaster(solver, demand, people);
      try {
        const mixed = real.solved ? master.solve(budget.over)?.weights : null;
        small.add(master.columns.filter((_, i) => mixed && mixed[i]! > 1e-6));
        small.add(known(() => true));
        const found = dive(small, demand, pricing, numbers, budget, options);
        const stands = new Set(best?.map(nameOf));
        // If a need has more employees than allowed, the program has charged for it, but no plan may do so.
        return found && costOf(demand, found) < Infinity && !found.every((one) => stands.has(nameOf(one)))
          ? found
          : null;
      } finally {
        small.close();
      }
    },
    improve: (of, budget) => {
      if (!best || proved() || budget.over()) return false;
      return improveParts(of, { rosters: best, step: cost - better(), centre, known }, budget, replace);
    },
    mayClose: () => best !== null && !proved() && closedAt !== `${cost} ${bound}`,
    closeGap: (budget) => {
      if (budget.over()) return;
      const found = solveByEnumeration(solver, demand, pricing, numbers, budget, { people, centre, below: better() });
      take(found.rosters);
      if (found.proved) bound = Math.max(bound, cost);
      // An attempt cut off by the time limit is repeated.
      if (!budget.over()) closedAt = `${cost} ${bound}`;
    },
    mayBranch: () => best !== null && real.ended && (tree?.open() ?? true) && !proved(),
    branch: (budget) => {
      tree ??= createTree(solver, demand, pricing, numbers, {
        people,
        root: { bound, centre },
        rounded,
        pool: known,
        learn: master.add,
      });
      take(tree.grow(budget, cost, better()));
      bound = Math.max(bound, tree.bound());
    },
    close: () => {
      master.close();
      tree?.close();
    },
  };

  /** The lawful rosters in the cells. */
  function columnsOf(cells: Int32Array): Column[] {
    return people.flatMap(
      (person) => pricing.make(person, cells.subarray(person * model.days, (person + 1) * model.days)) ?? [],
    );
  }

  /** Takes over rosters of some employees if they cost no more; returns whether it was an improvement. */
  function replace(found: readonly Column[]): boolean {
    const whole = found.flatMap((column) => pricing.make(column.person, column.row) ?? []);
    const changed = new Map(whole.map((column) => [column.person, column]));
    const next = (best ?? []).map((column) => changed.get(column.person) ?? column);
    master.add(whole);
    const before = cost;
    const now = costOf(demand, next);
    if (now > before + 1e-9) return false;
    best = next;
    cost = now;
    return now < before - 1e-9;
  }
}
