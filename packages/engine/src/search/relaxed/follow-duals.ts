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
 * Raises the bound and keeps the roster of the dive, if it is the best; who got no row keeps the last one. Annealing
 * from there ends far below what it reaches by itself, because every row knows what the rest of the year needs.
 */
export function followDuals({ incumbent, clock, draws, ...asked }: Parts): void {
  const budget = { used: clock.used, over: () => clock.used() >= 1, spend: clock.spend };
  const counted = incumbent.bound();
  const plan = createRelaxedPlan({ ...asked, employeeOf: draws.employeeOf, budget });
  if (!plan) return;
  const bound = plan.bound(LARGE.relaxed.bound);
  // Where no roster is lawful, the dual has no upper end, and its bound would be none of what is returned.
  const raise = (): void => {
    incumbent.sync();
    if (incumbent.best.hard === 0) incumbent.raise(bound);
  };
  raise();
  // Prices that say less than counting does lead nowhere: the time was too short.
  if (bound <= counted) return;
  const { cells, without } = plan.dive(LARGE.relaxed.dive);
  incumbent.sync();
  const { days } = asked.model;
  for (const person of without)
    cells.set(incumbent.best.cells.subarray(person * days, (person + 1) * days), person * days);
  incumbent.offer(cells);
  raise();
  incumbent.sync();
}
