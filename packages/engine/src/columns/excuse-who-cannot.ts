import type { Model } from '../model/model.ts';
import type { Evaluator } from '../search/evaluator.ts';
import type { Pricing } from './pricing.ts';

/** The search around it: its best cells, and a count of what they break and cost anew. */
interface Search {
  model: Model;
  evaluator: Evaluator;
  cells: () => Int32Array;
  recount: () => void;
}

/**
 * Where nobody could give a person a lawful roster, as with more hours asked for than their days off leave, they are held to no more than the
 * roster keeps that works most, or what stands. Everybody else is planned as ever.
 */
export function excuseWhoCannot(
  { model, evaluator, cells, recount }: Search,
  pricing: Pricing,
  people: ReadonlySet<number>,
): void {
  const nothing = new Float64Array(model.codes + (model.joint?.rows ?? 0));
  const now = Int32Array.from(cells());
  let excused = false;
  for (let person = 0; person < model.people; person++) {
    evaluator.rowCost(person, now, Infinity);
    if (evaluator.lastHard() === 0 || pricing.price(person, nothing, 1).columns.length > 0) continue;
    const row = people.has(person) ? pricing.busiest(person) : null;
    if (row) now.set(row, person * model.days);
    else if (people.has(person)) continue;
    evaluator.excuse(person, now);
    excused = true;
  }
  if (excused) recount();
}
