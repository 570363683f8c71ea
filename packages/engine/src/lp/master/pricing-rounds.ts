// Method: a round of pricing over all employees, and the Lagrangian bound that its duals prove.
// Paper: Lasdon, "Optimization Theory for Large Systems", 1970; Farley, Operations Research 38, 1990.
import type { Budget } from '../budget.ts';
import type { Demand } from './demand.ts';
import { demandBound, reducedCost } from './demand-duals.ts';
import { hasOpen, admits, type Fixings } from '../network/day-domains.ts';
import { COLUMNS_OF_PRICING } from '../parameters.ts';
import { TOLERANCE } from '../tolerance.ts';
import type { Effort, Pricing } from '../pricing/pricing.ts';
import type { Column } from '../network/column.ts';
import type { Pool } from './roster-pool.ts';

/** Prices the rosters of all employees round by round, and computes the bound that the duals prove. */
export interface PricingRounds {
  /** A lower bound on the cost of these employees' rosters including missing employees. */
  bound: () => number;
  /** The duals that prove it. */
  centre: () => Float64Array;
  /**
   * New rosters that cost less than `convexityDuals` by position in `people`, or any without it, and whether the bound
   * rose; null if time runs out.
   */
  price: (
    at: Float64Array,
    convexityDuals: Float64Array | null,
    effort?: Effort,
  ) => { fresh: Column[]; better: boolean } | null;
}

/**
 * After every round the duals prove a Lagrangian bound: the cheapest roster of every employee under them, and the
 * demand's term. `fixings`: the fixed decisions of some employees. `onBetter` receives every better bound and the duals
 * that prove it.
 */
export function pricingRounds(
  pool: Pool,
  demand: Demand,
  pricing: Pricing,
  codes: number,
  budget: Budget,
  options: {
    people: readonly number[];
    fixings?: Fixings | undefined;
    centre?: Float64Array | undefined;
    onBetter?: ((bound: number, centre: Float64Array) => void) | undefined;
  },
): PricingRounds {
  const { people, fixings, onBetter } = options;
  const places = new Map(people.map((person, i) => [person, i]));
  const duals = new Float64Array(codes);
  let bound = -Infinity;
  let centre = options.centre ?? new Float64Array(demand.codes.length);

  const settled = new Map<number, Column>();
  for (const [person, row] of fixings ?? []) {
    const column = hasOpen(row) ? null : pricing.make(person, row.low);
    if (column) settled.set(person, column);
  }

  /** The cheapest rosters of one employee; a completely fixed roster needs no search. */
  function priced(
    person: number,
    at: Float64Array,
    limit: number | undefined,
    effort: Effort,
  ): { least: number; columns: Column[] } {
    const column = settled.get(person);
    if (column) return { least: reducedCost(demand, column, at), columns: [] };
    return pricing.price(person, duals, COLUMNS_OF_PRICING, fixings?.get(person), limit, effort);
  }

  /** By position: the reduced cost of the cheapest known roster of each employee. */
  function knownCosts(at: Float64Array): Float64Array {
    const least = new Float64Array(people.length).fill(Infinity);
    for (const column of pool.columns) {
      const place = places.get(column.person)!;
      const cost = reducedCost(demand, column, at);
      const row = fixings?.get(column.person);
      if (cost < least[place]! && (!row || admits(row, column.row))) least[place] = cost;
    }
    return least;
  }

  return {
    bound: () => bound,
    centre: () => centre,
    price: (at, convexityDuals, effort = 'exact') => {
      demand.codes.forEach((code, i) => (duals[code] = at[i]!));
      let proved = demandBound(demand, at);
      const fresh: Column[] = [];
      // Without a solution, more expensive rosters are accepted too.
      const known = convexityDuals && knownCosts(at);
      for (const [place, person] of people.entries()) {
        if (budget.over()) {
          pool.add(fresh);
          return null;
        }
        const before = pricing.work();
        const { least, columns } = priced(person, at, known?.[place], effort);
        budget.spend(pricing.work() - before);
        proved += least;
        const most = convexityDuals ? convexityDuals[place]! - TOLERANCE.reducedCost : Infinity;
        for (const column of columns) if (reducedCost(demand, column, at) < most) fresh.push(column);
      }
      const better = proved > bound;
      if (better) {
        bound = proved;
        centre = Float64Array.from(at);
        onBetter?.(bound, centre);
      }
      return { fresh, better };
    },
  };
}
