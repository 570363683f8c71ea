// Method: large neighbourhood search: whole rosters or days are freed and priced again; single rosters; dives.
// Paper: Shaw, "Using constraint programming and local search methods to solve vehicle routing problems", CP 1998.
import { operatorOf, type Operator } from './operator.ts';
import type { GroupPlans } from './group-plans.ts';
import type { SearchState } from './search-state.ts';
import type { GivenRosters } from './share-rosters.ts';

/**
 * [share of the gap] A dive waits until improving days closes less, and is improved by itself as long as a turn closes
 * that much.
 */
const WORTHWHILE = 0.1;

/** [share of the gap] By so much the result of a dive can cost more than the incumbent. */
const ROOM = 0.5;

/**
 * Re-optimizes neighbourhoods by column generation for a slice of the budget: whole rosters of some employees, or some
 * days of them (large neighbourhood search, Shaw 1998).
 */
export function neighbourhoods(groups: GroupPlans, of: 'people' | 'days', then = groups.report): void {
  const { budget, slice, lawful, drawn } = groups;
  for (const end = budget.used() + slice(); budget.used() < end && !budget.over() && lawful().length > 0;) {
    drawn(lawful()).improve(of, budget);
    then();
  }
}

/**
 * Re-optimizes one employee's whole roster after the other, with all others fixed, until nothing is gained. The next
 * sweep waits until the plan costs another amount than after this one.
 */
export function sweepOperator({ size }: SearchState, { open, lawful, budget, total }: GroupPlans): Operator {
  let swept = NaN;
  return operatorOf(
    'sweep',
    () => {
      open().forEach((plan) => plan.construct(budget));
      swept = total();
    },
    () => size.isLarge && lawful().length > 0 && total() !== swept,
  );
}

export const neighbourhoodOperator = (groups: GroupPlans, of: 'people' | 'days'): Operator =>
  operatorOf(
    of,
    () => neighbourhoods(groups, of),
    () => groups.lawful().length > 0,
  );

interface DiveConditions {
  /** The smaller neighbourhoods for which it waits. */
  days: Operator;
  /** The rosters of another thread's linear program, if this one dives from them. */
  given: GivenRosters | null;
  /** Whether this thread has duals for it, and hope. */
  mayRun: () => boolean;
}

/**
 * Creates rosters by a dive in each group and improves them separately as long as that closes the gap, even if they
 * start worse than the incumbent. A dive takes long: it waits until smaller neighbourhoods are exhausted.
 */
export function diveOperator(
  { annealing }: SearchState,
  groups: GroupPlans,
  { days, given, mayRun }: DiveConditions,
): Operator {
  const { plans, budget, gap, slice, cellsWith, publish, open } = groups;
  const run = (): void => {
    given?.use();
    const room = gap() * ROOM;
    const found = new Map(open().map((plan) => [plan, plan.dive(budget, room)]));
    if (![...found.values()].some((rosters) => rosters)) return;
    if (open().length === 0) return;
    const cells = annealing.polish(
      cellsWith((plan) => found.get(plan) ?? plan.best()),
      slice(),
    );
    for (const plan of plans) plan.adopt(cells);
    publish();
    let before = Infinity;
    do {
      before = gap();
      if (before < Infinity) neighbourhoods(groups, 'days', publish);
    } while (!budget.over() && before - gap() > before * WORTHWHILE);
  };
  return operatorOf(
    'dive',
    run,
    () => days.gain < gap() * WORTHWHILE && mayRun() && open().some((plan) => plan.mayDive()),
  );
}
