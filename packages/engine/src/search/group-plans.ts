// Method: the plans of independent groups by column generation; the bound of the whole is the sum of theirs.
// Paper: Dantzig, Wolfe, "Decomposition principle for linear programs", Operations Research 8, 1960.
import type { Budget } from '../lp/budget.ts';
import { constantCost } from '../lp/master/constant-cost.ts';
import { groupsOf } from '../lp/network/groups.ts';
import { joinedPairsOf, unitsOf, withoutPairs, writeRow, type JoinedPair } from '../lp/network/joined-pairs.ts';
import { leastCost } from '../lp/master/least-cost.ts';
import type { LinearSolver } from '../lp/master/linear-solver.ts';
import { objectiveStepOf } from '../lp/network/objective-step.ts';
import { createLabelMemory } from '../lp/pricing/label-memory.ts';
import { pairPricerOf, withPairs } from '../lp/pricing/pair-pricing.ts';
import type { PairPricer } from '../lp/pricing/pair-pricer.ts';
import type { PricingProblem } from '../lp/network/pricing-problem.ts';
import { planGroup, type GroupPlan } from '../lp/plan-group.ts';
import { createPricing } from '../lp/pricing/pricing.ts';
import { relaxInfeasibleRules } from '../lp/pricing/relax-infeasible-rules.ts';
import type { Column } from '../lp/network/column.ts';
import { createSubproblemExtractor } from '../lp/integer/subproblem.ts';
import type { Model } from '../model/model.ts';
import type { Random } from '../roster/random.ts';
import { TURN } from './parameters.ts';
import type { PlanOptions } from './plan-options.ts';
import type { SearchState } from './search-state.ts';
import { isNear } from './time-allocation.ts';

/** [pricing steps] The least work of a group's turn. */
export const GROUP_STEPS = 100_000;

/** The plans of all independent groups of employees by whole rosters, and their sums. */
export interface GroupPlans {
  plans: readonly GroupPlan[];
  rows: readonly (PricingProblem | null)[];
  budget: Budget;
  /** The same budget, which a proof does not end. */
  whole: Budget;
  /** Groups that are not proved, and those of them in which all employees have a lawful current roster. */
  open: () => GroupPlan[];
  lawful: () => GroupPlan[];
  /** The cost of the current rosters; the gap between it and the bound; whether that is small. */
  total: () => number;
  gap: () => number;
  isNear: () => boolean;
  bound: () => number;
  /** The share of a turn now. */
  slice: () => number;
  /** Takes over the rosters of the incumbent. */
  learn: () => void;
  /** Offers the current rosters, and synchronizes with the other threads. */
  publish: () => void;
  /** The same, and takes over the incumbent if it is another. */
  report: () => void;
  /** The incumbent cells with the rosters of some groups inserted. */
  cellsWith: (rosters: (plan: GroupPlan) => readonly Column[] | null) => Int32Array;
  /** Draws a group with a probability that grows with its possible gain, and counts its work. */
  drawn: (from: readonly GroupPlan[]) => GroupPlan;
  close: () => void;
}

/** Prepares pricing and a plan for each group; null if the budget ends before. */
export function createGroupPlans(state: SearchState, options: PlanOptions, solver: LinearSolver): GroupPlans | null {
  const { domains, evaluator, random, incumbent, clock } = state;
  const { used, passed, spend } = clock;
  const budget: Budget = { used, over: () => used() >= 1, spend };
  const rows: (PricingProblem | null)[] = Array.from({ length: state.model.people }, () => null);
  for (const person of groupsOf(state.model, domains).flatMap((group) => group.people)) {
    if (budget.over()) return null;
    rows[person] = state.problems.of(person);
  }
  const { joined, pricers, standing } = pricedPairs(state, rows, budget.over);
  const model = withoutPairs(state.model, joined);
  const groups = groupsOf(model, domains, joined);
  const single = createPricing(model, domains, evaluator, rows);
  const { best, recount } = incumbent;
  if (standing.length > 0) letAllStand(state, standing);
  relaxInfeasibleRules({ model, evaluator, cells: () => best.cells, recount }, single, rows);
  evaluator.setHardWeight(1);
  const pricing = withPairs(model, domains, evaluator, single, joined, pricers);
  const extract = createSubproblemExtractor(model, domains, evaluator, state.problems.pairs(), joined);
  const objectiveStep = objectiveStepOf(model, evaluator);
  const tools = { solver, random, objectiveStep, helps: options.helps ?? false, joined };
  const constant = constantCost(model, evaluator, groups);
  const plans = groups.map((group) => {
    const units = { ...group, people: unitsOf(group.people, joined) };
    return planGroup(model, units, pricing, extract, { ...tools, least: leastCost(model, domains, evaluator, group) });
  });
  const sums = sumsOf(plans, constant, incumbent.raise);

  function cellsWith(rosters: (plan: GroupPlan) => readonly Column[] | null): Int32Array {
    const cells = Int32Array.from(best.cells);
    for (const plan of plans)
      for (const { person, row } of rosters(plan) ?? []) writeRow(cells, model.days, person, row, joined);
    return cells;
  }
  const bestCells = (): Int32Array => cellsWith((plan) => plan.best());
  const learn = (): void => plans.forEach((plan) => plan.learn(best.cells));
  const publish = (): void => {
    incumbent.raise(sums.bound());
    incumbent.offer(bestCells());
    incumbent.sync();
  };
  return {
    plans,
    rows,
    budget,
    whole: { used: passed, over: () => passed() >= 1, spend },
    ...sums,
    slice: () => Math.min(TURN.most, Math.max(TURN.least, used() * TURN.early)),
    learn,
    publish,
    report: () => {
      publish();
      const cells = bestCells();
      if (best.cells.some((code, cell) => code !== cells[cell])) learn();
    },
    cellsWith,
    drawn: (from) => drawGroup(from, random, spend),
    close: () => plans.forEach((plan) => plan.close()),
  };
}

