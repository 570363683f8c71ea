import { split, type Branch } from './branching.ts';
import type { Budget } from './budget.ts';
import { solveByEnumeration } from './reduced-cost-enumeration.ts';
import { costOf, type Demand } from './demand.ts';
import { generateColumns } from './generate-columns.ts';
import { admits } from './day-domains.ts';
import type { LinearSolver } from './linear-solver.ts';
import { createMaster, type Master } from './master.ts';
import type { Pricing } from './pricing.ts';
import type { Column } from './roster-pool.ts';

/** The branch-and-bound tree of a group: all plans, split until no node can contain a better one. */
export interface Tree {
  /** A lower bound on the cost of all plans. */
  bound: () => number;
  /** Whether open nodes are left. */
  open: () => boolean;
  /**
   * Processes one more node, looking for plans that cost at most `below`, as any plan better than `cost` does; returns
   * one if it is found.
   */
  grow: (budget: Budget, cost: number, below: number) => Column[] | null;
  close: () => void;
}

interface Node extends Branch {
  bound: number;
  centre: Float64Array;
}

/** The cost of an employee outside of a node's limits, as a multiple of the most expensive missing one. */
const DEAR = 10;

/**
 * Branches on the number of missing employees, then on what an employee does on a day. Columns are priced in every
 * node, so its bound is valid for the node (branch and price). Continues with the better child, and when that is
 * settled, with the node of the least bound.
 */
export function createTree(
  solver: LinearSolver,
  demand: Demand,
  pricing: Pricing,
  codes: number,
  of: {
    people: readonly number[];
    root: { bound: number; centre: Float64Array };
    /** Rounds a bound up to the next possible plan cost. */
    rounded: (bound: number) => number;
    /** The initial rosters of a node: the best ones under its duals that satisfy its branching decisions. */
    pool: (fits: (column: Column) => boolean, centre: Float64Array) => Column[];
    learn: (columns: readonly Column[]) => void;
  },
): Tree {
  const { people, root, rounded, pool, learn } = of;
  const none = new Float64Array(demand.codes.length);
  const dear = DEAR * demand.under.reduce((most, cost) => Math.max(most, cost), 1);
  const all: Branch = { lack: { low: none.map(() => -Infinity), high: none.map(() => Infinity) }, fixings: new Map() };
  const open: Node[] = [{ ...all, ...root }];
  /** The least bound of the nodes that were abandoned or proved to contain nothing below some cost. */
  let settled = Infinity;

  /** Whether the last node was branched, so that one of its children is next. */
  let plunging = false;

  /** The next node: the last one if it was just created, otherwise the one with the least bound. */
  function next(): Node {
    let at = open.length - 1;
    if (!plunging) for (let i = at; i >= 0; i--) if (open[i]!.bound < open[at]!.bound) at = i;
    return open.splice(at, 1)[0]!;
  }
  /** The master of the last node, from which the next one continues. */
  let master: Master | null = null;

  /** The master of a node, with the best known rosters. */
  function masterOf(node: Node, fits: (column: Column) => boolean): Master {
    if (!master || !plunging) {
      master?.close();
      master = createMaster(solver, { ...demand, limits: { lack: node.lack, dear } }, people);
      master.add(pool(fits, node.centre));
    }
    master.limit(node.lack);
    master.restrict(fits);
    return master;
  }

  return {
    open: () => open.length > 0,
    bound: () => open.reduce((least, node) => Math.min(least, node.bound), settled),
    grow: (budget, cost, below) => {
      const node = next();
      const settle = (bound: number): null => {
        plunging = false;
        settled = Math.min(settled, Math.max(node.bound, bound));
        return null;
      };
      if (node.bound > below) return settle(cost);
      const here: Demand = { ...demand, limits: { lack: node.lack, dear } };
      const master = masterOf(node, ({ person, row }) => {
        const domain = node.fixings.get(person);
        return !domain || admits(domain, row);
      });
      const options = { people, fixings: node.fixings, enough: below + 1e-9, centre: node.centre, rounded };
      const found = generateColumns(master, here, pricing, codes, budget, options);
      const bound = Math.max(node.bound, rounded(found.bound));
      learn(master.columns);
      if (bound > below) return settle(cost);
      if (budget.over()) {
        open.push({ ...node, bound, centre: found.centre });
        return null;
      }
      if (!found.solution) return settle(bound);
      const parts = split(node, demand, master.columns, found.solution);
      const { weights } = found.solution;
      const whole = parts ? null : master.columns.filter((_, i) => weights[i]! > 0.5);
      if (whole && costOf(demand, whole) <= bound + 1e-6) {
        settle(bound);
        return whole;
      }
      // If the remaining rosters can be listed, that settles the node.
      const { centre } = found;
      const closed = solveByEnumeration(solver, here, pricing, codes, budget, {
        people,
        centre,
        below,
        fixings: node.fixings,
      });
      if (closed.proved) {
        settle(closed.rosters ? costOf(demand, closed.rosters) : cost);
        return closed.rosters;
      }
      if (!parts) {
        // Pricing could not prove that nothing is cheaper.
        settle(bound);
        return closed.rosters ?? whole;
      }
      open.push(...parts.map((part) => ({ ...part, bound, centre })));
      plunging = true;
      return closed.rosters;
    },
    close: () => master?.close(),
  };
}
