// Method: a dive over the master's solution and the rosters of least reduced cost, by rosters or by days.
// Paper: Sadykov, Vanderbeck, Pessoa, Tahiri, Uchoa, "Primal heuristics for branch and price", INFORMS JoC 31, 2019.
import type { Budget } from '../budget.ts';
import { costOf } from '../master/demand.ts';
import { dive } from './dive.ts';
import type { FixingMode } from './fix-variables.ts';
import type { GroupState } from '../group-state.ts';
import { createMaster } from '../master/master.ts';
import { SHRINKING_DIVE } from '../parameters.ts';
import { TOLERANCE } from '../tolerance.ts';
import type { RootProgram } from '../master/root-program.ts';
import { nameOf, type Column } from '../network/column.ts';
import { shrinkingDive } from './shrinking-dive.ts';

/** [times] By days from a complete program: how often pricing rounds are repeated while a loss is not explained. */
const REPEATS = 10;

/** [rounds] Pricing rounds before the first fixing, if the root program was never solved. */
const OPENING_ROUNDS = 10;

/**
 * Makes the dives of a group, randomized. Their rosters can cost up to `room` more than the best; null if they would
 * cost more, or are the best ones again. A dive fixes as the last one did, by rosters or by days, as long as there are
 * plans and the cost falls: on some problems only one of the two comes near the bound.
 * @param isGiven whether another thread's program has given its rosters
 */
export function createDives(
  state: GroupState,
  root: RootProgram,
  isGiven: () => boolean,
): (budget: Budget, room: number) => Column[] | null {
  const { people, pricing, tools, numbers, demand, master, incumbent } = state;
  const uncapped = { ...demand, closed: demand.closed.map((closed, i) => closed * (1 - demand.amount[i]!)) };
  let shrinkingDives = 0;
  /** Of the best rosters after the last dive. */
  let lastCost = Infinity;
  let fixingMode: FixingMode = tools.helps ? 'rosters' : 'days';
  return (budget, room) => {
    if (incumbent.proved() || budget.over() || !state.complete()) return null;
    const stands = new Set(incumbent.best()?.map(nameOf));
    // If a need has more employees than allowed, the program has charged for it, but no plan may do so. Rosters that
    // together cost more than a cap are offered: taking a shift from one of them mostly leaves a good plan.
    const offered = (found: Column[] | null): Column[] | null =>
      found && costOf(uncapped, found) < Infinity && !found.every((one) => stands.has(nameOf(one))) ? found : null;
    const below = incumbent.cost() + room - TOLERANCE.proof;
    if (people.length > SHRINKING_DIVE.above && (root.ended() || root.begun() || isGiven())) {
      const random = shrinkingDives++ === 0 ? null : tools.random;
      const found = offered(shrinkingDive(state, budget, { below, random, isComplete: root.ended() }));
      // It is often the optimum, which needs nothing more.
      state.take(found);
      return found;
    }
    const options = {
      people,
      below,
      centre: state.centre,
      random: tools.random,
      fixingMode,
      rounds: root.solved() ? 1 : OPENING_ROUNDS,
      repeats: root.ended() && fixingMode === 'days' ? REPEATS : 0,
    };
    // A program of only the promising rosters is solved in a fraction of the time.
    const small = createMaster(tools.solver, demand, people);
    try {
      const mixed = root.solved() ? master.solve(budget.over)?.weights : null;
      small.add(master.columns.filter((_, i) => mixed && mixed[i]! > TOLERANCE.weight));
      small.add(state.known(() => true));
      const found = offered(dive(small, demand, pricing, numbers, budget, options));
      if (!found || incumbent.cost() >= lastCost) fixingMode = fixingMode === 'days' ? 'rosters' : 'days';
      lastCost = incumbent.cost();
      return found;
    } finally {
      small.close();
    }
  };
}
