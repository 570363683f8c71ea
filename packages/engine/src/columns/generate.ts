import type { Budget } from './budget.ts';
import type { Demand } from './demand.ts';
import type { Held } from './held.ts';
import type { Master, MasterSolution } from './master.ts';
import type { Pricing } from './pricing.ts';
import { pricingRounds } from './pricing-rounds.ts';
import type { Column } from './roster-pool.ts';

export interface Generated {
  /** No rosters of these people cost less together with what stays missing. */
  bound: number;
  /** The prices that prove it. */
  centre: Float64Array;
  /** The last solution of the master; null when there was no time for one. */
  solution: MasterSolution | null;
  /** Whether no column is left that would make the master cheaper. */
  complete: boolean;
}

export interface GenerateOptions {
  /** All people of the master, in its order. */
  people: readonly number[];
  /** What some of them are held to. */
  held?: Held;
  /** Ends after so many rounds. */
  rounds?: number;
  /** Ends as soon as the bound is proved to be at least this much. */
  enough: number;
  /** Prices to stay near at first. */
  centre?: Float64Array | undefined;
  /** A bound, as good as what plans can cost makes it: it may then end before the prices are the best ones. */
  rounded?: (bound: number) => number;
  /** Hears of every better bound and the prices that prove it. */
  onBetter?: (bound: number, centre: Float64Array) => void;
}

const EPSILON = 1e-6;
/** What solving a linear program counts, in steps of work for each column. */
const LINEAR = 100;
/** How far from the best prices the first ones may lie, as a share of the widest box, and how it grows with every better bound. */
const NARROW = 0.001;
const WIDER = 1.2;

/**
 * Adds rosters to the master until none is left that would make it cheaper. Prices are drawn towards
 * those of the best bound, as they swing otherwise.
 */
export function generate(
  master: Master,
  demand: Demand,
  pricing: Pricing,
  codes: number,
  budget: Budget,
  { people, held, rounds: most = Infinity, enough, centre: start, rounded, onBetter }: GenerateOptions,
): Generated {
  const rounds = pricingRounds(master, demand, pricing, codes, budget, { people, held, centre: start, onBetter });
  const { bound, centre } = rounds;
  const widest = 4 * demand.under.reduce((most, cost) => Math.max(most, cost), 1);
  let width = start ? widest * NARROW : Infinity;
  let complete = false;

  /** Prices rosters; null when there is no time. */
  function priceAll(at: Float64Array, worth: Float64Array | null): Column[] | null {
    const found = rounds.price(at, worth);
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
    const fresh = done ? [] : priceAll(found.prices, found.worth);
    if (!fresh) break;
    if (master.add(fresh) > 0) continue;
    complete = !boxed;
    if (!boxed) break;
    // What is the best in a box around itself is the best of all; where rosters that go with it are wanted too, the box grows slowly.
    width = done && rounded ? Infinity : Math.max(width * 4, widest / 80);
  }
  const solution = bound() < enough && !budget.over() ? master.solve(budget.over) : null;
  return { bound: bound(), centre: centre(), solution, complete };
}
