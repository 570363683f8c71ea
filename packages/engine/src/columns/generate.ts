import type { Budget } from './budget.ts';
import { reducedCost, type Demand } from './demand.ts';
import type { Master, MasterSolution } from './master.ts';
import type { Pricing } from './pricing.ts';
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

interface GenerateOptions {
  /** Whose rosters are searched. */
  people: readonly number[];
  /** The rosters of those who are held, and all people of the master in its order. */
  standing?: readonly Column[];
  order?: readonly number[];
  /** Ends after so many rounds. */
  rounds?: number;
  /** Ends as soon as the bound is proved to be at least this much. */
  enough: number;
  /** Prices to stay near at first. */
  centre?: Float64Array | undefined;
}

const EPSILON = 1e-6;
/** Rosters taken from one search. */
const ROWS = 2;

/**
 * Adds rosters to the master until none is left that would make it cheaper. After every round the prices prove a bound (Lagrange): what
 * everybody's cheapest roster costs under them, and what the demand pays. Prices are drawn towards those of the best bound, as they swing otherwise.
 */
export function generate(
  master: Master,
  demand: Demand,
  pricing: Pricing,
  codes: number,
  budget: Budget,
  { people, standing = [], order = people, rounds = Infinity, enough, centre: start }: GenerateOptions,
): Generated {
  const places = new Map(order.map((person, i) => [person, i]));
  const prices = new Float64Array(codes);
  let bound = -Infinity;
  let centre = start ?? null;
  let solution: MasterSolution | null = null;
  let pull = start ? 0.5 : 0;
  for (let round = 0; round < rounds && !budget.over(); round++) {
    const found = master.solve(budget.left());
    if (!found) break;
    solution = found;
    if (found.objective <= bound + EPSILON * Math.max(1, Math.abs(bound)))
      return { bound, centre: centre ?? found.prices, solution, complete: true };
    const at =
      centre && pull > 0 ? found.prices.map((price, i) => pull * centre![i]! + (1 - pull) * price) : found.prices;
    demand.codes.forEach((code, i) => (prices[code] = at[i]!));
    let proved = 0;
    for (let i = 0; i < at.length; i++)
      proved += at[i]! * demand.asked[i]! + (demand.under[i]! - at[i]!) * demand.leastMissing[i]!;
    for (const column of standing) proved += reducedCost(demand, column, at);
    const fresh: Column[] = [];
    for (const person of people) {
      if (budget.over()) return { bound, centre: centre ?? found.prices, solution, complete: false };
      const before = pricing.work();
      const { least, columns } = pricing.price(person, prices, ROWS);
      budget.spend(pricing.work() - before);
      proved += least;
      const worth = found.worth[places.get(person)!]!;
      for (const column of columns) {
        if (reducedCost(demand, column, found.prices) < worth - EPSILON) fresh.push(column);
      }
    }
    if (proved > bound) {
      bound = proved;
      centre = Float64Array.from(at);
      pull = Math.min(0.85, pull + 0.1);
    } else pull = Math.max(0, pull - 0.15);
    if (bound >= enough) break;
    if (master.add(fresh) > 0) continue;
    if (pull === 0 || at === found.prices) return { bound, centre: centre ?? found.prices, solution, complete: true };
    pull = 0;
  }
  return { bound, centre: centre ?? new Float64Array(demand.codes.length), solution, complete: false };
}
