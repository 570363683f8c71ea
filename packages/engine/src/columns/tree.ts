import { split, type Branch } from './branching.ts';
import type { Budget } from './budget.ts';
import { closeGap } from './close-gap.ts';
import { costOf, type Demand } from './demand.ts';
import { generate } from './generate.ts';
import { keeps } from './held.ts';
import type { LinearSolver } from './linear-solver.ts';
import { createMaster, type Master } from './master.ts';
import type { Pricing } from './pricing.ts';
import type { Column } from './roster-pool.ts';

/** All plans of a group, split into parts until each is proved to hold none that is better. */
export interface Tree {
  /** No plan costs less. */
  bound: () => number;
  /** Whether parts are left. */
  open: () => boolean;
  /** Looks at one more part for plans that cost at most `below`, as any that is better than one of `cost` does; one that it comes upon is returned. */
  grow: (budget: Budget, cost: number, below: number) => Column[] | null;
  close: () => void;
}

interface Node extends Branch {
  bound: number;
  centre: Float64Array;
}

/** How much dearer people outside of a part's limits are than the dearest one missing. */
const DEAR = 10;

/**
 * Branches on how many people are missing, then on what people do on a day. The linear program of every part has rosters priced for it, so
 * that its bound holds for all of them. Goes on with the better half of what it split, and where that is settled with the part of the least bound.
 */
export function createTree(
  solver: LinearSolver,
  demand: Demand,
  pricing: Pricing,
  codes: number,
  of: {
    people: readonly number[];
    root: { bound: number; centre: Float64Array };
    /** A bound, as good as what plans can cost makes it. */
    rounded: (bound: number) => number;
    /** Rosters to begin a part with: the best ones under its prices that it may hold. */
    pool: (fits: (column: Column) => boolean, centre: Float64Array) => Column[];
    learn: (columns: readonly Column[]) => void;
  },
): Tree {
  const { people, root, rounded, pool, learn } = of;
  const none = new Float64Array(demand.codes.length);
  const dear = DEAR * demand.under.reduce((most, cost) => Math.max(most, cost), 1);
  const all: Branch = { lack: { low: none.map(() => -Infinity), high: none.map(() => Infinity) }, held: new Map() };
  const open: Node[] = [{ ...all, ...root }];
  /** The least bound of the parts that are given up or proved to hold nothing below some cost. */
  let settled = Infinity;

  /** Whether the last part was split, so that one of its halves comes next. */
  let plunging = false;

  /** The part to look at next: the last one where it was just split off, else that of the least bound. */
  function next(): Node {
    let at = open.length - 1;
    if (!plunging) for (let i = at; i >= 0; i--) if (open[i]!.bound < open[at]!.bound) at = i;
    return open.splice(at, 1)[0]!;
  }
  /** The linear program of the last part, from which that of the next one goes on. */
  let master: Master | null = null;

  /** A linear program of a part, which knows the best rosters. */
  function masterOf(node: Node, fits: (column: Column) => boolean): Master {
    if (!master || !plunging) {
      master?.close();
      master = createMaster(solver, { ...demand, limits: { lack: node.lack, dear } }, people);
      master.add(pool(fits, node.centre));
    }
    master.limit(node.lack);
    master.hold(fits);
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
        const held = node.held.get(person);
        return !held || keeps(held, row);
      });
      const options = { people, held: node.held, enough: below + 1e-9, centre: node.centre, rounded };
      const found = generate(master, here, pricing, codes, budget, options);
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
      // Where what is left can be listed, that ends it.
      const { centre } = found;
      const closed = closeGap(solver, here, pricing, codes, budget, { people, centre, below, held: node.held });
      if (closed.proved) {
        settle(closed.rosters ? costOf(demand, closed.rosters) : cost);
        return closed.rosters;
      }
      if (!parts) {
        // Pricing could not say that nothing is cheaper.
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
