import type { GroupPlan } from './plan-group.ts';
import type { Column } from './roster-pool.ts';

/** What a dive of several groups needs of the search around it. */
interface Surroundings {
  plans: readonly GroupPlan[];
  dive: (plan: GroupPlan, room: number) => Column[] | null;
  /** What lies between the rosters to go on from and the bound. */
  gap: () => number;
  over: () => boolean;
  /** Anneals a little from some rosters; returns the best cells met. */
  polish: (rosters: (plan: GroupPlan) => readonly Column[] | null) => Int32Array;
  tell: () => void;
  /** A turn of small neighbourhoods. */
  improve: () => void;
}

/** How much dearer than the best a dive may end, as a share of the gap, and what share of it a turn must close to go on from there. */
const ROOM = 0.5;
const WORTHWHILE = 0.1;

/** New rosters by a dive of each group, improved by themselves as long as that closes the gap, even where they begin dearer than the best. */
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
