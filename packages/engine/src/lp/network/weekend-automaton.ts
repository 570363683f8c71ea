// Method: an automaton that counts, for a resource of the pricing problem.
// Paper: Demassey, Pesant, Rousseau, "A cost-regular based hybrid column generation approach", Constraints 11, 2006.
import type { Model } from '../../model/model.ts';
import { plannedWeekends } from '../../model/planned-weekends.ts';
import type { RuleAutomaton } from '../../rules/automaton.ts';

/**
 * Counts weekends with work: a step costs 1 if it is the first work of its weekend. The state is whether the weekend
 * already has work.
 */
export function weekendAutomaton(model: Model): RuleAutomaton & { cost: NonNullable<RuleAutomaton['cost']> } {
  const weekend = plannedWeekends(model);
  const joins = (day: number): boolean => weekend[day]! >= 0 && model.weekOf[day + 1] === model.weekOf[day];
  return {
    start: 0,
    next: (state, day, code) => (joins(day) && (state === 1 || code >= 0) ? 1 : 0),
    cost: (state, day, code) => (weekend[day]! >= 0 && code >= 0 && state === 0 ? 1 : 0),
  };
}
