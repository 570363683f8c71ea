// Method: column generation with the duals of dual ascent over the known columns, of growing accuracy.
// Paper: Barahona, Anbil, "The volume algorithm", Math. Programming 87, 2000, is the nearest; the scheme is our own.
import type { Budget } from '../budget.ts';
import { dearestOf, type Demand } from './demand.ts';
import { APPROXIMATE } from '../parameters.ts';
import type { Effort, Pricing } from '../pricing/pricing.ts';
import { pricingRounds } from './pricing-rounds.ts';
import type { Pool } from './roster-pool.ts';
import { acceleratedDualAscent } from './accelerated-dual-ascent.ts';

/** [share of the objective] The least error of the duals. */
const LEAST_ERROR = 0.02;

/** [rounds] The error is halved after this many rounds without progress. */
const VAIN_ROUNDS = 6;

/** [missing employees at the dearest need] The least size assumed for an objective, which can be 0. */
const LEAST_OBJECTIVE = 0.1;

/** Column generation by dual ascent, which goes on from its last state. */
export interface AscentGeneration {
  /** Goes on until the gap is small, the bound reaches `enough`, or the budget is over. */
  run: (budget: Budget, enough: number) => void;
  /** Whether it goes no further. */
  ended: () => boolean;
}

/**
 * Adds rosters to a pool by approximate duals, which are found quickly even when linear programs are large, until the
 * gap is small. `onBetter` receives every better bound and the duals that prove it.
 */
export function createAscentGeneration(
  pool: Pool,
  demand: Demand,
  pricing: Pricing,
  codes: number,
  options: {
    people: readonly number[];
    centre: Float64Array;
    onBetter: (bound: number, centre: Float64Array) => void;
  },
): AscentGeneration {
  const { people, centre: start } = options;
  let of: Budget | null = null;
  const current: Budget = {
    used: () => of?.used() ?? 0,
    over: () => of?.over() ?? true,
    spend: (steps) => of?.spend(steps),
  };
  const { bound, centre, price } = pricingRounds(pool, demand, pricing, codes, current, options);
  const floor = LEAST_OBJECTIVE * dearestOf(demand);
  const nobody = demand.under.reduce((sum, under, i) => sum + under * Math.max(0, demand.asked[i]!), 0);
  let objective = NaN;
  let mixed = Infinity;
  let share: number = APPROXIMATE.error;
  let vain = 0;
  let isEnded = false;
  // Far from the optimum cheap rosters do as well as the cheapest.
  let effort: Effort = 'quick';
  const size = (): number => Math.max(floor, Math.abs(objective));

  /** One round; returns whether it was the last one. */
  function round(): boolean {
    const least = LEAST_ERROR * size();
    const error = Math.max(share * (objective - bound()), least);
    const found = acceleratedDualAscent(demand, people, pool.columns, centre(), { error, over: current.over });
    current.spend(found.work);
    objective = Math.min(mixed, found.objective);
    if (objective - bound() < APPROXIMATE.enough * size()) return true;
    const more = price(found.duals, found.convexityDuals, effort);
    if (!more) return false;
    const added = pool.add(more.fresh);
    vain = more.better || objective < mixed ? 0 : vain + 1;
    mixed = objective;
    const isStuck = added === 0 || vain >= VAIN_ROUNDS;
    const wasQuick = effort === 'quick';
    effort = isStuck && wasQuick ? 'exact' : 'quick';
    if (!isStuck || wasQuick) return false;
    if (error <= least) return true;
    share /= 2;
    vain = 0;
    return false;
  }

  return {
    run: (budget, enough) => {
      of = budget;
      if (Number.isNaN(objective)) {
        pool.add(price(start, null, effort)?.fresh ?? []);
        // Until a fractional solution is known, the incumbent is the upper end of the gap.
        objective = Number.isFinite(enough) ? enough : nobody;
      }
      while (!isEnded && bound() < enough && !current.over()) isEnded = round();
    },
    ended: () => isEnded,
  };
}
