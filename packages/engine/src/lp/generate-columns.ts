import type { Budget } from './budget.ts';
import type { Demand } from './demand.ts';
import type { Fixings } from './day-domains.ts';
import type { Master, MasterSolution } from './master.ts';
import type { Pricing } from './pricing.ts';
import { pricingRounds } from './pricing-rounds.ts';
import type { Column } from './roster-pool.ts';

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

const EPSILON = 1e-6;
/** The work of solving a linear program, in steps per column. */
const LINEAR = 100;
/**
 * The initial distance of the duals from the centre, as a share of the widest box, and its growth with every better
 * bound.
 */
const NARROW = 0.001;
const WIDER = 1.2;

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
  const widest = 4 * demand.under.reduce((most, cost) => Math.max(most, cost), 1);
  let width = start ? widest * NARROW : Infinity;
  let complete = false;

  /** Prices rosters; null if time runs out. */
  function priceAll(at: Float64Array, convexityDuals: Float64Array | null): Column[] | null {
    const found = rounds.price(at, convexityDuals);
    if (found?.better) width *= WIDER;
    return found && found.fresh;
  }

  if (start) master.add(priceAll(start, null) ?? []);
  for (let round = 0; round < most && bound() < enough && !budget.over(); round++) {
    const boxed = width < widest;
    const found = master.solve(budget.over, boxed ? { centre: centre(), width } : undefined);
    if (!found) break;
    budget.spend(LINEAR * master.columns.length);
    const exact = found.objective <= bound() + EPSILON * Math.max(1, Math.abs(bound()));
    const done = exact || (rounded !== undefined && rounded(found.objective) <= rounded(bound()) + EPSILON);
    const fresh = done ? [] : priceAll(found.duals, found.convexityDuals);
    if (!fresh) break;
    if (master.add(fresh) > 0) continue;
    complete = !boxed;
    if (!boxed) break;
    // An optimum inside its box is a global optimum; if rosters near it are wanted too, the box grows slowly.
    width = done && rounded ? Infinity : Math.max(width * 4, widest / 80);
  }
  const solution = bound() < enough && !budget.over() ? master.solve(budget.over) : null;
  return { bound: bound(), centre: centre(), solution, complete };
}
