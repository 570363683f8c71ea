// Method: a portfolio of operators with adaptive selection, after the linear programs and complete annealing.
// Paper: Ropke, Pisinger, "An adaptive large neighborhood search heuristic ...", Transportation Science 40, 2006.
import type { LinearSolver } from '../lp/master/linear-solver.ts';
import { SHRINKING_DIVE } from '../lp/parameters.ts';
import { createGroupPlans, type GroupPlans } from './group-plans.ts';
import { diveOperator, neighbourhoodOperator, neighbourhoods, sweepOperator } from './improve-operators.ts';
import { nextOperator, operatorOf, runOperator, type Operator, type OperatorName } from './operator.ts';
import { LARGE, PROOF, ROOT, TURN } from './parameters.ts';
import type { PlanOptions } from './plan-options.ts';
import { branchOperator, closeOperator, createRoots, createShortageProofs } from './prove-operators.ts';
import type { SearchState } from './search-state.ts';
import { takePrices } from './share-prices.ts';
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
    const hasRosters = state.size.annealing > 0 && plans.every((plan) => plan.best());
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
  const { incumbent, random, evaluator } = state;
  const { isLarge, role } = state.size;
  const { budget, isNear, total, gap, slice, open } = groups;
  const exchange = options.exchange ?? null;
  const shortages = createShortageProofs(state, groups, solver);
  const roots = createRoots(state, groups, exchange);
  const without = new Set<OperatorName>(options.without ?? []);
  const has = (name: OperatorName): boolean => !without.has(name);
  const round = largeRound(state, groups, has);
  if (isLarge && role === 'alone')
    while (budget.used() < LARGE.alone && !budget.over() && open().length > 0) round.run();
  if (role !== 'helps') proveFirst(groups, roots.run, shortages.run, { isLarge, has });
  // With many employees a dive ends far from the bound, unless it starts from the complete program.
  const areMany = isLarge && state.model.people > SHRINKING_DIVE.above;
  if (role !== 'helps' && areMany && has('root')) roots.run(null, LARGE.root);
  const isDeep = (): boolean => !isLarge || (role !== 'helps' && !(areMany && roots.isUnfinished()));
  // Shortages are proved before the plan, because that proof ends the search. An incomplete linear program is far
  // from it, and that dive needs the time.
  const areShortagesLater = roots.isUnfinished() || areMany;
  if (role !== 'helps' && !areShortagesLater && has('shortages')) shortages.run(Infinity);

  /** A helper thread dives by the duals of the other thread, if there is one. */
  const hasPrices = (): boolean => role !== 'helps' || exchange?.prices() !== null;
  const anneal = operatorOf('anneal', () => state.annealing.reheat(slice()));
  const days = neighbourhoodOperator(groups, 'days');
  // Near the bound, a dive without its own linear program rarely finds anything.
  const mayDive = (): boolean => hasPrices() && isDeep() && !(role === 'helps' && isNear());
  const dive = diveOperator(state, groups, days, mayDive);
  const [close, branch] = [closeOperator(groups), branchOperator(groups)];
  const explain = operatorOf('shortages', () => shortages.run(Infinity));
  // The first dive finds a good region; earlier improvements are mostly lost, and a plan is needed sooner than proofs.
  const openings = {
    alone: areShortagesLater ? [anneal, dive, explain, close] : [close, anneal, dive, close],
    first: areShortagesLater ? [dive, explain, close] : [close, dive, close],
    helps: isLarge ? [] : [anneal, dive],
  };
  const used = (operators: readonly Operator[]): Operator[] => operators.filter(({ name }) => has(name));
  const queue = used(openings[role]).filter((operator) => isDeep() || operator !== dive);
  const provers = role === 'helps' ? [] : [close, roots.operator];
  const sweeps = isLarge ? [sweepOperator(groups)] : [];
  const operators = used([days, neighbourhoodOperator(groups, 'people'), dive, ...provers, anneal, ...sweeps]);
  const proofs = role === 'helps' ? [] : used([roots.operator, branch]);
  const measures = { used: budget.used, cost: total, gap, importedGain: incumbent.importedGain };
  const allocation = timeAllocation(role, { proofs, anneal: has('anneal') ? anneal : null }, measures);
  const settle = (): void => {
    evaluator.setHardWeight(1);
    groups.learn();
    groups.report();
  };
  while (!budget.over() && open().length > 0) {
    // Near the bound a dive rarely closes the gap: one of two threads tries it, from the complete program.
    if (queue[0] === dive && isNear() && (role !== 'first' || roots.isUnfinished())) queue.shift();
    const next = queue[0] === dive && !hasPrices() ? undefined : queue.shift();
    const rounds = isLarge && role === 'helps' && !isNear() ? round : undefined;
    const operator = next ?? rounds ?? allocation.due() ?? nextOperator(operators, random, slice());
    if (!operator) break;
    if (role === 'helps') takePrices(state.model, groups.plans, exchange);
    allocation.take(operator, () => runOperator(operator, measures, settle));
  }
  // A proof of the whole plan does not say which needs must stay open.
  if (roleOf(options) !== 'helps' && has('shortages') && !shortages.isExplained() && budget.over()) {
    incumbent.sync();
    shortages.run(Infinity, groups.whole);
  }
}

/**
 * The linear programs before anything else. The aggregated program proves most of the bound quickly; the real needs are
 * required for the rest.
 */
function proveFirst(
  { budget }: GroupPlans,
  runRoots: ReturnType<typeof createRoots>['run'],
  proveShortages: (mostPeople: number) => void,
  { isLarge, has }: { isLarge: boolean; has: (name: OperatorName) => boolean },
): void {
  const began = budget.used();
  const end = isLarge ? Math.max(LARGE.root, began) : began + ROOT.first;
  if (has('root')) {
    runRoots('period', end);
    runRoots('week', end);
  }
  // By now another thread can have found a plan with fewer open shifts, which leaves less to prove.
  if (has('shortages')) proveShortages(PROOF.few);
  const aggregated = budget.used() - began;
  if (has('root')) runRoots(null, end, Math.max(TURN.least, aggregated * ROOT.still));
}

/** One round for large problems: anneals, gives every employee the best roster, and re-optimizes some days. */
function largeRound(
  { annealing, evaluator }: SearchState,
  groups: GroupPlans,
  has: (name: OperatorName) => boolean,
): Operator {
  const sweep = sweepOperator(groups);
  return operatorOf('sweep', () => {
    if (has('anneal')) annealing.reheat(LARGE.anneal);
    evaluator.setHardWeight(1);
    groups.learn();
    groups.report();
    if (has('sweep')) sweep.run();
    groups.report();
    if (has('days')) neighbourhoods(groups, 'days');
  });
}
