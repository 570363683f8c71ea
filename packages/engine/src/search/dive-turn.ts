import type { GroupPlan } from '../lp/plan-group.ts';
import type { Column } from '../lp/roster-pool.ts';

/** What a dive of several groups uses from the surrounding search. */
interface Surroundings {
  plans: readonly GroupPlan[];
  dive: (plan: GroupPlan, room: number) => Column[] | null;
  /** The gap between the current rosters and the bound. */
  gap: () => number;
  over: () => boolean;
  /** Anneals briefly from some rosters; returns the best cells found. */
  polish: (rosters: (plan: GroupPlan) => readonly Column[] | null) => Int32Array;
  tell: () => void;
  /** One turn of small neighbourhoods. */
  improve: () => void;
}

/**
 * How much more expensive than the incumbent the result of a dive can be, as a share of the gap, and the share of it
 * that a turn must close for the improvement to continue.
 */
const ROOM = 0.5;
const WORTHWHILE = 0.1;

/**
 * Creates rosters by a dive in each group and improves them separately as long as that closes the gap, even if they
 * start worse than the incumbent.
 */
export function diveTurn({ plans, dive, gap, over, polish, tell, improve }: Surroundings): void {
  const room = gap() * ROOM;
  const found = new Map(plans.filter((plan) => !plan.proved()).map((plan) => [plan, dive(plan, room)]));
  if (![...found.values()].some((rosters) => rosters)) return;
  const cells = polish((plan) => found.get(plan) ?? plan.best());
  for (const plan of plans) plan.adopt(cells);
  tell();
  let before = Infinity;
  do {
    before = gap();
    if (before < Infinity) improve();
  } while (!over() && before - gap() > before * WORTHWHILE);
}
