import { searchColumns } from './search-columns.ts';
import { roleOf } from './time-allocation.ts';
import { stillToKeep } from '../roster/still-to-keep.ts';
import type { Model } from '../model/model.ts';
import type { Certificate, Progress } from '../problem/result.ts';
import { anneal, keep, type Best } from './anneal.ts';
import { construct } from './construct.ts';
import { domainsOf } from '../roster/domains.ts';
import { createEvaluator } from '../roster/evaluator.ts';
import { gapOf, type LowerBound } from '../bounds/lower-bound.ts';
import { createMoves } from './moves.ts';
import type { PlanOptions } from './plan-options.ts';
import { createRandom } from '../roster/random.ts';
import { createRoster } from '../roster/roster.ts';
import { startingCells } from '../roster/starting-cells.ts';

export interface Found {
  cells: Int32Array;
  iterations: number;
  /** The lower bound for all lawful plans. */
  bound: LowerBound;
  /** Whether it breaks no hard rule beyond the breaches of fixed shifts. */
  lawful: boolean;
}

const PROGRESS_MS = 200;
/**
 * If whole rosters are searched next, annealing is short at first: this share of the budget, and at most this many
 * milliseconds per employee. Of two threads the first leaves it to the helper, which anneals approximately until the
 * linear program has duals for a dive.
 */
const OPENING = { share: 0.2, milliseconds: { alone: 15, first: 3, helps: 30 } };
/** The share of the budget for filling needs one by one before annealing, and the milliseconds after it. */
const FILLING = 0.05;
const LAST_MS = 20;
/** The number of pricing steps that count as one move. */
const STEPS = 300;
/**
 * Annealing runs: their share of the budget, the start temperature, and the cost of one hard amount, both in missing
 * employees. Later runs start from the incumbent and get stricter, so that the first can pass through infeasible
 * rosters and the last cannot.
 */
const RUNS = [
  { share: 0.3, heat: 0.2, hard: 3 },
  { share: 0.7, heat: 0.05, hard: 6 },
] as const;
/**
 * The final temperature of every run: low enough for the smallest difference in the goals, because fairness improves at
 * the lowest temperatures.
 */
const COLD = { heaviest: 0.003, lightest: 0.15 };
/**
 * Reheating climbs a ladder of temperatures as long as nothing is gained: an improvement is mostly near the incumbent,
 * and otherwise only reached at a higher temperature. The lowest temperature as a multiple of the final one, and the
 * factor of each next one; the milliseconds per employee at the lowest, and the growth for each next one; complete
 * annealing when the top is first reached; and the minimum share of a turn.
 */
const LADDER = { lowest: 2, hotter: 2, milliseconds: { lowest: 5, more: 3.5, top: 30 }, least: 1 / 16 };
/**
 * Complete annealing needs slow cooling: it takes twice as long each time. Nothing takes more than this share of the
 * remaining budget.
 */
const LONG = 0.4;
/** The start temperature for rosters that only need polishing. */
const POLISH = 0.03;
/**
 * Replaces a later run as long as every roster found breaks a hard rule: hot enough to explore, and strict enough to
 * end feasible.
 */
const RESCUE = { heat: 0.4, hard: 30 };

/**
 * Constructs a roster, anneals it within the budget and returns the incumbent, with every need filled that can be
 * filled without a loss.
 */
