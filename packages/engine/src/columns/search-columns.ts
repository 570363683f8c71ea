import type { Model } from '../model/model.ts';
import type { Certificate } from '../model/result.ts';
import type { Domains } from '../search/domains.ts';
import type { Evaluator } from '../search/evaluator.ts';
import { followOn } from '../search/follow-on.ts';
import type { Random } from '../search/random.ts';
import type { Budget } from './budget.ts';
import { exactShortages } from './exact-shortages.ts';
import { grainOf } from './grain.ts';
import { groupsOf } from './groups.ts';
import type { LinearSolver } from './linear-solver.ts';
import { createCut } from './part.ts';
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
  /** Anneals from the best cells for a share of the whole budget. */
  anneal: (share: number) => void;
  /** Another thread solves the whole linear program. */
  helps: boolean;
  /** Meets other threads: the best cells may become theirs. */
  meet: () => void;
  /** What is proved to stay open so far, and better proofs of it. */
  shortages: () => readonly Certificate[];
  explain: (shortages: readonly Certificate[]) => void;
  /** Hears of a bound of the whole penalty. */
  raise: (penalty: number) => void;
}

/** One way to go on, and what it has brought of late. */
interface Turn {
  gain: number;
  used: number;
  /** Whether it starts from lawful rosters of everybody. */
  needsRosters: boolean;
  take: () => void;
}

/** The share of the budget that one turn takes. */
const SLICE = 0.02;
/** The share that proofs of shortages may take, and of how many people they are quick. */
const PROOF = 0.05;
const FEW = 12;
/** What every turn counts as having gained at least, so that those which cost less come first where none gains. */
const LEAST = 1e-3;
/** Annealing wants to cool slowly: the share that it takes of what is left. */
const LONG = 0.4;
/** What it counts at least, in steps of work. */
const WHOLE = 100_000;

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
  const cut = createCut(model, domains, evaluator, pairs);
  const tools = { solver, random, grain: grainOf(model, evaluator) };
  const settled = settledCost(model, evaluator, groups);
  const plans: GroupPlan[] = groups.map((group) => planGroup(model, group, pricing, cut, tools));
  const learn = (): void => plans.forEach((plan) => plan.learn(search.cells()));
  const report = (): void => {
    search.raise(plans.reduce((sum, plan) => sum + plan.bound(), settled));
    const cells = Int32Array.from(search.cells());
    for (const plan of plans) for (const column of plan.best() ?? []) cells.set(column.row, column.person * model.days);
    search.offer(cells);
    search.meet();
    if (search.cells().some((code, cell) => code !== cells[cell])) learn();
  };
  const total = (): number => plans.reduce((sum, plan) => sum + plan.cost(), 0);
  const neighbourhoods = (of: 'people' | 'days'): void => {
    for (const end = budget.used() + SLICE; budget.used() < end && !budget.over() && open().length > 0;) {
      const left = open();
      budget.spend(WHOLE);
      left[random.below(left.length)]!.improve(of, budget);
      report();
    }
  };
  const proveShortages = (mostPeople: number): void => {
    const end = budget.used() + PROOF;
    const worth = new Float64Array(model.codes);
    for (const { group, prices } of plans) {
      group.codes.forEach((code, i) => (worth[code] = Math.max(0, prices()[i]! / Math.max(1, model.under[code]!))));
    }
    const explained = exactShortages({
      model,
      domains,
      evaluator,
      rows,
      solver,
      mostPeople,
      worth,
      budget: { ...budget, over: () => budget.used() >= end },
      cells: search.cells(),
      known: search.shortages(),
    });
    search.explain(explained);
  };
  const open = (): GroupPlan[] => plans.filter((plan) => !plan.proved());
  try {
    learn();
    for (const plan of plans) {
      plan.construct(budget);
      report();
    }
    if (!search.helps) proveShortages(FEW);
    // Needs that are alike as one prove most of the bound soon; the real ones are wanted for what remains.
    for (const span of search.helps ? [] : (['period', 'week', null] as const)) {
      for (const plan of open()) {
        budget.spend(WHOLE);
        plan.root(budget, span);
        report();
      }
    }
    if (!search.helps) proveShortages(Infinity);
    const dives = (): void => {
      for (const plan of open()) {
        plan.dive(budget);
        report();
      }
    };
    const turns: Turn[] = [
      { gain: 0, used: 0, needsRosters: true, take: () => neighbourhoods('days') },
      { gain: 0, used: 0, needsRosters: true, take: () => neighbourhoods('people') },
      { gain: 0, used: 0, needsRosters: false, take: dives },
      {
        gain: 0,
        used: 0,
        needsRosters: false,
        take: () => search.anneal(Math.max(2 * SLICE, (1 - budget.used()) * LONG)),
      },
    ];
    const rate = (turn: Turn): number => (turn.gain + LEAST) / (turn.used + SLICE);
    while (!budget.over() && open().length > 0) {
      const before = total();
      const ready = turns.filter((turn) => before < Infinity || !turn.needsRosters);
      // Whatever has gained more for its share of the budget goes on; the others have a turn now and then.
      const seldom = random.below(4) === 0;
      const turn = ready.sort((a, b) => (seldom ? a.used - b.used : rate(b) - rate(a)))[0]!;
      const begun = budget.used();
      turn.take();
      evaluator.setHardWeight(1);
      learn();
      report();
      turn.gain = turn.gain / 2 + (before < Infinity ? before - total() : 0);
      turn.used = turn.used / 2 + budget.used() - begun;
    }
  } finally {
    for (const plan of plans) plan.close();
  }
}
