import type { Model } from '../model/model.ts';
import type { Certificate } from '../problem/result.ts';
import type { Domains } from '../roster/domains.ts';
import type { Evaluator } from '../roster/evaluator.ts';
import type { Exchange } from '../roster/exchange.ts';
import { followOn } from '../rules/follow-on.ts';
import type { Random } from '../roster/random.ts';
import type { Span } from '../lp/aggregated-demand.ts';
import type { Budget } from '../lp/budget.ts';
import { diveTurn } from './dive-turn.ts';
import { exactShortages } from '../bounds/exact-shortages.ts';
import { objectiveStepOf } from '../lp/objective-step.ts';
import { groupsOf } from '../lp/groups.ts';
import { leastCost } from '../lp/least-cost.ts';
import type { LinearSolver } from '../lp/linear-solver.ts';
import { createSubproblemExtractor } from '../lp/subproblem.ts';
import { pricingProblemOf, type PricingProblem } from '../lp/pricing-problem.ts';
import { planGroup, type GroupPlan } from '../lp/plan-group.ts';
import { relaxInfeasibleRules } from '../lp/relax-infeasible-rules.ts';
import { createPricing } from '../lp/pricing.ts';
import type { Column } from '../lp/roster-pool.ts';
import { constantCost } from '../lp/constant-cost.ts';
import { takePrices, tellPrices } from './share-prices.ts';
import { isNear, roleOf, timeAllocation } from './time-allocation.ts';
import { nextTurn, takeTurn, turnOf, type Turn } from './turns.ts';

export interface ColumnSearch {
  model: Model;
  domains: Domains;
  evaluator: Evaluator;
  solver: LinearSolver;
  random: Random;
  /** Over as soon as the incumbent is proved optimal. */
  budget: Budget;
  /** The same budget, which a proof does not end. */
  whole: Budget;
  /** The incumbent cells. */
  cells: () => Int32Array;
  /** Recalculates the breaches and cost of the incumbent. */
  recount: () => void;
  /** Takes over other cells if they are better. */
  offer: (cells: Int32Array) => void;
  /** Anneals from the incumbent for a share of the whole budget, near it or farther away. */
  reheat: (share: number) => void;
  /** Another thread solves the whole linear program. */
  helps: boolean;
  exchange: Exchange | null;
  /** Synchronizes with other threads, which can replace the incumbent. */
  syncIncumbent: () => void;
  /** How much of the gap they have closed in this way. */
  importedGain: () => number;
  /** The proved shortages so far, and updates with better ones. */
  shortages: () => readonly Certificate[];
  explain: (shortages: readonly Certificate[]) => void;
  /** Anneals from some cells for a share of the whole budget at low temperature; returns the best cells found. */
  polish: (cells: Int32Array, share: number) => Int32Array;
  /** Reports a bound on the whole penalty; returns the best one. */
  raise: (penalty: number) => number;
}

/**
 * The maximum and minimum share of the budget per turn; early on at most a share of what is used, so that a larger
 * budget delays nothing.
 */
const SLICE = { most: 0.02, least: 0.002, early: 0.2 };
/** The share of the linear program before anything else, and per turn after that. */
const ROOT = { first: 0.4, later: 0.05 };
/**
 * How long the linear program of the real needs can make no progress at first, as a share of the time of the aggregated
 * program and the proofs.
 */
const STILL = 0.5;
/** The share for proofs of shortages, and the number of employees up to which they are quick. */
const PROOF = 0.05;
const FEW = 12;
/** The share for choosing among all rosters near the bound. */
const CLOSE = 0.1;
/** A dive waits until improving days closes less than this share of the gap. */
const WORTHWHILE = 0.1;
/** Its minimum work, in steps. */
const WHOLE = 100_000;

/**
 * Plans by whole rosters: each independent group gets its linear program with a bound, dives, and then small
 * neighbourhoods until time is up or everything is proved.
 */
