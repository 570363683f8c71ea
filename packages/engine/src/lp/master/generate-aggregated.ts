// Method: column generation for the aggregated demand, whose columns and duals start the real one.
// Paper: Rogers, Plante, Wong, Evans, "Aggregation and disaggregation techniques ...", Operations Research 39, 1991.
import type { Model } from '../../model/model.ts';
import { aggregateDemand, type Span } from './aggregated-demand.ts';
import type { Budget } from '../budget.ts';
import { demandsOf, type Demand } from './demand.ts';
import { generateColumns, type Generated, type GenerateOptions } from './generate-columns.ts';
import type { LinearSolver } from './linear-solver.ts';
import { createMaster, type Master } from './master.ts';
import type { Pricing } from '../pricing/pricing.ts';

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
  const aggregated = aggregateDemand(model, demand, pricing, span);
  if (!aggregated) return null;
  const joined = createMaster(solver, aggregated.demand, people);
  try {
    joined.add(master.columns);
    const start = aggregated.aggregate(centre);
    const found = generateColumns(joined, aggregated.demand, aggregated.pricing, demandsOf(model), budget, {
      people,
      enough,
      centre: start,
      onBetter: (bound, duals) => onBetter?.(bound, aggregated.disaggregate(duals)),
    });
    master.add(joined.columns);
    return { bound: found.bound, centre: aggregated.disaggregate(found.centre) };
  } finally {
    joined.close();
  }
}
