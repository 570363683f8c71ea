// Method: rosters sent from the thread that solves the linear program to the one that dives from it.
// Paper: none; our own engineering.
import type { Column } from '../lp/network/column.ts';
import { SHARED_ROSTERS, type Exchange } from '../roster/exchange.ts';
import type { GroupPlans } from './group-plans.ts';

/** Sends the rosters of least reduced cost to the other threads, one of every employee in each layer of cells. */
export function shareRosters({ plans, cellsWith }: GroupPlans, exchange: Exchange): void {
  const lists = new Map(plans.map((plan) => [plan, byPerson(plan.columns(SHARED_ROSTERS))]));
  const longest = Math.max(0, ...[...lists.values()].flatMap((list) => list.map(({ length }) => length)));
  const layers = Array.from({ length: longest }, (_, layer) =>
    cellsWith((plan) => lists.get(plan)!.map((columns) => columns[layer] ?? columns[0]!)),
  );
  exchange.shareRosters(layers);
}

/** The rosters of another thread's linear program, from which this thread dives once. */
export interface GivenRosters {
  /** Whether they have come and no dive has started from them. */
  areThere: () => boolean;
  /** The same, and from now on they are used. */
  use: () => boolean;
}

/** Takes over the rosters of another thread as soon as there are any. */
export function takeRosters({ plans }: GroupPlans, exchange: Exchange): GivenRosters {
  let are: 'awaited' | 'there' | 'used' = 'awaited';
  const areThere = (): boolean => {
    const layers = are === 'awaited' ? exchange.rosters() : null;
    for (const cells of layers ?? []) for (const plan of plans) plan.give(cells);
    if (layers) are = 'there';
    return are === 'there';
  };
  const use = (): boolean => {
    const now = areThere();
    if (now) are = 'used';
    return now;
  };
  return { areThere, use };
}

function byPerson(columns: readonly Column[]): Column[][] {
  const of = new Map<number, Column[]>();
  for (const column of columns) of.set(column.person, [...(of.get(column.person) ?? []), column]);
  return [...of.values()];
}
