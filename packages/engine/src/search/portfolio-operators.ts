// Method: the operators of a portfolio, each with the conditions under which it is worth its time.
// Paper: Ropke, Pisinger, "An adaptive large neighborhood search heuristic ...", Transportation Science 40, 2006.
import type { LinearSolver } from '../lp/master/linear-solver.ts';
import type { Exchange } from '../roster/exchange.ts';
import type { GroupPlans } from './group-plans.ts';
import { diveOperator, neighbourhoodOperator, neighbourhoods, sweepOperator } from './improve-operators.ts';
import { operatorOf, runOperator, type Operator, type Step, type Turn } from './operator.ts';
import { LARGE } from './parameters.ts';
import type { PlanOptions } from './plan-options.ts';
import {
  branchOperator,
  closeOperator,
  createFirstProofs,
  createRoots,
  createShortageProofs,
  type Roots,
  type ShortageProofs,
} from './prove-operators.ts';
import type { SearchState } from './search-state.ts';
import { takeDuals } from './share-duals.ts';
import { shareRosters, takeRosters, type GivenRosters } from './share-rosters.ts';
import { roleOf, timeAllocation, type TimeAllocation } from './time-allocation.ts';

/** [shares] Of annealing in one round with single rosters; of all rounds before a single thread's program. */
const ROUND = { anneal: 0.05, alone: 0.4 } as const;

/** The operators of one thread; those that are left out are in none of the lists. */
export interface PortfolioOperators {
  /** What comes before all turns, and places in the opening order, by name. */
  before: (names: readonly BeforeName[]) => Operator[];
  steps: (names: readonly StepName[]) => Step[];
  /** Those from which the greatest gain for its time chooses. */
  operators: Operator[];
  /** The shares of proofs and annealing. */
  allocation: TimeAllocation;
  /** Runs an operator and returns to the incumbent. */
  run: (operator: Operator) => void;
  /** After the end. */
  last: Operator;
}

export type BeforeName = keyof ReturnType<typeof beforeOf>;
export type StepName = keyof ReturnType<typeof stepsOf>;

export function createPortfolioOperators(
  state: SearchState,
  groups: GroupPlans,
  options: PlanOptions,
  solver: LinearSolver,
): PortfolioOperators {
  const { incumbent, evaluator, annealing, size, model } = state;
  const { budget, total, gap, slice, plans } = groups;
  const exchange = options.exchange ?? null;
  const has = (name: Operator['name']): boolean => name === 'round' || !options.without?.includes(name);
  const isUsed = ({ name }: Operator): boolean => has(name);
  const isGiven = exchange && size.role === 'helps' && size.scale === 'many' && has('dive');
  const given = isGiven ? takeRosters(groups, exchange) : null;
  const shortages = createShortageProofs(state, groups, solver);
  const roots = createRoots(state, groups, exchange);
  const turns = diveTurns(state, groups, roots, { exchange, given });
  const days = neighbourhoodOperator(groups, 'days');
  const all = {
    roots,
    shortages,
    firstDive: turns.first,
    dive: diveOperator(state, groups, { days, given, mayRun: turns.mayDive }),
    anneal: operatorOf('anneal', () => annealing.reheat(slice())),
    close: closeOperator(state, groups),
    round: largeRound(state, groups, has, given),
  };
  const settle = (): void => {
    evaluator.setHardWeight(1);
    groups.learn();
    groups.report();
  };
  const run = (operator: Operator): void => {
    if (size.role === 'helps') takeDuals(model, plans, exchange);
    runOperator(operator, { used: budget.used, gap, importedGain: incumbent.importedGain }, settle);
  };
  const before = beforeOf(state, groups, { ...all, exchange, run });
  const steps = stepsOf(groups, all);
  const { dive, anneal, close } = all;
  const proofs = [roots.operator, branchOperator(state, groups)].filter(isUsed);
  const measures = { used: budget.used, cost: total, gap, bound: incumbent.bound };
  return {
    before: (names) => names.map((name) => before[name]).filter(isUsed),
    steps: (names) => names.map((name) => steps[name]).filter(({ operator }) => isUsed(operator)),
    operators: [
      days,
      neighbourhoodOperator(groups, 'people'),
      dive,
      close,
      roots.operator,
      anneal,
      sweepOperator(state, groups),
    ].filter(isUsed),
    allocation: timeAllocation(size.role, { proofs, anneal: has('anneal') ? anneal : null }, measures),
    run,
    last: lastExplanation(state, groups, shortages, () => roleOf(options) !== 'helps' && has('shortages')),
  };
}

