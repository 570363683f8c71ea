// Method: column generation in which only missing employees cost: its bound is the least shortage of any plan.
// Paper: Desaulniers, Desrosiers, Solomon (editors), "Column Generation", Springer 2005, chapter 1.
import type { Model } from '../model/model.ts';
import type { Domains } from '../roster/domains.ts';
import type { Evaluator } from '../roster/evaluator.ts';
import type { Budget } from '../lp/budget.ts';
import { baseOf, demandOf, demandsOf, type Demand } from '../lp/master/demand.ts';
import { generateAggregated } from '../lp/master/generate-aggregated.ts';
import { generateColumns } from '../lp/master/generate-columns.ts';
import type { LinearSolver } from '../lp/master/linear-solver.ts';
import { createMaster } from '../lp/master/master.ts';
import type { Column } from '../lp/network/column.ts';
import type { PricingProblem } from '../lp/network/pricing-problem.ts';
import { createPricing, type Pricing } from '../lp/pricing/pricing.ts';

/** Some needs, and the weight of one missing employee in each. */
export interface Missing {
  codes: readonly number[];
  people: readonly number[];
  unit: (code: number) => number;
  /** Ends when this bound is proved. */
  enough: number;
  /** By code: the initial duals, as shares of the units. */
  dualShares: Float64Array;
}

/** Prices rosters only by the needs that they cover; goals are ignored. */
export function coverPricing(
  model: Model,
  domains: Domains,
  evaluator: Evaluator,
  rows: readonly (PricingProblem | null)[],
): Pricing {
  const bare = rows.map(
    (of) =>
      of && { ...of, network: { ...of.network, arcCost: new Float64Array(of.network.arcCost.length) }, costs: [] },
  );
  const indifferent: Evaluator = {
    ...evaluator,
    shiftCost: new Float64Array(evaluator.shiftCost.length),
    rowCost: (person, cells) => {
      evaluator.rowCost(person, cells, Infinity);
      return 0;
    },
  };
  return createPricing(model, domains, indifferent, bare);
}

/**
 * A lower bound on the shortage of some needs in any plan, by a linear program over all lawful rosters of the
 * employees.
 */
export function leastMissing(
  model: Model,
  pricing: Pricing,
  solver: LinearSolver,
  budget: Budget,
  { codes, people, unit, enough, dualShares }: Missing,
): number {
  const plain = demandOf(model, codes, baseOf(model));
  const under = Float64Array.from(codes, unit);
  const dear = under.reduce((most, cost) => Math.max(most, cost), 0);
  const demand: Demand = { ...plain, under, over: Float64Array.from(plain.closed, (closed) => closed * dear) };
  const inside = new Set(codes);
  // Employees can work other needs as well; they earn nothing here.
  const within: Pricing = {
    ...pricing,
    price: (person, duals, count) => {
      const { least, columns } = pricing.price(person, duals, count);
      const cut = ({ amounts: _, ...it }: Column): Column => ({
        ...it,
        codes: it.codes.filter((code) => inside.has(code)),
      });
      return { least, columns: columns.map(cut) };
    },
  };
  const numbers = demandsOf(model);
  const master = createMaster(solver, demand, people);
  try {
    const nothing = new Float64Array(numbers);
    for (const person of people) {
      if (budget.over()) return 0;
      master.add(within.price(person, nothing, 1).columns);
    }
    if (new Set(master.columns.map((column) => column.person)).size < people.length) return 0;
    let proved = 0;
    let centre = Float64Array.from(codes, (code, i) => dualShares[code]! * under[i]!);
    for (const span of ['period', 'week', null] as const) {
      if (proved >= enough || budget.over()) break;
      const options = { people, enough, centre };
      const found = span
        ? generateAggregated(model, solver, master, demand, within, budget, { ...options, span })
        : generateColumns(master, demand, within, numbers, budget, options);
      proved = Math.max(proved, found?.bound ?? 0);
      centre = Float64Array.from(found?.centre ?? centre);
    }
    return proved;
  } finally {
    master.close();
  }
}
