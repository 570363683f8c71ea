// Method: the part of the objective that no decision changes.
// Paper: none; bookkeeping of our own.
import type { Model } from '../../model/model.ts';
import type { Evaluator } from '../../roster/evaluator.ts';
import { baseOf, demandCost, demandOf, demandsOf } from './demand.ts';
import type { Group } from '../network/groups.ts';

/**
 * The constant cost of every plan, independent of the groups: employees who cannot take anything, needs that no one can
 * take, and shift preferences as such.
 */
export function constantCost(model: Model, evaluator: Evaluator, groups: readonly Group[]): number {
  const people = new Set(groups.flatMap((group) => group.people));
  const theirs = new Set(groups.flatMap((group) => group.codes));
  const nobodys = Array.from({ length: demandsOf(model) }, (_, code) => code).filter((code) => !theirs.has(code));
  let cost = evaluator.base + demandCost(demandOf(model, nobodys, baseOf(model)), new Float64Array(nobodys.length));
  for (let person = 0; person < model.people; person++) {
    if (people.has(person)) continue;
    cost += evaluator.rowCost(person, model.fixed, Infinity);
    for (let day = 0; day < model.days; day++) {
      const code = model.fixed[person * model.days + day]!;
      if (code >= 0) cost += evaluator.shiftCost[person * model.codes + code]!;
    }
  }
  return cost;
}
