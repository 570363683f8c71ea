// Method: the root node: the aggregated demand first, then the real one, by ascent if large, unless weeks were done.
// Paper: Desaulniers, Desrosiers, Solomon (editors), "Column Generation", 2005; the order is our own.
import type { Span } from './aggregated-demand.ts';
import type { Budget } from '../budget.ts';
import { generateAggregated } from './generate-aggregated.ts';
import { createAscentGeneration, type AscentGeneration } from './generate-by-dual-ascent.ts';
import { generateColumns } from './generate-columns.ts';
import type { GroupState } from '../group-state.ts';
import { APPROXIMATE } from '../parameters.ts';
import { TOLERANCE } from '../tolerance.ts';
import { createPool } from './roster-pool.ts';
import { selectColumns } from './select-columns.ts';

export interface RootProgram {
  /**
   * Continues from its last state, for the real demand or for the demand aggregated over a span; returns whether it was
   * completed. `onBetter` is called after every better bound. It ends when `still` for too long, but not before it uses
   * basic solutions.
   */
  run: (budget: Budget, span: Span | null, onBetter: () => void, still: () => boolean) => boolean;
  /** Whether the master of the real demand was solved, and whether that was completed. */
  solved: () => boolean;
  ended: () => boolean;
  /** Whether the program of the real demand has added rosters from which a dive of many employees can start. */
  begun: () => boolean;
}

export function createRootProgram(state: GroupState): RootProgram {
  const { model, people, pricing, tools, numbers, demand, master, incumbent } = state;
  const { solver, objectiveStep } = tools;
  const real = { solved: false, ended: false };
  // The pool stays small, because every round scans all of it.
  const small = createPool();
  let ascent: AscentGeneration | null = null;
  let report = (): void => undefined;
  // From the duals of the needs of each week, exact ones need few rounds: a supermarket's month (387 rows) 2 s. By dual
  // ascent, whose duals wander off from there, 25 s.
  let areWeeksDone = false;
  const large = demand.codes.length + people.length >= APPROXIMATE.fromRows;

  /** A roster for every employee who has none; returns whether all have one. */
  function complete(budget: Budget): boolean {
    for (const person of state.complete() ? [] : people)
      if (!budget.over()) master.add(pricing.price(person, new Float64Array(numbers), 1).columns);
    return state.complete();
  }

  function improve(better: number, duals: Float64Array): void {
    if (better <= incumbent.bound()) return;
    state.centre = duals;
    incumbent.raise(incumbent.rounded(better));
    report();
  }

  function beginAscent(): AscentGeneration {
    const most = APPROXIMATE.columns;
    small.add(selectColumns(master.columns, demand, state.centre, { most, fits: () => true }));
    const { centre } = state;
    return createAscentGeneration(small, demand, pricing, numbers, { people, centre, onBetter: improve });
  }

  return {
    solved: () => real.solved,
    ended: () => real.ended,
    begun: () => ascent !== null || (areWeeksDone && real.solved),
    run: (whole, span, onBetter, still) => {
      const budget = { ...whole, over: () => whole.over() || still() };
      if (!complete(whole)) return false;
      report = onBetter;
      const enough = incumbent.cost() - Math.max(objectiveStep, TOLERANCE.proof) * (1 - TOLERANCE.cutoff);
      if (span === null && large && !areWeeksDone && !ascent?.ended()) {
        ascent ??= beginAscent();
        ascent.run(whole, enough);
        master.add(small.columns);
        return incumbent.proved();
      }
      real.solved ||= span === null;
      const options = { people, enough, centre: state.centre, onBetter: improve };
      const found = span
        ? generateAggregated(model, solver, master, demand, pricing, budget, { ...options, span })
        : generateColumns(master, demand, pricing, numbers, budget, options);
      areWeeksDone ||= span === 'week' && found !== null && !budget.over();
      real.ended ||= span === null && !budget.over();
      return !found || !budget.over();
    },
  };
}
