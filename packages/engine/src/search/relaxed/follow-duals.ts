// Method: where the linear program is out of reach, the relaxed dual and a dive along it come before annealing.
// Paper: none; our own engineering.
import { LARGE } from '../parameters.ts';
import type { SearchState } from '../search-state.ts';
import type { RowDraws } from '../window/row-draws.ts';
import { createRelaxedPlan } from './relaxed-plan.ts';

interface Parts extends Pick<SearchState, 'model' | 'domains' | 'evaluator' | 'random' | 'incumbent' | 'clock'> {
  draws: RowDraws;
  /** The highest cost of a missing employee. */
  heaviest: number;
}

/**
 * Raises the bound and keeps the roster of the dive, if it is the best: annealing from there ends far below what it
 * reaches by itself, because every row knows what the rest of the year needs.
 */
export function followDuals({ incumbent, clock, draws, ...asked }: Parts): void {
  const budget = { used: clock.used, over: () => clock.used() >= 1, spend: clock.spend };
  const plan = createRelaxedPlan({ ...asked, employeeOf: draws.employeeOf, budget });
  if (!plan) return;
  incumbent.raise(plan.bound(LARGE.relaxed.bound));
  incumbent.sync();
  incumbent.offer(plan.dive(LARGE.relaxed.dive));
  incumbent.sync();
}
