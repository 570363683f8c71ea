import type { Model } from '../model/model.ts';
import type { Domains } from '../search/domains.ts';
import type { Evaluator } from '../search/evaluator.ts';
import { followOn } from '../search/follow-on.ts';
import type { Random } from '../search/random.ts';
import type { Budget } from './budget.ts';
import { grainOf } from './grain.ts';
import { groupsOf } from './groups.ts';
import type { LinearSolver } from './linear-solver.ts';
import { personRows, type PersonRows } from './person-rows.ts';
import { planGroup, type GroupPlan } from './plan-group.ts';
import { createPricing } from './pricing.ts';
import { settledCost } from './settled-cost.ts';

export interface ColumnSearch {
  model: Model;
  domains: Domains;
  evaluator: Evaluator;
  solver: LinearSolver;
  random: Random;
  budget: Budget;
  /** The best cells so far. */
  cells: () => Int32Array;
  /** Takes over other cells where they are better. */
  offer: (cells: Int32Array) => void;
  /** Anneals a little from the best cells. */
  polish: () => void;
  /** Hears of a bound of the whole penalty. */
  raise: (penalty: number) => void;
}

/** Dives at the beginning, and rounds of neighbourhoods between two polishings. */
const DIVES = 3;
const ROUNDS = 12;
/** What one whole-valued program may take. */
const MILLISECONDS = 1000;

/**
 * Plans by whole rosters: each group that shares nobody with others gets its linear program with a bound, dives, and then small
 * neighbourhoods until the time is over or everything is proved. Does nothing where somebody's standing shifts break the rules already.
 */
export function searchColumns(search: ColumnSearch): void {
  const { model, domains, evaluator, solver, random, budget } = search;
  const groups = groupsOf(model, domains);
  const pairs = followOn(model);
  const rows: (PersonRows | null)[] = Array.from({ length: model.people }, () => null);
  for (const person of groups.flatMap((group) => group.people)) {
    if (budget.over()) return;
    rows[person] = personRows(model, domains, pairs, person);
    if (!rows[person]) return;
  }
  evaluator.setHardWeight(1);
  const pricing = createPricing(model, domains, evaluator, rows);
  const tools = { solver, random, grain: grainOf(model, evaluator) };
  const settled = settledCost(model, domains, evaluator, groups);
  const plans: GroupPlan[] = groups.map((group) => planGroup(model, group, pricing, tools));
  const learn = (): void => plans.forEach((plan) => plan.learn(search.cells()));
  const report = (): void => {
    search.raise(plans.reduce((sum, plan) => sum + plan.bound(), settled));
    const cells = Int32Array.from(search.cells());
    for (const plan of plans) for (const column of plan.best() ?? []) cells.set(column.row, column.person * model.days);
    search.offer(cells);
  };
  const open = (): GroupPlan[] => plans.filter((plan) => !plan.proved());
  try {
    learn();
    for (const plan of plans) {
      plan.root(budget);
      report();
    }
    for (let i = 0; i < DIVES; i++) {
      for (const plan of open()) {
        plan.dive(budget);
        report();
      }
      if (budget.over() || open().length === 0) return;
    }
    for (let round = 1; !budget.over() && open().length > 0; round++) {
      const left = open();
      const plan = left[random.below(left.length)]!;
      if (round % ROUNDS === 0) {
        search.polish();
        evaluator.setHardWeight(1);
        learn();
      } else plan.improve(budget, MILLISECONDS);
      report();
    }
  } finally {
    for (const plan of plans) plan.close();
  }
}
