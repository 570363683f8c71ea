import type { Budget } from '../lp/budget.ts';
import { objectiveStepOf } from '../lp/network/objective-step.ts';
import { groupsOf } from '../lp/network/groups.ts';
import { leastCost } from '../lp/master/least-cost.ts';
import type { LinearSolver } from '../lp/master/linear-solver.ts';
import { createSubproblemExtractor } from '../lp/integer/subproblem.ts';
import { pricingProblemOf } from '../lp/network/pricing-problem.ts';
import { planGroup, type GroupPlan } from '../lp/plan-group.ts';
import { createPricing } from '../lp/pricing/pricing.ts';
import { constantCost } from '../lp/master/constant-cost.ts';
import { compileModel } from '../roster/compile-model.ts';
import { contextOf } from '../model/context.ts';
import type { Problem } from '../problem/problem.ts';
import { domainsOf } from '../roster/domains.ts';
import { createEvaluator } from '../roster/evaluator.ts';
import { followOn } from '../rules/follow-on.ts';
import { createRandom } from '../roster/random.ts';

/** The result of branch and bound. */
export interface Parts {
  /** The smallest penalty found, and the final bound. */
  penalty: number;
  bound: number;
  /** The bound after every node. */
  bounds: number[];
}

const endless: Budget = { used: () => 0, over: () => false, spend: () => {} };

/** The plans of the groups of a problem, and the cost that all plans have; null if fixed shifts break a rule. */
function groupPlans(problem: Problem, solver: LinearSolver): { plans: GroupPlan[]; constant: number } | null {
  const model = compileModel(contextOf(problem));
  const domains = domainsOf(model);
  const evaluator = createEvaluator(model);
  const groups = groupsOf(model, domains);
  const pairs = followOn(model);
  const rows = Array.from({ length: model.people }, (_, person) =>
    groups.some(({ people }) => people.includes(person)) ? pricingProblemOf(model, domains, pairs, person) : null,
  );
  if (groups.some(({ people }) => people.some((person) => !rows[person]))) return null;
  evaluator.setHardWeight(1);
  const pricing = createPricing(model, domains, evaluator, rows);
  const cut = createSubproblemExtractor(model, domains, evaluator, pairs);
  const tools = {
    solver,
    random: createRandom(1),
    objectiveStep: objectiveStepOf(model, evaluator),
    helps: false,
    joined: new Map(),
  };
  const plans = groups.map((group) =>
    planGroup(model, group, pricing, cut, { ...tools, least: leastCost(model, domains, evaluator, group) }),
  );
  return { plans, constant: constantCost(model, evaluator, groups) };
}

/**
 * Solves a small problem to optimality by its linear program and branching only, without the dives and neighbourhoods
 * that find the best plan sooner. Null if fixed shifts break a rule, or if the greedy one-by-one start finds no plan.
 */
export function planByParts(problem: Problem, solver: LinearSolver): Parts | null {
  const found = groupPlans(problem, solver);
  if (!found) return null;
  const { plans, constant: settled } = found;
  const bounds: number[] = [];
  const bound = (): number => settled + plans.reduce((sum, plan) => sum + plan.bound(), 0);
  for (const plan of plans) {
    plan.construct(endless);
    plan.root(endless, null, () => {});
    while (plan.mayBranch()) {
      plan.branch(endless);
      bounds.push(bound());
    }
  }
  const solved = { penalty: settled + plans.reduce((sum, plan) => sum + plan.cost(), 0), bound: bound(), bounds };
  for (const plan of plans) plan.close();
  return solved.penalty < Infinity ? solved : null;
}

/**
 * The result of one dive from the complete linear program of a problem of one group, from single rosters on: their
 * penalty before, after it, and the bound. Null if somebody has no lawful roster.
 */
export function diveFromRoot(problem: Problem, solver: LinearSolver) {
  const found = groupPlans(problem, solver);
  const plan = found?.plans[0];
  if (!plan) return null;
  const penalty = (): number => found.constant + plan.cost();
  plan.construct(endless);
  const before = penalty();
  if (before === Infinity) return null;
  // Large programs begin with approximate duals.
  while (!plan.proved() && !plan.root(endless, null, () => {}));
  const rosters = plan.dive(endless, 0);
  // Without pairs a roster is a row of the cells.
  const cells = new Int32Array(problem.people.length * (rosters?.[0]?.row.length ?? 0)).fill(-1);
  for (const { person, row } of rosters ?? []) cells.set(row, person * row.length);
  plan.learn(cells);
  const result = { before, after: penalty(), rosters: rosters?.length ?? 0, bound: found.constant + plan.bound() };
  plan.close();
  return result;
}

/**
 * Runs the linear programs of all groups, that of each week's needs and then that of the real ones, without a plan.
 * Returns the steps of work of both and whether the second was completed; null if somebody has no lawful roster.
 */
export function rootsAfterWeeks(problem: Problem, solver: LinearSolver) {
  const found = groupPlans(problem, solver);
  if (!found) return null;
  const work = { weeks: 0, days: 0 };
  const counted = (of: 'weeks' | 'days'): Budget => ({ ...endless, spend: (steps) => void (work[of] += steps) });
  for (const plan of found.plans) {
    plan.construct(endless);
    plan.root(counted('weeks'), 'week', () => {});
  }
  const complete = found.plans.every((plan) => plan.proved() || plan.root(counted('days'), null, () => {}));
  for (const plan of found.plans) plan.close();
  return { ...work, complete };
}
