// Method: a portfolio of operators with adaptive selection, after the linear programs and complete annealing.
// Paper: Ropke, Pisinger, "An adaptive large neighborhood search heuristic ...", Transportation Science 40, 2006.
import type { LinearSolver } from '../lp/master/linear-solver.ts';
import { createGroupPlans, type GroupPlans } from './group-plans.ts';
import { nextOperator, openingOrder } from './operator.ts';
import type { PlanOptions } from './plan-options.ts';
import { createPortfolioOperators, type BeforeName, type StepName } from './portfolio-operators.ts';
import type { Scale } from './problem-size.ts';
import type { SearchState } from './search-state.ts';
import type { Role } from './time-allocation.ts';

/** What a thread begins with: what comes before all turns, and its first turns. */
interface Opening {
  before: readonly BeforeName[];
  turns: readonly StepName[];
}

/** Shortages are proved before the plan, because that proof ends the search. */
const PROGRAMS = ['period', 'week', 'fewShortages', 'program', 'shortages'] as const;
// The first dive finds a good region; earlier improvements are mostly lost, and a plan is needed sooner than proofs.
const ALONE = ['closeComplete', 'anneal', 'dive', 'explain', 'close'] as const;
const FIRST = ['closeComplete', 'dive', 'explain', 'close'] as const;

/**
 * The opening orders, by the role of the thread and the scale of the problem: what is not ready in its place is left
 * out. The dive of many employees needs no bound and starts from what their program has half way.
 */
const OPENINGS: Readonly<Record<Role, Readonly<Record<Scale, Opening>>>> = {
  alone: {
    usual: { before: PROGRAMS, turns: ALONE },
    large: { before: ['rounds', ...PROGRAMS], turns: ALONE },
    many: {
      before: ['period', 'week', 'fewShortages', 'beginning', 'halfDive', 'program', 'rest'],
      turns: ['anneal', 'dive', 'explain', 'close'],
    },
  },
  first: {
    usual: { before: PROGRAMS, turns: FIRST },
    large: { before: PROGRAMS, turns: FIRST },
    many: {
      before: ['period', 'week', 'fewShortages', 'beginning', 'shareRosters', 'program', 'rest'],
      turns: ['dive', 'explain', 'close'],
    },
  },
  helps: {
    usual: { before: [], turns: ['anneal', 'dive'] },
    large: { before: [], turns: ['round'] },
    many: { before: [], turns: ['dive', 'round'] },
  },
};

/**
 * Plans by whole rosters: each independent group gets its linear program with a bound, dives, and then operators chosen
 * by what they gain (a portfolio with adaptive selection, as in ALNS: Ropke and Pisinger 2006), until time is up or
 * everything is proved. Of two threads, the first solves the linear program and proves; the other anneals and improves.
 */
export function searchPortfolio(state: SearchState, options: PlanOptions, solver: LinearSolver): void {
  const groups = createGroupPlans(state, options, solver);
  if (!groups) return;
  try {
    groups.learn();
    // Lawful rosters for all employees come first: in a large group the best ones take long.
    const { plans, budget } = groups;
    const hasRosters = state.hasAnnealed && plans.every((plan) => plan.best());
    for (const plan of hasRosters ? [] : [...plans.filter((each) => !each.best()), ...plans]) {
      plan.construct(budget);
      groups.report();
    }
    runPortfolio(state, groups, options, solver);
  } finally {
    groups.close();
  }
}

function runPortfolio(state: SearchState, groups: GroupPlans, options: PlanOptions, solver: LinearSolver): void {
  const { budget, open, slice } = groups;
  const { role, scale } = state.size;
  const { before, steps, operators, allocation, run, last } = createPortfolioOperators(state, groups, options, solver);
  for (const first of before(OPENINGS[role][scale].before)) if (first.ready()) first.run();
  const opening = openingOrder(steps(OPENINGS[role][scale].turns));
  while (!budget.over() && open().length > 0) {
    const next = opening() ?? allocation.due() ?? nextOperator(operators, state.random, slice());
    if (!next) break;
    allocation.take(next, () => run(next));
  }
  if (last.ready()) last.run();
}
