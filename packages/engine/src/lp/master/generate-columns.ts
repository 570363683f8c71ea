// Method: column generation: the restricted master and pricing in turn, until no column has a negative reduced cost.
// Paper: Desaulniers, Desrosiers, Solomon (editors), "Column Generation", Springer 2005, chapter 1.
import type { Budget } from '../budget.ts';
import type { Demand } from './demand.ts';
import type { Fixings } from '../network/day-domains.ts';
import type { Master, MasterSolution } from './master.ts';
import { TOLERANCE } from '../tolerance.ts';
import type { Pricing } from '../pricing/pricing.ts';
import { pricingRounds } from './pricing-rounds.ts';
import type { Column } from '../network/column.ts';
import { createStabilization } from './stabilization.ts';

/** [pricing steps per column] What solving the master counts as. */
const SOLVING_WORK = 100;

export interface Generated {
  /** A lower bound on the cost of these employees' rosters and missing employees. */
  bound: number;
  /** The duals that prove the bound. */
  centre: Float64Array;
  /** The last solution of the master; null if there was no time for one. */
  solution: MasterSolution | null;
  /** Whether no column with negative reduced cost is left. */
  complete: boolean;
}

export interface GenerateOptions {
  /** All employees of the master, in its order. */
  people: readonly number[];
  /** What the rosters of some employees are fixed to. */
  fixings?: Fixings;
  /** The maximum number of rounds. */
  rounds?: number;
  /** Ends when the proved bound reaches this value. */
  enough: number;
  /** The initial stabilization centre. */
  centre?: Float64Array | undefined;
  /** Rounds a bound up to the next possible plan cost, which can end the generation before the duals are optimal. */
  rounded?: (bound: number) => number;
  /** Receives every better bound and the duals that prove it. */
  onBetter?: (bound: number, centre: Float64Array) => void;
}

/**
 * Adds columns to the master until none has a negative reduced cost. Duals are stabilized around those of the best
 * bound, because they oscillate otherwise.
 */
export function generateColumns(
  master: Master,
  demand: Demand,
  pricing: Pricing,
  codes: number,
  budget: Budget,
  { people, fixings, rounds: most = Infinity, enough, centre: start, rounded, onBetter }: GenerateOptions,
): Generated {
  const rounds = pricingRounds(master, demand, pricing, codes, budget, { people, fixings, centre: start, onBetter });
  const { bound, centre } = rounds;
  const stabilization = createStabilization(demand, start !== undefined);
  let complete = false;

  /** Prices rosters; null if time runs out. */
  function priceAll(at: Float64Array, convexityDuals: Float64Array | null): Column[] | null {
    const found = rounds.price(at, convexityDuals);
    if (found?.better) stabilization.improved();
    return found && found.fresh;
  }

  if (start) master.add(priceAll(start, null) ?? []);
  for (let round = 0; round < most && bound() < enough && !budget.over(); round++) {
    const box = stabilization.box(centre());
    const found = master.solve(budget.over, box);
    if (!found) break;
    budget.spend(SOLVING_WORK * master.columns.length);
    const exact = found.objective <= bound() + TOLERANCE.optimality * Math.max(1, Math.abs(bound()));
    const done = exact || (rounded !== undefined && rounded(found.objective) <= rounded(bound()) + TOLERANCE.proof);
    const fresh = done ? [] : priceAll(found.duals, found.convexityDuals);
    if (!fresh) break;
    if (master.add(fresh) > 0) continue;
    complete = !box;
    if (!box) break;
    // An optimum inside its box is a global optimum; if rosters near it are wanted too, the box grows slowly.
    stabilization.exhausted(done && rounded !== undefined);
  }
  const solution = bound() < enough && !budget.over() ? master.solve(budget.over) : null;
  return { bound: bound(), centre: centre(), solution, complete };
}