export function search(asked: Model, options: PlanOptions & { started: number }, bound: LowerBound): Found {
  const domains = domainsOf(asked);
  const model: Model = { ...asked, joint: asked.joint && stillToKeep(asked.joint, asked, domains) };
  const weights = Array.from(model.under).filter((weight, code) => weight > 0 && model.most[code]! > 0);
  const heaviest = Math.max(1, ...weights);
  const cold = Math.min(COLD.heaviest * heaviest, COLD.lightest * lightestOf(model));
  const evaluator = createEvaluator(model);
  evaluator.setHardWeight(heaviest * RUNS[0].hard);
  const roster = createRoster(model, domains, evaluator);
  const random = createRandom(options.seed);
  const draw = createMoves(model, domains, roster, random);
  const best: Best = { cells: Int32Array.from(roster.cells), hard: roster.hard(), cost: roster.cost() };
  roster.load(startingCells(model, domains));
  keep(roster, best);

  const needed = model.required.reduce((sum, count) => sum + count, 0);
  // Where nothing can be decided, the only plan is its own bound.
  let proven = Math.max(bound.penalty, domains.open.length === 0 && best.hard === 0 ? best.cost : -Infinity);
  let shortages: readonly Certificate[] = bound.certificates;
  const fillable = (): number => needed - shortages.reduce((sum, shortage) => sum + shortage.missing, 0);
  let iterations = 0;
  let told = -Infinity;
  let lawful = false;
  const tell = (now: number): void => {
    told = now;
    lawful = best.hard === 0;
    const progress: Progress = {
      penalty: best.cost,
      hardViolations: best.hard,
      bound: proven,
      gap: best.hard > 0 ? 1 : gapOf(best.cost, proven),
      filled: filledBy(model, best.cells),
      needed,
      fillable: fillable(),
      iterations,
      milliseconds: now - options.started,
    };
    options.onProgress?.(progress);
  };
  /** The used share of the whole budget, 1 or more at its end. */
  const passed = (moves: number): number => {
    const now = options.clock();
    // The first roster without a breach is reported immediately.
    if (now - told >= PROGRESS_MS || (best.hard === 0 && !lawful)) tell(now);
    const time = (now - options.started) / Math.max(1, options.timeLimitMs);
    if (time >= 1 || options.shouldStop?.()) return 1;
    return options.maxIterations === undefined ? time : moves / options.maxIterations;
  };
  /** The same; once a plan is proved optimal the search is over. */
  const used = (moves: number): number => {
    const share = passed(moves);
    const proved = best.hard === 0 && best.cost <= proven + 1e-6;
    return proved || options.isProved?.() ? 1 : share;
  };

  iterations = construct(model, domains, roster, (moves) => used(moves) >= FILLING);
  keep(roster, best);

  /** The part of the gap closed by other threads. */
  let importedGain = 0;
  /** Publishes the incumbent and bound to other threads, and takes over theirs if better. */
  const syncIncumbent = (): void => {
    const { exchange } = options;
    if (!exchange) return;
    const before = { proven, cost: best.cost, hard: best.hard };
    proven = exchange.raise(proven);
    if (Number.isFinite(before.proven)) importedGain += proven - before.proven;
    if (best.hard === 0) exchange.offer(best.cells, best.cost);
    const cells = exchange.cheaperThan(best.hard === 0 ? best.cost : Infinity);
    if (!cells) return;
    roster.load(cells);
    keep(roster, best);
    if (before.hard === 0) importedGain += before.cost - best.cost;
  };
  const idle = domains.open.length === 0 || model.people === 0;
  let annealed = false;
  /** Whether every roster found breaks a hard rule even after annealing. */
  const forbidden = (): boolean => best.hard > 0 && annealed;
  /** Anneals the current roster for a share of the budget; `met` is the best one on the way. */
  const cool = (met: Best, share: number, hot: number): void => {
    const before = iterations;
    const from = used(iterations);
    const progress = (moves: number): number => {
      iterations = before + moves;
      const all = used(iterations);
      return all >= 1 ? 1 : (all - from) / share;
    };
    anneal(roster, draw, random, met, { hot: Math.max(hot, 2 * cold), cold, progress });
  };
  /** Anneals once from the incumbent, for a share of the budget. */
  const annealOnce = (share: number, hot: number, hard: number): void => {
    evaluator.setHardWeight(heaviest * hard);
    syncIncumbent();
    roster.load(best.cells);
    best.cost = roster.cost();
    annealed = true;
    cool(best, share, hot);
  };
  /** Runs the complete annealing between two shares of the budget. */
  const annealRuns = (begin: number, end: number): void => {
    let spent = begin;
    for (const { share, heat, hard } of idle ? [] : RUNS) {
      // Unused time goes to the next run.
      spent += share * (end - begin);
      const rescue = forbidden();
      const left = spent - used(iterations);
      if (left > 0) annealOnce(left, heaviest * (rescue ? RESCUE.heat : heat), rescue ? RESCUE.hard : hard);
    }
  };
  if (options.solver) {
    const shareOf = (milliseconds: number): number =>
      Math.min(OPENING.share, (milliseconds * model.people) / Math.max(1, options.timeLimitMs));
    annealRuns(0, shareOf(OPENING.milliseconds[roleOf(options)]));
    let top = shareOf(LADDER.milliseconds.top);
    let rung = 0;
    let stood = Infinity;
    /**
     * Anneals from the incumbent until a share of the budget is used: at a higher temperature after each attempt
     * without gain, in the end completely.
     */
    const reheat = (share: number): void => {
      if (idle) return;
      const end = Math.min(1, used(iterations) + share);
      do {
        // Whoever found a better incumbent, its neighbourhood is unexplored.
        if (best.cost < stood - 1e-9) rung = 0;
        stood = best.cost;
        const now = used(iterations);
        const hot = cold * LADDER.lowest * LADDER.hotter ** rung;
        if (best.hard > 0 || hot >= heaviest * RUNS[1].heat) {
          annealRuns(now, now + Math.min(top, (1 - now) * LONG));
          top *= 2;
          rung = 0;
        } else {
          const { lowest, more } = LADDER.milliseconds;
          const spell = Math.max(shareOf(lowest + more * rung), share * LADDER.least);
          annealOnce(Math.min(spell, (1 - now) * LONG), hot, RUNS[1].hard);
          rung++;
        }
      } while (used(iterations) < end);
    };
    let steps = 0;
    const spend = (more: number): void => {
      steps += more;
      iterations += Math.floor(steps / STEPS);
      steps %= STEPS;
    };
    searchColumns({
      model,
      domains,
      evaluator,
      solver: options.solver,
      helps: options.helps ?? false,
      exchange: options.exchange ?? null,
      random,
      budget: { used: () => used(iterations), over: () => used(iterations) >= 1, spend },
      whole: { used: () => passed(iterations), over: () => passed(iterations) >= 1, spend },
      cells: () => best.cells,
      recount: () => {
        roster.load(best.cells);
        best.hard = roster.hard();
        best.cost = roster.cost();
      },
      offer: (cells) => {
        roster.load(cells);
        keep(roster, best);
      },
      reheat,
      shortages: () => shortages,
      explain: (better) => {
        shortages = better;
      },
      polish: (cells, share) => {
        roster.load(cells);
        const own: Best = { cells: Int32Array.from(cells), hard: roster.hard(), cost: roster.cost() };
        evaluator.setHardWeight(heaviest * RESCUE.hard);
        roster.load(cells);
        cool(own, share, POLISH * heaviest);
        evaluator.setHardWeight(1);
        return own.cells;
      },
      raise: (penalty) => (proven = Math.max(proven, penalty)),
      syncIncumbent,
      importedGain: () => importedGain,
    });
    const now = used(iterations);
    if (now < 1) annealRuns(now, 1);
  } else annealRuns(0, 1);
  roster.load(best.cells);
  // The time reserved for closing is sufficient for the needs that are still open.
  construct(model, domains, roster, () => options.clock() - options.started >= options.timeLimitMs + LAST_MS);
  keep(roster, best);
  tell(options.clock());
  const proof = { penalty: proven, fillable: fillable(), certificates: [...shortages] };
  return { cells: best.cells, iterations, bound: proof, lawful: best.hard === 0 };
}

/** The places of needs that a roster fills. */
function filledBy(model: Model, cells: Int32Array): number {
  const counts = Int32Array.from(model.base);
  cells.forEach((code, cell) => {
    if (code >= 0 && model.fixed[cell]! < 0) counts[code]!++;
  });
  return counts.reduce((sum, count, code) => sum + Math.min(count, model.required[code]!), 0);
}

/** The smallest difference in the goals other than coverage. */
function lightestOf({ context }: Model): number {
  const { coverage: _, wishes: often = 1, ...beside } = context.problem.weights;
  const wishes = context.problem.people.flatMap((person) => person.wishes.map((wish) => wish.weight * often));
  const weights = Object.values(beside)
    .concat(wishes)
    .filter((weight) => weight > 0);
  return weights.reduce((least, weight) => Math.min(least, weight), Infinity);
}
