// Method: a rule that an employee cannot keep is relaxed to the amount that the best known roster breaks.
// Paper: none; our own.
import type { Model } from '../../model/model.ts';
import type { Evaluator } from '../../roster/evaluator.ts';
import type { PricingProblem } from '../network/pricing-problem.ts';
import type { Pricing } from './pricing.ts';

/** The surrounding search: its incumbent cells, and the recount of their breaches and cost. */
interface Search {
  model: Model;
  evaluator: Evaluator;
  cells: () => Int32Array;
  recount: () => void;
}

/**
 * If an employee has no lawful roster (for example, the minimum hours exceed what the days off allow), each rule is
 * relaxed for them to the amount broken by the best known roster: the incumbent, the one with the most work, or the
 * fixed shifts. All others are planned as usual.
 */
export function relaxInfeasibleRules(
  { model, evaluator, cells, recount }: Search,
  pricing: Pricing,
  rows: readonly (PricingProblem | null)[],
): void {
  const now = cells();
  let relaxed = false;
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
    evaluator.relaxInfeasible(person, rosters);
    relaxed = true;
  });
  if (relaxed) recount();
}
