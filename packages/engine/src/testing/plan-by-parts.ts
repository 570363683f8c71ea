import type { Budget } from '../columns/budget.ts';
import { grainOf } from '../columns/grain.ts';
import { groupsOf } from '../columns/groups.ts';
import { leastCost } from '../columns/least-cost.ts';
import type { LinearSolver } from '../columns/linear-solver.ts';
import { createCut } from '../columns/part.ts';
import { personRows } from '../columns/person-rows.ts';
import { planGroup } from '../columns/plan-group.ts';
import { createPricing } from '../columns/pricing.ts';
import { settledCost } from '../columns/settled-cost.ts';
import { compileModel } from '../model/compile-model.ts';
import { contextOf } from '../model/context.ts';
import type { Problem } from '../model/problem.ts';
import { domainsOf } from '../search/domains.ts';
import { createEvaluator } from '../search/evaluator.ts';
import { followOn } from '../search/follow-on.ts';
import { createRandom } from '../search/random.ts';

/** The result of branch and bound. */
export interface Parts {
  /** The smallest penalty found, and the final bound. */
  penalty: number;
  bound: number;
  /** The bound after every node. */
  bounds: number[];
}

const endless: Budget = { used: () => 0, over: () => false, spend: () => {} };

/**
 * Solves a small problem to optimality by its linear program and branching only, without the dives and neighbourhoods
 * that find the best plan sooner. Null if fixed shifts break a rule, or if the greedy one-by-one start finds no plan.
 */
export function planByParts(problem: Problem, solver: LinearSolver): Parts | null {
  const model = compileModel(contextOf(problem));
  const domains = domainsOf(model);
  const evaluator = createEvaluator(model);
  const groups = groupsOf(model, domains);
  const pairs = followOn(model);
  const rows = Array.from({ length: model.people }, (_, person) =>
    groups.some(({ people }) => people.includes(person)) ? personRows(model, domains, pairs, person) : null,
  );
  if (groups.some(({ people }) => people.some((person) => !rows[person]))) return null;
  evaluator.setHardWeight(1);
  const pricing = createPricing(model, domains, evaluator, rows);
  const cut = createCut(model, domains, evaluator, pairs);
  const tools = { solver, random: createRandom(1), grain: grainOf(model, evaluator), helps: false };
  const plans = groups.map((group) =>
    planGroup(model, group, pricing, cut, { ...tools, least: leastCost(model, domains, evaluator, group) }),
  );
  const settled = settledCost(model, evaluator, groups);
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
  const found = { penalty: settled + plans.reduce((sum, plan) => sum + plan.cost(), 0), bound: bound(), bounds };
  for (const plan of plans) plan.close();
  return found.penalty < Infinity ? found : null;
}
