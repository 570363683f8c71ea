// Method: a portfolio of operators with adaptive selection, after the linear programs and complete annealing.
// Paper: Ropke, Pisinger, "An adaptive large neighborhood search heuristic ...", Transportation Science 40, 2006.
import type { LinearSolver } from '../lp/master/linear-solver.ts';
import type { Exchange } from '../roster/exchange.ts';
import { createGroupPlans, type GroupPlans } from './group-plans.ts';
import { neighbourhoodOperator, sweepOperator } from './improve-operators.ts';
import { nextOperator, operatorOf } from './operator.ts';
import { LARGE, PROOF, ROOT, TURN } from './parameters.ts';
import type { PlanOptions } from './plan-options.ts';
import { createPortfolioOperators, type PortfolioOperators } from './portfolio-operators.ts';
import { branchOperator, closeOperator } from './prove-operators.ts';
import type { SearchState } from './search-state.ts';
import { takeDuals } from './share-duals.ts';
import { shareRosters } from './share-rosters.ts';
import { roleOf, timeAllocation } from './time-allocation.ts';

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
  const { incumbent, random } = state;
  const { isLarge, role } = state.size;
  const { budget, isNear, total, gap, slice, open } = groups;
  const exchange = options.exchange ?? null;
  const of = createPortfolioOperators(state, groups, options, solver);
  const { has, used, areMany, shortages, roots, days, dive, anneal, round, given, isDeep, hasDuals } = of;
  if (isLarge && role === 'alone' && !areMany)
    while (budget.used() < LARGE.alone && !budget.over() && open().length > 0) round.run();
  if (role !== 'helps') proveFirst(groups, of, isLarge, exchange);
  // With many employees a dive ends far from the bound, unless it starts from their linear program.
  if (role !== 'helps' && areMany && has('root')) roots.run(null, LARGE.root);
  // Shortages are proved before the plan, because that proof ends the search. An incomplete linear program is far
  // from it, and that dive needs the time.
  const areShortagesLater = roots.isUnfinished() || areMany;
  if (role !== 'helps' && !areShortagesLater && has('shortages')) shortages.run(Infinity);

  const [close, branch] = [closeOperator(groups), branchOperator(groups)];
  const explain = operatorOf('shortages', () => shortages.run(Infinity));
  // The first dive finds a good region; earlier improvements are mostly lost, and a plan is needed sooner than proofs.
  const openings = {
    alone: areShortagesLater ? [anneal, dive, explain, close] : [close, anneal, dive, close],
    first: areShortagesLater ? [dive, explain, close] : [close, dive, close],
    helps: isLarge ? [] : [anneal, dive],
  };
  const queue = used(openings[role]).filter((operator) => isDeep() || operator !== dive);
  const provers = role === 'helps' ? [] : [close, roots.operator];
  const sweeps = isLarge ? [sweepOperator(groups)] : [];
  const operators = used([days, neighbourhoodOperator(groups, 'people'), dive, ...provers, anneal, ...sweeps]);
  const proofs = role === 'helps' ? [] : used([roots.operator, branch]);
  const measures = { used: budget.used, cost: total, gap, bound: incumbent.bound };
  const allocation = timeAllocation(role, { proofs, anneal: has('anneal') ? anneal : null }, measures);
  // Near the bound a dive rarely closes the gap. Where needs recur, the complete program's bound is mostly the optimum:
  // one of two threads dives from it.
  const mayClose = (): boolean => role === 'first' && !roots.isUnfinished() && open().every((plan) => plan.recurs());
  while (!budget.over() && open().length > 0) {
    if (queue[0] === dive && isNear() && !mayClose()) queue.shift();
    const next = given?.use() ? dive : queue[0] === dive && !hasDuals() ? undefined : queue.shift();
    const rounds = isLarge && role === 'helps' && !isNear() ? round : undefined;
    const operator = next ?? rounds ?? allocation.due() ?? nextOperator(operators, random, slice());
    if (!operator) break;
    if (role === 'helps') takeDuals(state.model, groups.plans, exchange);
    allocation.take(operator, () => of.run(operator));
  }
  // A proof of the whole plan does not say which needs must stay open.
  if (roleOf(options) !== 'helps' && has('shortages') && !shortages.isExplained() && budget.over()) {
    incumbent.sync();
    shortages.run(Infinity, groups.whole);
  }
}

/**
 * The linear programs before anything else. The aggregated program proves most of the bound quickly; the real needs are
 * required for the rest. The dive of many employees takes long and needs no bound: it starts from what their program
 * has half way, in another thread if there is one, while this one goes on.
 */
function proveFirst(
  groups: GroupPlans,
  { roots, shortages, has, areMany, dive, run }: PortfolioOperators,
  isLarge: boolean,
  exchange: Exchange | null,
): void {
  const { budget } = groups;
  const began = budget.used();
  const end = isLarge ? Math.max(LARGE.root, began) : began + ROOT.first;
  if (has('root')) {
    roots.run('period', end);
    roots.run('week', end);
  }
  // By now another thread can have found a plan with fewer open shifts, which leaves less to prove.
  if (has('shortages')) shortages.run(PROOF.few);
  const ready = budget.used();
  const patience = Math.max(TURN.least, (ready - began) * ROOT.still);
  if (has('root') && areMany) roots.run(null, LARGE.dive, patience);
  if (has('dive') && areMany && roots.isUnfinished()) {
    if (exchange) shareRosters(groups, exchange);
    // The program of the real needs must have begun.
    else if (ready < LARGE.dive) run(dive);
  }
  if (has('root')) roots.run(null, end, patience);
}