/** A proof of the whole plan does not say which needs must stay open. */
const lastExplanation = (
  { incumbent }: SearchState,
  { budget, whole }: GroupPlans,
  shortages: ShortageProofs,
  isWanted: () => boolean,
): Operator =>
  operatorOf(
    'shortages',
    () => {
      incumbent.sync();
      shortages.run(Infinity, whole);
    },
    () => isWanted() && !shortages.isExplained() && budget.over(),
  );

/** When this thread dives. */
function diveTurns(
  { size }: SearchState,
  { isNear, open }: GroupPlans,
  roots: Roots,
  { exchange, given }: { exchange: Exchange | null; given: GivenRosters | null },
) {
  const { isLarge, role, scale } = size;
  // With many employees a dive ends far from the bound, unless it starts from their linear program.
  const isDeep = (): boolean => !isLarge || (role !== 'helps' && !(scale === 'many' && roots.isUnfinished()));
  /** Whether this thread has duals: its own, or those of another thread. */
  const hasDuals = (): boolean => role !== 'helps' || exchange?.duals() !== null;
  // Near the bound a dive rarely closes the gap. Where needs recur, the complete program's bound is mostly the optimum:
  // one of two threads dives from it.
  const mayClose = (): boolean => role === 'first' && !roots.isUnfinished() && open().every((plan) => plan.recurs());
  return {
    // Near the bound, a dive without its own linear program rarely finds anything.
    mayDive: (): boolean => hasDuals() && isDeep() && !(role === 'helps' && isNear()),
    first: (): Turn => {
      if (given) return given.areThere() ? 'now' : 'later';
      if (!isDeep() || (isNear() && !mayClose())) return 'never';
      return hasDuals() ? 'now' : 'later';
    },
  };
}

interface Before {
  roots: Roots;
  shortages: ShortageProofs;
  dive: Operator;
  round: Operator;
  exchange: Exchange | null;
  run: (operator: Operator) => void;
}

/** What comes before all turns: it is neither credited with gains nor counts for the shares of the time. */
function beforeOf(state: SearchState, groups: GroupPlans, { roots, shortages, dive, round, exchange, run }: Before) {
  const { budget, open } = groups;
  const { sinceReady, ...proofs } = createFirstProofs(state, groups, { roots, shortages });
  return {
    ...proofs,
    rounds: operatorOf('round', () => {
      while (budget.used() < ROUND.alone && !budget.over() && open().length > 0) round.run();
    }),
    // The dive of many employees takes long and needs no bound: it starts from what their program has half way, in
    // another thread if there is one, while this one goes on.
    shareRosters: operatorOf('dive', () => exchange && shareRosters(groups, exchange), roots.isUnfinished),
    // The program of the real needs must have begun.
    halfDive: operatorOf(
      'dive',
      () => run(dive),
      () => roots.isUnfinished() && sinceReady() < LARGE.dive,
    ),
  };
}

interface Turns {
  roots: Roots;
  shortages: ShortageProofs;
  firstDive: () => Turn;
  dive: Operator;
  anneal: Operator;
  close: Operator;
  round: Operator;
}

/** The places in the opening order. */
function stepsOf(groups: GroupPlans, { roots, shortages, firstDive, dive, anneal, close, round }: Turns) {
  const explain = operatorOf('shortages', () => shortages.run(Infinity));
  return {
    anneal: { operator: anneal, turn: (): Turn => 'now' },
    dive: { operator: dive, turn: firstDive },
    close: { operator: close, turn: (): Turn => 'now' },
    closeComplete: { operator: close, turn: (): Turn => (roots.isUnfinished() ? 'never' : 'now') },
    explain: { operator: explain, turn: (): Turn => (shortages.isExplained() ? 'never' : 'now') },
    round: { operator: round, turn: (): Turn => (groups.isNear() ? 'later' : 'always') },
  };
}

/**
 * One round for large problems: anneals, gives every employee the best roster, and re-optimizes some days. It ends
 * early when rosters have come from which this thread can dive.
 */
function largeRound(
  state: SearchState,
  groups: GroupPlans,
  has: (name: Operator['name']) => boolean,
  given: GivenRosters | null,
): Operator {
  const { annealing, evaluator, size, hasAnnealed } = state;
  const sweep = sweepOperator(state, groups);
  // Annealing that has just ended for good gains nothing if it goes on.
  let isCold = hasAnnealed && size.isOutOfReach;
  return operatorOf('round', () => {
    if (!isCold) annealing.reheat(ROUND.anneal);
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
