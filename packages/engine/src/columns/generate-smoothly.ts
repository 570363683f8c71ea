import type { Budget } from './budget.ts';
import type { Demand } from './demand.ts';
import type { Pricing } from './pricing.ts';
import { pricingRounds } from './pricing-rounds.ts';
import type { Pool } from './roster-pool.ts';
import { smoothPrices } from './smooth-prices.ts';

/** Smooth prices have told enough when this share of the objective is left to prove. */
const ENOUGH = 0.03;
/** Their error, as a share of what is left to prove, and of the objective at least. */
const ERROR = 0.3;
const LEAST = 0.02;
/** What finding them counts, in steps of work for each roster. */
const LINEAR = 100;

/**
 * Adds rosters to a pool by prices that are not the best ones, but soon found where linear programs are big, until little is left to prove.
 * `onBetter` hears of every better bound and the prices that prove it; it ends where the bound is `enough`.
 */
export function generateSmoothly(
  pool: Pool,
  demand: Demand,
  pricing: Pricing,
  codes: number,
  budget: Budget,
  options: {
    people: readonly number[];
    enough: number;
    centre: Float64Array;
    onBetter: (bound: number, centre: Float64Array) => void;
  },
): void {
  const { people, enough, centre: start } = options;
  const { bound, centre, price } = pricingRounds(pool, demand, pricing, codes, budget, options);
  pool.add(price(start, null)?.fresh ?? []);
  // At first what is left to prove is what nobody's coming would cost, or the best plan does.
  const nobody = demand.under.reduce((sum, under, i) => sum + under * Math.max(0, demand.asked[i]!), 0);
  for (let objective = Math.min(enough, nobody); bound() < enough && !budget.over();) {
    const error = Math.max(ERROR * (objective - bound()), LEAST * Math.abs(objective));
    const found = smoothPrices(demand, people, pool.columns, centre(), { error, over: budget.over });
    ({ objective } = found);
    budget.spend(LINEAR * pool.columns.length);
    if (objective - bound() < ENOUGH * Math.abs(objective)) return;
    const more = price(found.prices, found.worth);
    if (!more || pool.add(more.fresh) === 0) return;
  }
}