export function searchColumns(search: ColumnSearch): void {
  const { model, domains, evaluator, solver, random, budget } = search;
  const groups = groupsOf(model, domains);
  const pairs = followOn(model);
  const rows: (PricingProblem | null)[] = Array.from({ length: model.people }, () => null);
  for (const person of groups.flatMap((group) => group.people)) {
    if (budget.over()) return;
    rows[person] = pricingProblemOf(model, domains, pairs, person);
  }
  const pricing = createPricing(model, domains, evaluator, rows);
  relaxInfeasibleRules(search, pricing, rows);
  evaluator.setHardWeight(1);
  const cut = createSubproblemExtractor(model, domains, evaluator, pairs);
  const tools = { solver, random, objectiveStep: objectiveStepOf(model, evaluator), helps: search.helps };
  const settled = constantCost(model, evaluator, groups);
  const plans: GroupPlan[] = groups.map((group) =>
    planGroup(model, group, pricing, cut, { ...tools, least: leastCost(model, domains, evaluator, group) }),
  );
  const learn = (): void => plans.forEach((plan) => plan.learn(search.cells()));
  const unfinished = new Set(plans);
  /**
   * Runs the linear programs of all groups until a share of the budget is used; one without progress near the bound is
   * stopped after part of it.
   */
  const root = (span: Span | null, end: number, patience = 1): void => {
    const within: Budget = { ...budget, over: () => budget.used() >= Math.min(1, end) };
    for (const plan of open().filter((each) => unfinished.has(each))) {
      if (within.over()) return;
      budget.spend(WHOLE);
      let proved = budget.used();
      const ended = plan.root(
        within,
        span,
        () => {
          proved = budget.used();
          search.raise(bound());
          tellPrices(model, plans, search.exchange);
        },
        () => near() && budget.used() - proved > patience,
      );
      if (ended && span === null) unfinished.delete(plan);
      report();
    }
  };
  /** The incumbent cells with the rosters of some groups inserted. */
  const cellsWith = (rosters: (plan: GroupPlan) => readonly Column[] | null): Int32Array => {
    const cells = Int32Array.from(search.cells());
    for (const plan of plans)
      for (const column of rosters(plan) ?? []) cells.set(column.row, column.person * model.days);
    return cells;
  };
  const tell = (): void => {
    search.raise(bound());
    search.offer(cellsWith((plan) => plan.best()));
    search.syncIncumbent();
  };
  const report = (): void => {
    tell();
    const cells = cellsWith((plan) => plan.best());
    if (search.cells().some((code, cell) => code !== cells[cell])) learn();
  };
  const bound = (): number => plans.reduce((sum, plan) => sum + plan.bound(), settled);
  const total = (): number => plans.reduce((sum, plan) => sum + plan.cost(), 0);
  /** The gap between the current rosters and the bound. */
  const gap = (): number => total() + settled - search.raise(bound());
  const near = (): boolean => isNear(gap(), total() + settled);
  const slice = (): number => Math.min(SLICE.most, Math.max(SLICE.least, budget.used() * SLICE.early));
  const neighbourhoods = (of: 'people' | 'days', then = report): void => {
    for (const end = budget.used() + slice(); budget.used() < end && !budget.over() && lawful().length > 0;) {
      budget.spend(WHOLE);
      drawn(lawful()).improve(of, budget);
      then();
    }
  };
  /** Draws a group with a probability that grows with its possible gain. */
  const drawn = (from: readonly GroupPlan[]): GroupPlan => {
    const room = (plan: GroupPlan): number => plan.cost() - plan.bound();
    let left = (from.reduce((sum, plan) => sum + room(plan), 0) * random.of4096()) / 4096;
    return from.find((plan) => (left -= room(plan)) < 0) ?? from[random.below(from.length)]!;
  };
  let explained = false;
  const proveShortages = (mostPeople: number, of: Budget = budget): void => {
    const end = of.used() + PROOF;
    const worth = new Float64Array(model.codes);
    for (const { group, prices } of plans) {
      group.codes.forEach((code, i) => (worth[code] = Math.max(0, prices()[i]! / Math.max(1, model.under[code]!))));
    }
    const shortages = exactShortages({
      model,
      domains,
      evaluator,
      rows,
      solver,
      mostPeople,
      worth,
      budget: { ...of, over: () => of.used() >= Math.min(1, end) },
      cells: search.cells(),
      known: search.shortages(),
    });
    search.explain(shortages);
    explained ||= mostPeople === Infinity && !of.over();
  };
  const open = (): GroupPlan[] => plans.filter((plan) => !plan.proved());
  /** Groups in which all employees have a lawful current roster. */
  const lawful = (): GroupPlan[] => open().filter((plan) => plan.cost() < Infinity);
  try {
    learn();
    // Lawful rosters for all employees come first: in a large group the best ones take long.
    for (const plan of [...plans.filter((each) => !each.best()), ...plans]) {
      plan.construct(budget);
      report();
    }
    // The aggregated program proves most of the bound quickly; the real needs are required for the rest.
    const began = budget.used();
    const opening = began + ROOT.first;
    if (!search.helps) {
      root('period', opening);
      root('week', opening);
      // By now another thread can have found a plan with fewer open shifts, which leaves less to prove.
      proveShortages(FEW);
      const alike = budget.used() - began;
      root(null, opening, Math.max(SLICE.least, alike * STILL));
    }
    // Shortages are proved before the plan, because that proof ends the search. An incomplete linear program is far
    // from it.
    const shortagesLater = unfinished.size > 0;
    if (!search.helps && !shortagesLater) proveShortages(Infinity);
    const days = turnOf(
      () => neighbourhoods('days'),
      () => lawful().length > 0,
    );
    /** A helper thread dives by the duals of the other thread, if there is one. */
    const priced = (): boolean => !search.helps || search.exchange?.prices() !== null;
    /** Near the bound, a dive without its own linear program rarely finds anything. */
    const lost = (): boolean => search.helps && near();
    // A dive takes long: it waits until smaller neighbourhoods are exhausted.
    const dive = turnOf(
      () =>
        diveTurn({
          plans,
          dive: (plan, room) => plan.dive(budget, room),
          gap,
          over: budget.over,
          polish: (rosters) => search.polish(cellsWith(rosters), slice()),
          tell,
          improve: () => neighbourhoods('days', tell),
        }),
      () => days.gain < gap() * WORTHWHILE && priced() && !lost() && open().some((plan) => plan.mayDive()),
    );
    const close = turnOf(
      () => {
        const end = budget.used() + Math.min(CLOSE, Math.max(SLICE.least, budget.used()));
        const within: Budget = { ...budget, over: () => budget.used() >= Math.min(1, end) };
        for (const plan of open().filter((each) => each.mayClose())) plan.closeGap(within);
      },
      () => !search.helps && open().some((plan) => plan.mayClose()),
    );
    const branch = turnOf(
      () => {
        for (const end = budget.used() + slice(); budget.used() < end && !budget.over() && branch.ready();)
          drawn(open().filter((plan) => plan.mayBranch())).branch(budget);
      },
      () => !search.helps && open().some((plan) => plan.mayBranch()),
    );
    const rest = turnOf(
      () => root(null, budget.used() + ROOT.later),
      () => !search.helps && open().some((plan) => unfinished.has(plan)),
    );
    const again = turnOf(() => search.reheat(slice()));
    const turns: Turn[] = [
      days,
      turnOf(
        () => neighbourhoods('people'),
        () => lawful().length > 0,
      ),
      dive,
      close,
      rest,
      again,
    ];
    // The first dive finds a good region; earlier improvements are mostly lost, and a plan is needed sooner than
    // proofs.
    const proofs = shortagesLater ? [turnOf(() => proveShortages(Infinity))] : [];
    const role = roleOf(search);
    const start = [...(shortagesLater ? [] : [close]), ...(role === 'alone' ? [again] : []), dive, ...proofs, close];
    const first = role === 'helps' ? [again, dive] : start;
    const measures = { used: budget.used, cost: () => total() + settled, gap, importedGain: search.importedGain };
    const shares = timeAllocation(role, { proofs: [rest, branch], anneal: again }, measures);
    while (!budget.over() && open().length > 0) {
      // Near the bound a dive, which starts from scratch, does not close the gap; and it needs duals.
      if (first[0] === dive && near()) first.shift();
      const turn =
        (first[0] === dive && !priced() ? undefined : first.shift()) ??
        shares.due() ??
        nextTurn(turns, random, slice());
      if (search.helps) takePrices(plans, search.exchange);
      shares.take(turn, () =>
        takeTurn(turn, measures, () => {
          evaluator.setHardWeight(1);
          learn();
          report();
        }),
      );
    }
    // A proof of the whole plan does not tell which needs must stay open.
    if (!search.helps && !explained && budget.over()) {
      search.syncIncumbent();
      proveShortages(Infinity, search.whole);
    }
  } finally {
    for (const plan of plans) plan.close();
  }
}
