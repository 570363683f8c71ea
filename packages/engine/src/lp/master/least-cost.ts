// Method: a trivial bound: every goal at its least, every day at its cheapest.
// Paper: none; our own.
import type { Model } from '../../model/model.ts';
import type { Domains } from '../../roster/domains.ts';
import type { Evaluator } from '../../roster/evaluator.ts';
import { baseOf, demandOf } from './demand.ts';
import type { Group } from '../network/groups.ts';

/**
 * A trivial lower bound on the cost of a group: goals about rosters are never negative, and each single shift
 * contributes at least its minimum.
 */
export function leastCost(model: Model, domains: Domains, evaluator: Evaluator, { people, codes }: Group): number {
  const { under, leastMissing } = demandOf(model, codes, baseOf(model));
  let least = under.reduce((sum, cost, i) => sum + cost * leastMissing[i]!, 0);
  for (const person of people) {
    for (let cell = person * model.days; cell < (person + 1) * model.days; cell++) {
      const costOf = (code: number): number => evaluator.shiftCost[person * model.codes + code]!;
      const options = domains.options.subarray(domains.optionStart[cell], domains.optionStart[cell + 1]);
      least += model.fixed[cell]! >= 0 ? costOf(model.fixed[cell]!) : Math.min(0, ...Array.from(options, costOf));
    }
  }
  return least;
}
