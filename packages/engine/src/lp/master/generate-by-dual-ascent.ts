// Method: column generation with the duals of dual ascent over the known columns, of growing accuracy.
// Paper: Barahona, Anbil, "The volume algorithm", Math. Programming 87, 2000, is the nearest; the scheme is our own.
import type { Budget } from '../budget.ts';
import type { Demand } from './demand.ts';
import { APPROXIMATE } from '../parameters.ts';
import type { Pricing } from '../pricing/pricing.ts';
import { pricingRounds } from './pricing-rounds.ts';
import type { Pool } from './roster-pool.ts';
import { acceleratedDualAscent } from './accelerated-dual-ascent.ts';

/**
 * Adds rosters to a pool by approximate duals, which are found quickly even when linear programs are large, until the
 * gap is small. `onBetter` receives every better bound and the duals that prove it; ends when the bound reaches
 * `enough`.
 */
export function generateByDualAscent(
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
  const floor = APPROXIMATE.leastObjective * demand.under.reduce((most, under) => Math.max(most, under), 1);
  const nobody = demand.under.reduce((sum, under, i) => sum + under * Math.max(0, demand.asked[i]!), 0);
  // Until a fractional solution is known, the incumbent is the upper end of the gap.
  let objective = Number.isFinite(enough) ? enough : nobody;
  let mixed = Infinity;
  const size = (): number => Math.max(floor, Math.abs(objective));
  let vain = 0;
  for (let share: number = APPROXIMATE.error; bound() < enough && !budget.over();) {
    const least = APPROXIMATE.leastError * size();
    const error = Math.max(share * (objective - bound()), least);
    const found = acceleratedDualAscent(demand, people, pool.columns, centre(), { error, over: budget.over });
    budget.spend(found.work);
    objective = Math.min(mixed, found.objective);
    if (objective - bound() < APPROXIMATE.enough * size()) return;
    const more = price(found.duals, found.convexityDuals);
    if (!more) return;
    const added = pool.add(more.fresh);
    vain = more.better || objective < mixed ? 0 : vain + 1;
    mixed = objective;
    if (added > 0 && vain < APPROXIMATE.vain) continue;
    if (error <= least) return;
    share /= 2;
    vain = 0;
  }
}
