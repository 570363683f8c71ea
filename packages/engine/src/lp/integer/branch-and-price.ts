// Method: branch and price: every node prices its own columns, so that its bound holds for all plans of the node.
// Paper: Barnhart, Johnson, Nemhauser, Savelsbergh, Vance, "Branch-and-price", Operations Research 46, 1998.
import type { Model } from '../../model/model.ts';
import { split, type Branch } from './branching.ts';
import type { Budget } from '../budget.ts';
import { admits } from '../network/day-domains.ts';
import { costOf, dearestOf, type Demand } from '../master/demand.ts';
import { generateColumns } from '../master/generate-columns.ts';
import type { GroupState } from '../group-state.ts';
import { createMaster, type Master } from '../master/master.ts';
import { createNodeQueue, type Node } from './node-queue.ts';
import { TOLERANCE } from '../tolerance.ts';
import { solveByEnumeration } from './reduced-cost-enumeration.ts';
import type { Column } from '../network/column.ts';

/** [missing employees at the dearest need] The cost of an employee outside of a node's limits. */
const OUTSIDE = 10;

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

/**
 * Branches on the number of missing employees, then on an employee's minutes, then on what an employee does on a day.
 * Continues with the better child, and when that is settled, with the node of the least bound.
 */
export function createTree(state: GroupState): Tree {
  const { people, pricing, numbers, demand, tools, incumbent, known } = state;
  const { rounded } = incumbent;
  const { solver } = tools;
  const dear = OUTSIDE * dearestOf(demand);
  const sums = { net: plannedNet(state.model), counts: pricing.countsMinutes };
  const queue = createNodeQueue({ ...everyPlan(demand), bound: incumbent.bound(), centre: state.centre });
  /** The master of the last node, from which the next one continues. */
  let master: Master | null = null;

  /** The master of a node, with the rosters of least reduced cost that satisfy its branching decisions. */
  function masterOf(node: Node): Master {
    const fits = ({ person, row }: Column): boolean => {
      const domain = node.fixings.get(person);
      return !domain || admits(domain, row);
    };
    if (!master || !queue.isPlunging()) {
      master?.close();
      master = createMaster(solver, { ...demand, limits: { lack: node.lack, dear } }, people);
      master.add(known(fits, node.centre));
    }
    master.limit(node.lack);
    master.restrict(fits);
    return master;
  }

  function grow(node: Node, budget: Budget, cost: number, below: number): Column[] | null {
    const settle = (bound: number, plan: Column[] | null = null): Column[] | null => {
      queue.settle(node, bound);
      return plan;
    };
    if (node.bound > below) return settle(cost);
    const { fixings } = node;
    const here: Demand = { ...demand, limits: { lack: node.lack, dear } };
    const columns = masterOf(node);
    const options = { people, fixings, enough: below + TOLERANCE.equalCost, centre: node.centre, rounded };
    const found = generateColumns(columns, here, pricing, numbers, budget, options);
    const { solution, centre } = found;
    const bound = Math.max(node.bound, rounded(found.bound));
    state.master.add(columns.columns);
    if (bound > below) return settle(cost);
    if (budget.over()) {
      queue.putBack({ ...node, bound, centre });
      return null;
    }
    if (!solution) return settle(bound);
    const parts = split(node, demand, columns.columns, solution, sums);
    const whole = parts ? null : columns.columns.filter((_, i) => solution.weights[i]! > 0.5);
    if (whole && costOf(demand, whole) <= bound + TOLERANCE.proof) return settle(bound, whole);
    // If the remaining rosters can be listed, that settles the node.
    const limits = { people, centre, below, fixings };
    const { rosters, proved } = solveByEnumeration(solver, here, pricing, numbers, budget, limits);
    if (proved) return settle(rosters ? costOf(demand, rosters) : cost, rosters);
    // Without parts, pricing could not prove that nothing is cheaper.
    if (!parts) return settle(bound, rosters ?? whole);
    queue.branch(parts.map((part) => ({ ...part, bound, centre })));
    return rosters;
  }

  return {
    open: queue.open,
    bound: queue.bound,
    grow: (budget, cost, below) => grow(queue.next(), budget, cost, below),
    close: () => master?.close(),
  };
}

/** By code: its net minutes in the period. */
function plannedNet({ net, day, first, last }: Model): Int32Array {
  return net.map((minutes, code) => (day[code]! >= first && day[code]! <= last ? minutes : 0));
}

/** The branch of all plans. */
function everyPlan({ codes }: Demand): Branch {
  const all = (limit: number): Float64Array => new Float64Array(codes.length).fill(limit);
  return { lack: { low: all(-Infinity), high: all(Infinity) }, fixings: new Map() };
}
