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
 * Where nobody could give a person a lawful roster, as with more hours asked for than their days off leave, they are held to each rule no further than
 * the best of their rosters so far keeps it, the one that works most, or what stands. Everybody else is planned as ever.
 */
export function excuseWhoCannot(
  { model, evaluator, cells, recount }: Search,
  pricing: Pricing,
  people: ReadonlySet<number>,
): void {
  const nothing = new Float64Array(model.codes + (model.joint?.rows ?? 0));
  const now = cells();
  let excused = false;
  for (let person = 0; person < model.people; person++) {
    evaluator.rowCost(person, now, Infinity);
    if (evaluator.lastHard() === 0 || pricing.price(person, nothing, 1).columns.length > 0) continue;
    const rosters = [now];
    if (people.has(person)) {
      const row = pricing.busiest(person);
      if (!row) continue;
      const busy = Int32Array.from(now);
      busy.set(row, person * model.days);
      rosters.push(busy);
    }
    evaluator.excuse(person, rosters);
    excused = true;
  }
  if (excused) recount();
}
