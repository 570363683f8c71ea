// Method: the operators of a portfolio, by the role of the thread and the size of the problem.
// Paper: Ropke, Pisinger, "An adaptive large neighborhood search heuristic ...", Transportation Science 40, 2006.
import type { LinearSolver } from '../lp/master/linear-solver.ts';
import { SHRINKING_DIVE } from '../lp/parameters.ts';
import type { GroupPlans } from './group-plans.ts';
import { diveOperator, neighbourhoodOperator, neighbourhoods, sweepOperator } from './improve-operators.ts';
import { operatorOf, runOperator, type Operator, type OperatorName } from './operator.ts';
import { LARGE } from './parameters.ts';
import type { PlanOptions } from './plan-options.ts';
import { createRoots, createShortageProofs, type Roots, type ShortageProofs } from './prove-operators.ts';
import type { SearchState } from './search-state.ts';
import { takeRosters, type GivenRosters } from './share-rosters.ts';

/** The operators of one thread, and what decides on their order. */
export interface PortfolioOperators {
  has: (name: OperatorName) => boolean;
  /** Those that are not left out. */
  used: (operators: readonly Operator[]) => Operator[];
  /** Whether the problem is large and has so many employees that a dive needs its own linear program. */
  areMany: boolean;
  shortages: ShortageProofs;
  roots: Roots;
  days: Operator;
  dive: Operator;
  anneal: Operator;
  /** Anneals, gives every employee the best roster, and re-optimizes some days; for large problems. */
  round: Operator;
  /** The rosters of another thread's linear program, if this one dives from them. */
  given: GivenRosters | null;
  /** Whether a dive is worth its time now. */
  isDeep: () => boolean;
  /** Whether this thread has duals: its own, or those of another thread. */
  hasDuals: () => boolean;
  /** Runs an operator and returns to the incumbent. */
  run: (operator: Operator) => void;
}

export function createPortfolioOperators(
  state: SearchState,
  groups: GroupPlans,
  options: PlanOptions,
  solver: LinearSolver,
): PortfolioOperators {
  const { incumbent, evaluator, annealing, model } = state;
  const { isLarge, role } = state.size;
  const { budget, isNear, gap, slice } = groups;
  const exchange = options.exchange ?? null;
  const without = new Set<OperatorName>(options.without ?? []);
  const has = (name: OperatorName): boolean => !without.has(name);
  const areMany = isLarge && model.people > SHRINKING_DIVE.above;
  const given = exchange && role === 'helps' && areMany && has('dive') ? takeRosters(groups, exchange) : null;
  const roots = createRoots(state, groups, exchange);
  const isDeep = (): boolean => !isLarge || (role !== 'helps' && !(areMany && roots.isUnfinished()));
  const hasDuals = (): boolean => role !== 'helps' || exchange?.duals() !== null;
  const days = neighbourhoodOperator(groups, 'days');
  // Near the bound, a dive without its own linear program rarely finds anything.
  const mayDive = (): boolean => hasDuals() && isDeep() && !(role === 'helps' && isNear());
  const measures = { used: budget.used, gap, importedGain: incumbent.importedGain };
  const settle = (): void => {
    evaluator.setHardWeight(1);
    groups.learn();
    groups.report();
  };
  return {
    has,
    used: (operators) => operators.filter(({ name }) => has(name)),
    areMany,
    shortages: createShortageProofs(state, groups, solver),
    roots,
    days,
    dive: diveOperator(state, groups, days, mayDive),
    anneal: operatorOf('anneal', () => annealing.reheat(slice())),
    round: largeRound(state, groups, has, given),
    given,
    isDeep,
    hasDuals,
    run: (operator) => runOperator(operator, measures, settle),
  };
}

/**
 * One round for large problems: anneals, gives every employee the best roster, and re-optimizes some days. It ends
 * early when rosters have come from which this thread can dive.
 */
function largeRound(
  { annealing, evaluator, size, hasAnnealed }: SearchState,
  groups: GroupPlans,
  has: (name: OperatorName) => boolean,
  given: GivenRosters | null,
): Operator {
  const sweep = sweepOperator(groups);
  // Annealing that has just ended for good gains nothing if it goes on.
  let isCold = hasAnnealed && size.isOutOfReach;
  return operatorOf('sweep', () => {
    if (!isCold) annealing.reheat(LARGE.anneal);
    isCold = false;
    evaluator.setHardWeight(1);
    groups.learn();
    groups.report();
    if (given?.areThere()) return;
    if (has('sweep')) sweep.run();
    groups.report();
    if (has('days') && !given?.areThere()) neighbourhoods(groups, 'days');
  });
}
