import type { Budget } from './budget.ts';
import type { Demand } from './demand.ts';
import type { Pricing } from './pricing.ts';
import { pricingRounds } from './pricing-rounds.ts';
import type { Pool } from './roster-pool.ts';
import { smoothPrices } from './smooth-prices.ts';

/** Smooth prices have told enough when this share of the objective is left to prove. */
const ENOUGH = 0.03;
/** Their error, as a share of what is left to prove, which is halved after so many rounds that bring them no nearer; the least, as a share of the objective. */
const ERROR = 0.3;
const VAIN = 6;
const LEAST = 0.02;
/** What an objective counts at least, as a share of what a missing person costs: it may be 0. */
const FLOOR = 0.1;

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
  const floor = FLOOR * demand.under.reduce((most, under) => Math.max(most, under), 1);
  const nobody = demand.under.reduce((sum, under, i) => sum + under * Math.max(0, demand.asked[i]!), 0);
  // Until a mixture is known, what is left to prove lies below the best plan.
  let objective = Number.isFinite(enough) ? enough : nobody;
  let mixed = Infinity;
  const size = (): number => Math.max(floor, Math.abs(objective));
  let vain = 0;
  for (let share = ERROR; bound() < enough && !budget.over();) {
    const least = LEAST * size();
    const error = Math.max(share * (objective - bound()), least);
    const found = smoothPrices(demand, people, pool.columns, centre(), { error, over: budget.over });
    budget.spend(found.work);
    objective = Math.min(mixed, found.objective);
    if (objective - bound() < ENOUGH * size()) return;
    const more = price(found.prices, found.worth);
    if (!more) return;
    const added = pool.add(more.fresh);
    vain = more.better || objective < mixed ? 0 : vain + 1;
    mixed = objective;
    if (added > 0 && vain < VAIN) continue;
    if (error <= least) return;
    share /= 2;
    vain = 0;
  }
}
