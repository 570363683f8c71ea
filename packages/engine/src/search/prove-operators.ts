// Method: proofs: linear programs, enumeration by reduced costs, branch and price, certificates of shortages.
// Paper: Barnhart, Johnson, Nemhauser, Savelsbergh, Vance, "Branch-and-price", Operations Research 46, 1998.
import { exactShortages } from '../bounds/exact-shortages.ts';
import type { Span } from '../lp/master/aggregated-demand.ts';
import type { Budget } from '../lp/budget.ts';
import type { LinearSolver } from '../lp/master/linear-solver.ts';
import type { GroupPlan } from '../lp/plan-group.ts';
import type { Exchange } from '../roster/exchange.ts';
import { GROUP_STEPS, type GroupPlans } from './group-plans.ts';
import { operatorOf, type Operator } from './operator.ts';
import { CLOSE_SHARE, LARGE, PROOF, ROOT, TURN } from './parameters.ts';
import type { SearchState } from './search-state.ts';
import { shareDuals } from './share-duals.ts';

/** The linear programs of all groups. */
export interface Roots {
  /**
   * Runs them until a share of the budget is used, for needs aggregated over a span or for the real ones; one without
   * progress near the bound is stopped after `patience`.
   */
  run: (span: Span | null, end: number, patience?: number) => void;
  /** Whether some linear program of the real needs is not complete and its group not proved. */
  isUnfinished: () => boolean;
  /** Goes on with the unfinished ones. */
  operator: Operator;
}

export function createRoots(
  { model, incumbent, size }: SearchState,
  groups: GroupPlans,
  exchange: Exchange | null,
): Roots {
  const { plans, budget, open, bound, isNear, report } = groups;
  const unfinished = new Set(plans);
  // A proved group needs no program any more.
  const isUnfinished = (): boolean => open().some((plan) => unfinished.has(plan));
  const run = (span: Span | null, end: number, patience = 1): void => {
    const within: Budget = { ...budget, over: () => budget.used() >= Math.min(1, end) };
    // In a large problem, the program of needs that differ from day to day is far from the real one.
    const isUseful = (plan: GroupPlan): boolean => span === null || !size.isLarge || plan.recurs();
    for (const plan of open().filter((each) => unfinished.has(each) && isUseful(each))) {
      if (within.over()) return;
      budget.spend(GROUP_STEPS);
      let proved = budget.used();
      const onBetter = (): void => {
        proved = budget.used();
        incumbent.raise(bound());
        shareDuals(model, plans, exchange);
      };
      const isStill = (): boolean => isNear() && budget.used() - proved > patience;
      const ended = plan.root(within, span, onBetter, isStill);
      if (ended && span === null) unfinished.delete(plan);
      report();
    }
  };
  const isReady = (): boolean => size.role !== 'helps' && isUnfinished();
  const operator = operatorOf('root', () => run(null, budget.used() + ROOT.later), isReady);
  return { run, isUnfinished, operator };
}

/**
 * The linear programs before anything else. The aggregated program proves most of the bound quickly; the real needs are
 * required for the rest. By then another thread can have found a plan with fewer open shifts, which leaves less to
 * prove about shortages.
 */
export function createFirstProofs(
  { size }: SearchState,
  { budget }: GroupPlans,
  { roots, shortages }: { roots: Roots; shortages: ShortageProofs },
) {
  let began: number | null = null;
  let ready: number | null = null;
  const end = (): number => {
    began ??= budget.used();
    return size.isLarge ? Math.max(LARGE.root, began) : began + ROOT.first;
  };
  const sinceReady = (): number => (ready ??= budget.used());
  const patience = (): number => Math.max(TURN.least, (sinceReady() - (began ?? 0)) * ROOT.still);
  return {
    period: operatorOf('root', () => roots.run('period', end())),
    week: operatorOf('root', () => roots.run('week', end())),
    fewShortages: operatorOf('shortages', () => shortages.run(PROOF.few)),
    /** For so long that the program of the real needs has begun. */
    beginning: operatorOf('root', () => roots.run(null, LARGE.dive, patience())),
    program: operatorOf('root', () => roots.run(null, end(), patience())),
    /** However long it makes no progress. */
    rest: operatorOf('root', () => roots.run(null, LARGE.root)),
    /** An incomplete program is far from the plan, and the dive needs the time: shortages are proved after it. */
    shortages: operatorOf(
      'shortages',
      () => shortages.run(Infinity),
      () => !roots.isUnfinished(),
    ),
    /** When the proofs of few shortages had ended. */
    sinceReady,
  };
}

/** Chooses among all rosters that can be part of a better plan, if they can be listed (reduced-cost enumeration). */
export const closeOperator = ({ size }: SearchState, { budget, open }: GroupPlans): Operator =>
  operatorOf(
    'close-gap',
    () => {
      const end = budget.used() + Math.min(CLOSE_SHARE, Math.max(TURN.least, budget.used()));
      const within: Budget = { ...budget, over: () => budget.used() >= Math.min(1, end) };
      for (const plan of open().filter((each) => each.mayClose())) plan.closeGap(within);
    },
    () => size.role !== 'helps' && open().some((plan) => plan.mayClose()),
  );

/** Branch and bound over the linear programs, a node at a time. */
export function branchOperator({ size }: SearchState, groups: GroupPlans): Operator {
  const { budget, open, drawn, slice } = groups;
  const isReady = (): boolean => size.role !== 'helps' && open().some((plan) => plan.mayBranch());
  return operatorOf(
    'branch',
    () => {
      for (const end = budget.used() + slice(); budget.used() < end && !budget.over() && isReady();)
        drawn(open().filter((plan) => plan.mayBranch())).branch(budget);
    },
    isReady,
  );
}

/** Proofs of shortages by roles. */
export interface ShortageProofs {
  /** @param mostPeople proofs about more employees are postponed */
  run: (mostPeople: number, of?: Budget) => void;
  /** Whether all were tried to their end. */
  isExplained: () => boolean;
}

export function createShortageProofs(state: SearchState, groups: GroupPlans, solver: LinearSolver): ShortageProofs {
  const { model, domains, evaluator, incumbent } = state;
  const { plans, rows, budget } = groups;
  let explained = false;
  return {
    isExplained: () => explained,
    run: (mostPeople, of = budget) => {
      const end = of.used() + PROOF.share;
      const dualShares = new Float64Array(model.codes);
      for (const { group, duals } of plans)
        group.codes.forEach(
          (code, i) => (dualShares[code] = Math.max(0, duals()[i]! / Math.max(1, model.under[code]!))),
        );
      const shortages = exactShortages({
        model,
        domains,
        evaluator,
        rows,
        solver,
        mostPeople,
        dualShares,
        budget: { ...of, over: () => of.used() >= Math.min(1, end) },
        cells: incumbent.best.cells,
        known: incumbent.shortages(),
      });
      incumbent.explain(shortages);
      explained ||= mostPeople === Infinity && !of.over();
    },
  };
}