/** Draws a group with a probability that grows with its possible gain. */
function drawGroup(from: readonly GroupPlan[], random: Random, spend: Budget['spend']): GroupPlan {
  spend(GROUP_STEPS);
  const room = (plan: GroupPlan): number => plan.cost() - plan.bound();
  let left = (from.reduce((sum, plan) => sum + room(plan), 0) * random.of4096()) / 4096;
  return from.find((plan) => (left -= room(plan)) < 0) ?? from[random.below(from.length)]!;
}

/** What these employees' fixed shifts break may stand, also in the best roster so far. */
function letAllStand({ evaluator, incumbent }: SearchState, people: readonly number[]): void {
  people.forEach(evaluator.letStand);
  incumbent.recount();
}

/**
 * The pairs who can be planned as one, and their pricers. What fixed shifts of a pair break may stand if no two rosters
 * mend it; `standing`: these employees, whose `rows` are replaced.
 */
function pricedPairs({ model, problems }: SearchState, rows: (PricingProblem | null)[], over: () => boolean) {
  const pricers = new Map<number, PairPricer>();
  const joined = new Map<number, JoinedPair>();
  const standing: number[] = [];
  const free = { first: new Float64Array(model.codes), second: new Float64Array(model.codes) };
  const memory = createLabelMemory();
  const pricerOf = (pair: JoinedPair, of: readonly (PricingProblem | null)[]): PairPricer | null => {
    const pricer = pairPricerOf(model, pair, of, memory);
    return pricer && pricer.price(free, 1).rows.length > 0 ? pricer : null;
  };
  for (const pair of joinedPairsOf(model)) {
    if (over()) break;
    const both = [pair.first, pair.second];
    let pricer = pricerOf(pair, rows);
    const isFixed = both.some((person) => hasFixed(model, person));
    if (!pricer && isFixed && both.every((person) => rows[person])) {
      const relaxed = [...rows];
      for (const person of both) relaxed[person] = problems.standing(person);
      pricer = pricerOf(pair, relaxed);
      if (pricer) for (const person of both) [rows[person], standing[standing.length]] = [relaxed[person]!, person];
    }
    if (!pricer) continue;
    pricers.set(pair.first, pricer);
    joined.set(pair.first, pair);
  }
  return { joined, pricers, standing };
}

const hasFixed = ({ days, fixed }: Model, person: number): boolean =>
  fixed.subarray(person * days, (person + 1) * days).some((code) => code >= 0);

/** @param constant the cost of every plan, independent of the groups */
function sumsOf(plans: readonly GroupPlan[], constant: number, raise: (bound: number) => number) {
  const open = (): GroupPlan[] => plans.filter((plan) => !plan.proved());
  const bound = (): number => plans.reduce((sum, plan) => sum + plan.bound(), constant);
  const total = (): number => plans.reduce((sum, plan) => sum + plan.cost(), constant);
  const gap = (): number => total() - raise(bound());
  return {
    open,
    lawful: () => open().filter((plan) => plan.cost() < Infinity),
    total,
    gap,
    isNear: () => isNear(gap(), total()),
    bound,
  };
}
