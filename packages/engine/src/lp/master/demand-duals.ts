// Method: reduced costs, and the term of the demand in the Lagrangian bound; duals stay within the costs of slack.
// Paper: Lasdon, "Optimization Theory for Large Systems", 1970; Farley, Operations Research 38, 1990.
import type { Demand } from './demand.ts';
import type { Column } from '../network/column.ts';

/** The limits on missing and surplus employees, and the range of the dual in each case. */
export function slackRange({ leastMissing, limits, under, over }: Demand, i: number) {
  const { low = -Infinity, high = Infinity } = limits ? { low: limits.lack.low[i]!, high: limits.lack.high[i]! } : {};
  const missing = Math.max(leastMissing[i]!, low);
  const dear = limits?.dear ?? 0;
  return {
    missing: { least: missing, most: Math.max(missing, high) },
    over: { least: Math.max(0, -high), most: Math.max(0, -low) },
    price: {
      least: low > -Infinity ? -over[i]! - dear : -over[i]!,
      most: high < Infinity ? under[i]! + dear : under[i]!,
    },
  };
}

/** A dual, clipped to the value that one employee more or less can have. */
export function dualWithin(demand: Demand, i: number, price: number): number {
  const { least, most } = slackRange(demand, i).price;
  return Math.min(most, Math.max(least, price));
}

/** The demand's term of the Lagrangian bound, independent of the rosters. */
export function demandBound(demand: Demand, duals: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < duals.length; i++) {
    const price = duals[i]!;
    const { missing, over } = slackRange(demand, i);
    const lack = demand.under[i]! - price;
    const excess = demand.over[i]! + price;
    sum += price * demand.asked[i]! + lack * (lack < 0 ? missing.most : missing.least);
    // Without a limit, duals contribute nothing here.
    if (demand.limits) sum += excess * (excess < 0 ? over.most : over.least);
  }
  return sum;
}

/** The reduced cost of a roster: its cost less the duals of its codes. */
export function reducedCost(demand: Demand, column: Column, duals: Float64Array): number {
  const { codes, amounts } = column;
  let cost = column.cost;
  for (let i = 0; i < codes.length; i++) {
    const dual = duals[demand.place[codes[i]!]!]!;
    cost -= amounts ? amounts[i]! * dual : dual;
  }
  return cost;
}
