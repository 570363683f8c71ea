// Method: slack and surplus columns of the demand rows; their costs are a box around the duals.
// Paper: Marsten, Hogan, Blankenship, "The boxstep method for large-scale optimization", Operations Research 23, 1975.
import { slackRange } from './demand-duals.ts';
import type { Demand } from './demand.ts';
import type { LinearColumn } from './linear-solver.ts';

/** Slack and surplus columns, two per code; with limits two more for the amounts outside of them. */
export function slackColumns(demand: Demand): LinearColumn[] {
  const costs = slackCosts(demand, Infinity);
  const outside = { lower: 0, upper: Infinity };
  return demand.codes.flatMap((_, i) => {
    const { missing, over } = slackRange(demand, i);
    const bounds = [
      { lower: missing.least, upper: missing.most },
      { lower: over.least, upper: over.most },
      ...(demand.limits ? [outside, outside] : []),
    ];
    return bounds.map((room, kind) => ({
      ...room,
      cost: costs[bounds.length * i + kind]!,
      rows: [i],
      values: [kind % 2 === 0 ? 1 : -1],
      isContinuous: demand.amount[i] === 1,
    }));
  });
}

/** The costs of those columns, capped so that duals stay within `width` of a centre. */
export function slackCosts({ under, over, limits }: Demand, width: number, centre = under): Float64Array {
  const dear = limits ? [0, limits.dear] : [0];
  return Float64Array.from(
    Array.from(under, (cost, i) =>
      dear.flatMap((more) => [
        Math.min(cost + more, centre[i]! + width),
        Math.min(over[i]! + more, width - centre[i]!),
      ]),
    ).flat(),
  );
}
