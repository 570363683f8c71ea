import type { Model } from '../model/model.ts';
import type { Certificate } from '../model/result.ts';
import type { Domains } from '../search/domains.ts';
import type { Evaluator } from '../search/evaluator.ts';
import type { Exchange } from '../search/exchange.ts';
import { followOn } from '../search/follow-on.ts';
import type { Random } from '../search/random.ts';
import type { Span } from './alike-needs.ts';
import type { Budget } from './budget.ts';
import { diveTurn } from './dive-turn.ts';
import { exactShortages } from './exact-shortages.ts';
import { grainOf } from './grain.ts';
import { groupsOf } from './groups.ts';
import { leastCost } from './least-cost.ts';
import type { LinearSolver } from './linear-solver.ts';
import { createCut } from './part.ts';
import { personRows, type PersonRows } from './person-rows.ts';
import { planGroup, type GroupPlan } from './plan-group.ts';
import { excuseWhoCannot } from './excuse-who-cannot.ts';
import { createPricing } from './pricing.ts';
import type { Column } from './roster-pool.ts';
import { settledCost } from './settled-cost.ts';
import { takePrices, tellPrices } from './share-prices.ts';
import { isNear, roleOf, turnShares } from './turn-shares.ts';
import { nextTurn, takeTurn, turnOf, type Turn } from './turns.ts';

export interface ColumnSearch {
  model: Model;
  domains: Domains;
  evaluator: Evaluator;
  solver: LinearSolver;
  random: Random;
  /** Over as soon as the best plan is proved. */
  budget: Budget;
  /** The same, which a proof does not end. */
  whole: Budget;
  /** The best cells so far. */
  cells: () => Int32Array;
  /** Counts anew what the best cells break and cost. */
  recount: () => void;
  /** Takes over other cells where they are better. */
  offer: (cells: Int32Array) => void;
  /** Anneals from the best cells for a share of the whole budget, near them or farther away. */
  reheat: (share: number) => void;
  /** Another thread solves the whole linear program. */
  helps: boolean;
  exchange: Exchange | null;
  /** Meets other threads: the best cells may become theirs. */
  meet: () => void;
  /** What they have closed of the gap by that. */
  given: () => number;
  /** What is proved to stay open so far, and better proofs of it. */
  shortages: () => readonly Certificate[];
  explain: (shortages: readonly Certificate[]) => void;
  /** Anneals from some cells for a share of the whole budget, never hot; returns the best cells met from there. */
  polish: (cells: Int32Array, share: number) => Int32Array;
  /** Hears of a bound of the whole penalty, and returns the best one. */
  raise: (penalty: number) => number;
}

/** The share of the budget that one turn takes, at most and at least; early no more than a share of what is used, so that more time makes nothing later. */
const SLICE = { most: 0.02, least: 0.002, early: 0.2 };
/** The share that the linear program takes before anything else, and in one turn after that. */
const ROOT = { first: 0.4, later: 0.05 };
/** How long the linear program of the real needs may stand still at first, as a share of what those of alike needs and the proofs took. */
const STILL = 0.5;
/** The share that proofs of shortages may take, and of how many people they are quick. */
const PROOF = 0.05;
const FEW = 12;
/** The share that choosing among all rosters near the bound may take. */
const CLOSE = 0.1;
/** A dive waits until improving days closes less than this share of the gap. */
const WORTHWHILE = 0.1;
/** What it counts at least, in steps of work. */
const WHOLE = 100_000;

/**
 * Plans by whole rosters: each group that shares nobody with others gets its linear program with a bound, dives, and then small
 * neighbourhoods until the time is over or everything is proved.
 */
