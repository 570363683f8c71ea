// Method: construction, annealing, then the portfolio; the incumbent at the end is filled up greedily.
// Paper: none; our own engineering.
import type { LowerBound } from '../bounds/lower-bound.ts';
import type { Model } from '../model/model.ts';
import { domainsOf } from '../roster/domains.ts';
import { createEvaluator } from '../roster/evaluator.ts';
import { createRandom } from '../roster/random.ts';
import { createRoster } from '../roster/roster.ts';
import { startingCells } from '../roster/starting-cells.ts';
import { stillToKeep } from '../roster/still-to-keep.ts';
import { createAnnealing, RUNS } from './annealing.ts';
import { construct } from './construct.ts';
import { createIncumbent } from './incumbent.ts';
import { keepCaps } from './keep-caps.ts';
import { firstRoster } from './first-roster.ts';
import { createMoves, FILLING_MIX, MIX } from './moves.ts';
import type { OperatorName } from './operator.ts';
import { COLD, WINDOW } from './parameters.ts';
import type { PlanOptions } from './plan-options.ts';
import { searchPortfolio } from './portfolio.ts';
import { problemSize } from './problem-size.ts';
import { createSearchClock } from './search-clock.ts';
import { pricingProblems } from '../lp/network/pricing-problem.ts';
import { createRowDraws } from './window/row-draws.ts';

/** [days] Annealing gets its whole time from so many planned days on. */
const MONTH = 28;

/** [milliseconds] For filling needs one by one after the end, at most. */
const LAST_MS = 20;

export interface Found {
  cells: Int32Array;
  iterations: number;
  /** The lower bound for all lawful plans. */
  bound: LowerBound;
  /** Whether it breaks no hard rule beyond the breaches of fixed shifts. */
  lawful: boolean;
}

/**
 * Constructs a roster, anneals it, improves and proves it by whole rosters within the budget, and returns the
 * incumbent, with every need filled that can be filled without a loss.
 */
export function search(asked: Model, options: PlanOptions & { started: number }, counted: LowerBound): Found {
  const domains = domainsOf(asked);
  const model: Model = { ...asked, joint: asked.joint && stillToKeep(asked.joint, asked, domains) };
  const evaluator = createEvaluator(model);
  const heaviest = heaviestOf(model);
  evaluator.setHardWeight(heaviest * RUNS[0].hard);
  const roster = createRoster(model, domains, evaluator);
  const random = createRandom(options.seed);
  const size = options.solver ? problemSize(model, options) : null;
  const problems = pricingProblems(model, domains);
  const has = (name: OperatorName): boolean => !options.without?.includes(name);
  // Windows have the costs of single days. Where goals judge whole rows, most that they draw is refused (decision 078).
  const drawn = { model, domains, evaluator, roster, random, problemOf: problems.of };
  const draws =
    size?.isLarge && evaluator.softRows.length === 0 && has('windows')
      ? createRowDraws(drawn, heaviest, (steps) => clock.spend(steps))
      : null;
  const windows = draws && { redraw: draws.redraw, spacing: WINDOW.spacing / heaviest };
  const draw = createMoves(model, domains, roster, random, { mix: windows ? FILLING_MIX : MIX, windows });
  const incumbent = createIncumbent(model, roster, counted, options.exchange);
  roster.load(startingCells(model, domains, options.start));
  const keepAll = (): void => keepCaps(model, domains, roster);
  keepAll();
  incumbent.keep();
  // Where nothing can be decided, the only plan is its own bound.
  if (domains.open.length === 0 && incumbent.best.hard === 0) incumbent.raise(incumbent.best.cost);
  const clock = createSearchClock(options, incumbent, model);
  const isOutOfReach = size?.isOutOfReach ?? false;
  // Of two threads the other one makes a lawful roster meanwhile.
  const follows = isOutOfReach && !options.helps && has('root') ? (options.exchange ? 'before' : 'after') : null;
  const state = { model, domains, evaluator, random, incumbent, clock };
  const isDrawnInVain = firstRoster({ ...state, roster, heaviest, draws, isOutOfReach, follows });
  const cold = Math.min(COLD.heaviest * heaviest, COLD.lightest * lightestOf(model));
  const { people } = model;
  const isIdle = domains.open.length === 0 || people === 0 || !has('anneal');
  // A week is annealed for a quarter of the time of a month.
  const crew = people * Math.min(1, (model.last - model.first + 1) / MONTH);
  const overtakes = isOutOfReach ? options.exchange : undefined;
  const { timeLimitMs } = options;
  const schedule = { heaviest, cold, keepCaps: keepAll, crew, timeLimitMs, isIdle, ...(overtakes && { overtakes }) };
  const annealing = createAnnealing({ evaluator, roster, draw, random, incumbent, clock, ...schedule });
  if (options.solver && size) {
    // Where drawing found no lawful roster, annealing rarely does: single rosters come after a short one then.
    const isSoon = isDrawnInVain && size.hasTimeForRosters;
    const hasAnnealed = size.annealing > 0 && !isSoon && has('anneal');
    if (hasAnnealed) annealing.runs(clock.used(), size.annealing, size.isOutOfReach);
    else annealing.opening(size.role);
    searchPortfolio({ ...state, annealing, size, problems, hasAnnealed }, options, options.solver);
  }
  const now = clock.used();
  if (now < 1) annealing.runs(now, 1);
  roster.load(incumbent.best.cells);
  // The time reserved for closing is sufficient for the needs that are still open.
  construct(model, domains, roster, () => clock.isLate(LAST_MS));
  keepAll();
  incumbent.keep();
  clock.report();
  const { cells, hard } = incumbent.best;
  return { cells, iterations: clock.moves(), bound: incumbent.proof(), lawful: hard === 0 };
}

/** The highest cost of a missing employee; at least 1. */
function heaviestOf(model: Model): number {
  const weights = Array.from(model.under).filter((weight, code) => weight > 0 && model.most[code]! > 0);
  return Math.max(1, ...weights);
}

/** The smallest difference in the goals other than coverage. */
function lightestOf({ context }: Model): number {
  const { coverage: _, wishes: often = 1, splitDays: __, budget: ___, rules = {}, ...beside } = context.problem.weights;
  const wishes = context.problem.people.flatMap((person) => person.wishes.map((wish) => wish.weight * often));
  const weights = Object.values({ ...beside, ...rules })
    .concat(wishes)
    .filter((weight) => weight > 0);
  return weights.reduce((least, weight) => Math.min(least, weight), Infinity);
}
