import type { Model } from '../model/model.ts';
import type { Evaluator } from '../search/evaluator.ts';
import type { PersonRows } from './person-rows.ts';
import type { Pricing } from './pricing.ts';

/** The search around it: its best cells, and a count of what they break and cost anew. */
interface Search {
  model: Model;
  evaluator: Evaluator;
  cells: () => Int32Array;
  recount: () => void;
}

/**
 * Where no roster of a person is lawful, as with more hours asked for than their days off leave, they are held to each rule no further than
 * the best of their rosters so far keeps it, the one that works most, or what stands. Everybody else is planned as ever.
 */
export function excuseWhoCannot(
  { model, evaluator, cells, recount }: Search,
  pricing: Pricing,
  rows: readonly (PersonRows | null)[],
): void {
  const now = cells();
  let excused = false;
  rows.forEach((own, person) => {
    evaluator.rowCost(person, now, Infinity);
    if (evaluator.lastHard() === 0 || own?.cannot === false) return;
    const rosters = [now];
    const row = own && pricing.busiest(person);
    if (row) {
      const busy = Int32Array.from(now);
      busy.set(row, person * model.days);
      rosters.push(busy);
    }
    evaluator.excuse(person, rosters);
    excused = true;
  });
  if (excused) recount();
}
