import type { Model } from '../model/model.ts';
import { aggregateDemand, type Span } from './aggregated-demand.ts';
import type { Budget } from './budget.ts';
import { demandsOf, type Demand } from './demand.ts';
import { generateColumns, type Generated, type GenerateOptions } from './generate-columns.ts';
import type { LinearSolver } from './linear-solver.ts';
import { createMaster, type Master } from './master.ts';
import type { Pricing } from './pricing.ts';

/**
 * The bound and duals of the aggregated demand; all rosters found are added to the master. Null if too few needs are
 * similar.
 */
export function generateAggregated(
  model: Model,
  solver: LinearSolver,
  master: Master,
  demand: Demand,
  pricing: Pricing,
  budget: Budget,
  options: Pick<GenerateOptions, 'people' | 'enough' | 'onBetter'> & { centre: Float64Array; span: Span },
): Pick<Generated, 'bound' | 'centre'> | null {
  const { people, enough, centre, span, onBetter } = options;
  const alike = aggregateDemand(model, demand, pricing, span);
  if (!alike) return null;
  const joined = createMaster(solver, alike.demand, people);
  try {
    joined.add(master.columns);
    const start = alike.inward(centre);
    const found = generateColumns(joined, alike.demand, alike.pricing, demandsOf(model), budget, {
      people,
      enough,
      centre: start,
      onBetter: (bound, duals) => onBetter?.(bound, alike.outward(duals)),
    });
    master.add(joined.columns);
    return { bound: found.bound, centre: alike.outward(found.centre) };
  } finally {
    joined.close();
  }
}
