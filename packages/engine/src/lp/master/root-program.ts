// Method: the root node: the aggregated demand first, then the real one, if it is large by dual ascent before that.
// Paper: Desaulniers, Desrosiers, Solomon (editors), "Column Generation", 2005; the order is our own.
import type { Span } from './aggregated-demand.ts';
import type { Budget } from '../budget.ts';
import { generateAggregated } from './generate-aggregated.ts';
import { generateByDualAscent } from './generate-by-dual-ascent.ts';
import { generateColumns } from './generate-columns.ts';
import type { GroupState } from '../group-state.ts';
import { APPROXIMATE, TOLERANCE } from '../parameters.ts';
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
}

export function createRootProgram(state: GroupState): RootProgram {
  const { model, people, pricing, tools, numbers, demand, master, incumbent } = state;
  const { solver, objectiveStep } = tools;
  const real = { begun: false, solved: false, ended: false };
  const large = demand.codes.length + people.length >= APPROXIMATE.fromRows;

  /** A roster for every employee who has none; returns whether all have one. */
  function complete(budget: Budget): boolean {
    for (const person of state.complete() ? [] : people)
      if (!budget.over()) master.add(pricing.price(person, new Float64Array(numbers), 1).columns);
    return state.complete();
  }

  return {
    solved: () => real.solved,
    ended: () => real.ended,
    run: (whole, span, onBetter, still) => {
      const budget = { ...whole, over: () => whole.over() || still() };
      if (!complete(whole)) return false;
      const options = {
        people,
        enough: incumbent.cost() - Math.max(objectiveStep, TOLERANCE.proof) * (1 - TOLERANCE.cutoff),
        centre: state.centre,
        onBetter: (better: number, duals: Float64Array) => {
          if (better <= incumbent.bound()) return;
          state.centre = duals;
          incumbent.raise(incumbent.rounded(better));
          onBetter();
        },
      };
      if (span === null && !real.begun && large) {
        real.begun = true;
        // The pool stays small, because every round scans all of it.
        const small = createPool();
        const most = APPROXIMATE.columns;
        small.add(selectColumns(master.columns, demand, state.centre, { most, fits: () => true }));
        generateByDualAscent(small, demand, pricing, numbers, whole, options);
        master.add(small.columns);
        return incumbent.proved();
      }
      real.solved ||= span === null;
      const found = span
        ? generateAggregated(model, solver, master, demand, pricing, budget, { ...options, span })
        : generateColumns(master, demand, pricing, numbers, budget, options);
      real.ended ||= span === null && !budget.over();
      return !found || !budget.over();
    },
  };
}