export function searchColumns(search: ColumnSearch): void {
  const { model, domains, evaluator, solver, random, budget } = search;
  const groups = groupsOf(model, domains);
  const pairs = followOn(model);
  const rows: (PersonRows | null)[] = Array.from({ length: model.people }, () => null);
  for (const person of groups.flatMap((group) => group.people)) {
    if (budget.over()) return;
    rows[person] = personRows(model, domains, pairs, person);
  }
  const pricing = createPricing(model, domains, evaluator, rows);
  excuseWhoCannot(search, pricing, rows);
  evaluator.setHardWeight(1);
  const cut = createCut(model, domains, evaluator, pairs);
  const tools = { solver, random, grain: grainOf(model, evaluator), helps: search.helps };
  const settled = settledCost(model, evaluator, groups);
  const plans: GroupPlan[] = groups.map((group) =>
    planGroup(model, group, pricing, cut, { ...tools, least: leastCost(model, domains, evaluator, group) }),
  );
  const learn = (): void => plans.forEach((plan) => plan.learn(search.cells()));
  const unfinished = new Set(plans);
  /** The linear programs of all groups until a share of the budget is used; one that stands still near the bound is left after so much of it. */
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
  /** The best cells with the rosters of some groups in them. */
  const cellsWith = (rosters: (plan: GroupPlan) => readonly Column[] | null): Int32Array => {
    const cells = Int32Array.from(search.cells());
    for (const plan of plans)
      for (const column of rosters(plan) ?? []) cells.set(column.row, column.person * model.days);
    return cells;
  };
  const tell = (): void => {
    search.raise(bound());
    search.offer(cellsWith((plan) => plan.best()));
    search.meet();
  };
  const report = (): void => {
    tell();
    const cells = cellsWith((plan) => plan.best());
    if (search.cells().some((code, cell) => code !== cells[cell])) learn();
  };
  const bound = (): number => plans.reduce((sum, plan) => sum + plan.bound(), settled);
  const total = (): number => plans.reduce((sum, plan) => sum + plan.cost(), 0);
  /** What lies between the rosters to go on from and the bound. */
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
  /** One of some groups: the more there may be to gain, the more likely. */
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
  /** Those whose people all have a lawful roster to go on from. */
  const lawful = (): GroupPlan[] => open().filter((plan) => plan.cost() < Infinity);
  try {
    learn();
    // Lawful rosters for everybody come first: in a big group the best ones take long.
    for (const plan of [...plans.filter((each) => !each.best()), ...plans]) {
      plan.construct(budget);
      report();
    }
    // Needs that are alike as one prove most of the bound soon; the real ones are wanted for what remains.
    const began = budget.used();
    const opening = began + ROOT.first;
    if (!search.helps) {
      root('period', opening);
      root('week', opening);
      // By now another thread may have found a plan that leaves less open, so that there is less to prove.
      proveShortages(FEW);
      const alike = budget.used() - began;
      root(null, opening, Math.max(SLICE.least, alike * STILL));
    }
    // What must stay open is proved before the plan is: with that everything ends. A linear program that has not come to its end is far from it.
    const shortagesLater = unfinished.size > 0;
    if (!search.helps && !shortagesLater) proveShortages(Infinity);
    const days = turnOf(
      () => neighbourhoods('days'),
      () => lawful().length > 0,
    );
    /** A thread that helps dives by the prices of the other, where there is one. */
    const priced = (): boolean => !search.helps || search.exchange?.prices() !== null;
    /** Near the bound a dive of a thread that has no linear program of its own to begin from has mostly nothing to find. */
    const lost = (): boolean => search.helps && near();
    // A dive takes long: it waits until nearer ground is used up.
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
    // The first dive finds good ground; what is improved before it is mostly lost, and a plan is wanted sooner than proofs.
    const proofs = shortagesLater ? [turnOf(() => proveShortages(Infinity))] : [];
    const role = roleOf(search);
    const start = [...(shortagesLater ? [] : [close]), ...(role === 'alone' ? [again] : []), dive, ...proofs, close];
    const first = role === 'helps' ? [again, dive] : start;
    const measures = { used: budget.used, cost: () => total() + settled, gap, given: search.given };
    const shares = turnShares(role, { proofs: [rest, branch], anneal: again }, measures);
    while (!budget.over() && open().length > 0) {
      // Near the bound a dive, which begins anew, is not what closes the gap; and it needs prices.
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
    // A proof of the whole plan does not say which needs must stay open.
    if (!search.helps && !explained && budget.over()) {
      search.meet();
      proveShortages(Infinity, search.whole);
    }
  } finally {
    for (const plan of plans) plan.close();
  }
}
