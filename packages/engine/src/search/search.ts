import { searchColumns } from '../columns/search-columns.ts';
import { roleOf } from '../columns/turn-shares.ts';
import { stillToKeep } from '../joint/still-to-keep.ts';
import type { Model } from '../model/model.ts';
import type { Certificate, Progress } from '../model/result.ts';
import { anneal, keep, type Best } from './anneal.ts';
import { construct } from './construct.ts';
import { domainsOf } from './domains.ts';
import { createEvaluator } from './evaluator.ts';
import { gapOf, type LowerBound } from './lower-bound.ts';
import { createMoves } from './moves.ts';
import type { PlanOptions } from './plan-options.ts';
import { createRandom } from './random.ts';
import { createRoster } from './roster.ts';
import { startingCells } from './starting-cells.ts';

export interface Found {
  cells: Int32Array;
  iterations: number;
  /** What no plan that keeps the rules can beat. */
  bound: LowerBound;
  /** Whether it breaks no hard rule beyond what stands. */
  lawful: boolean;
}

const PROGRESS_MS = 200;
/**
 * With whole rosters to follow, annealing is short at first: this share of the budget, and at most so many milliseconds a person. Of two
 * threads the first leaves it to the one that helps, which anneals about until the linear program has prices to dive by.
 */
const OPENING = { share: 0.2, milliseconds: { alone: 15, first: 3, helps: 30 } };
/** The share of the budget that filling needs one by one may take before, and the milliseconds afterwards. */
const FILLING = 0.05;
const LAST_MS = 20;
/** Steps of pricing that count as one move. */
const STEPS = 300;
/**
 * Annealing runs: their share of the budget, how hot each begins, and what one hard amount costs in it, both in missing people. The
 * later ones start from the best roster and grow stricter, so that the first may pass through forbidden ground and the last does not.
 */
const RUNS = [
  { share: 0.3, heat: 0.2, hard: 3 },
  { share: 0.7, heat: 0.05, hard: 6 },
] as const;
/** Where every run ends: cold enough for the smallest difference that the goals know, as fairness is won in the last degrees. */
const COLD = { heaviest: 0.003, lightest: 0.15 };
/**
 * Reheating is a ladder, climbed while nothing is gained: a step that is missing is mostly near the best roster, and if not, behind ground that
 * only more heat crosses. How hot its lowest rung is, as a multiple of the cold, and each next one, as a multiple of the one before; how many
 * milliseconds a person the lowest takes, each next one more than that, and annealing all over at the top when it is first reached; and what
 * share of a turn they take at least.
 */
const LADDER = { lowest: 2, hotter: 2, milliseconds: { lowest: 5, more: 3.5, top: 30 }, least: 1 / 16 };
/** Annealing all over wants to cool slowly: it takes twice as long each time. Nothing takes more than this share of what is left. */
const LONG = 0.4;
/** How hot rosters are that only lack a polish. */
const POLISH = 0.03;
/** What a later run is instead while every roster met breaks a hard rule: hot enough to wander, and strict enough to end inside. */
const RESCUE = { heat: 0.4, hard: 30 };

/** Constructs a roster, anneals it within the budget and returns the best one met, with every need filled that can be without a loss. */
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
  let proven = bound.penalty;
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
      gap: gapOf(best.cost, proven),
      filled: filledBy(model, best.cells),
      needed,
      fillable: fillable(),
      iterations,
      milliseconds: now - options.started,
    };
    options.onProgress?.(progress);
  };
  /** The share of the whole budget that is used, 1 or more at its end. */
  const passed = (moves: number): number => {
    const now = options.clock();
    // The first roster that breaks no rule is told of at once.
    if (now - told >= PROGRESS_MS || (best.hard === 0 && !lawful)) tell(now);
    const time = (now - options.started) / Math.max(1, options.timeLimitMs);
    if (time >= 1 || options.shouldStop?.()) return 1;
    return options.maxIterations === undefined ? time : moves / options.maxIterations;
  };
  /** The same; once a plan is proved the best there is nothing more to find. */
  const used = (moves: number): number => {
    const share = passed(moves);
    const proved = best.hard === 0 && best.cost <= proven + 1e-6;
    return proved || options.isProved?.() ? 1 : share;
  };

  iterations = construct(model, domains, roster, (moves) => used(moves) >= FILLING);
  keep(roster, best);

  /** What other threads have closed of the gap. */
  let given = 0;
  /** Tells other threads of the best roster and bound, and takes over what they have. */
  const meet = (): void => {
    const { exchange } = options;
    if (!exchange) return;
    const before = { proven, cost: best.cost, hard: best.hard };
    proven = exchange.raise(proven);
    if (Number.isFinite(before.proven)) given += proven - before.proven;
    if (best.hard === 0) exchange.offer(best.cells, best.cost);
    const cells = exchange.cheaperThan(best.hard === 0 ? best.cost : Infinity);
    if (!cells) return;
    roster.load(cells);
    keep(roster, best);
    if (before.hard === 0) given += before.cost - best.cost;
  };
  const idle = domains.open.length === 0 || model.people === 0;
  let annealed = false;
  /** Whether every roster met breaks a hard rule though there was annealing. */
  const forbidden = (): boolean => best.hard > 0 && annealed;
  /** Anneals the roster as it stands for a share of the budget; `met` is the best one on the way. */
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
  /** Anneals once from the best roster, for a share of the budget. */
  const annealOnce = (share: number, hot: number, hard: number): void => {
    evaluator.setHardWeight(heaviest * hard);
    meet();
    roster.load(best.cells);
    best.cost = roster.cost();
    annealed = true;
    cool(best, share, hot);
  };
  /** Anneals all over, from what part of the budget to what part of it. */
  const annealRuns = (begin: number, end: number): void => {
    let spent = begin;
    for (const { share, heat, hard } of idle ? [] : RUNS) {
      // What was not used so far is the next run's.
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
    /** Anneals from the best roster until some share of the budget is used: a little hotter each time that gains nothing, in the end all over. */
    const reheat = (share: number): void => {
      if (idle) return;
      const end = Math.min(1, used(iterations) + share);
      do {
        // Whoever has found a better one, its neighbourhood is new ground.
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
      meet,
      given: () => given,
    });
    const now = used(iterations);
    if (now < 1) annealRuns(now, 1);
  } else annealRuns(0, 1);
  roster.load(best.cells);
  // What the planner keeps for closing is enough for as many needs as are open by then.
  construct(model, domains, roster, () => options.clock() - options.started >= options.timeLimitMs + LAST_MS);
  keep(roster, best);
  tell(options.clock());
  const proof = { penalty: proven, fillable: fillable(), certificates: [...shortages] };
  return { cells: best.cells, iterations, bound: proof, lawful: best.hard === 0 };
}

/** Places of the needs that a roster fills. */
function filledBy(model: Model, cells: Int32Array): number {
  const counts = Int32Array.from(model.base);
  cells.forEach((code, cell) => {
    if (code >= 0 && model.fixed[cell]! < 0) counts[code]!++;
  });
  return counts.reduce((sum, count, code) => sum + Math.min(count, model.required[code]!), 0);
}

/** The smallest difference that the goals beside coverage know. */
function lightestOf({ context }: Model): number {
  const { coverage: _, wishes: often = 1, ...beside } = context.problem.weights;
  const wishes = context.problem.people.flatMap((person) => person.wishes.map((wish) => wish.weight * often));
  const weights = Object.values(beside)
    .concat(wishes)
    .filter((weight) => weight > 0);
  return weights.reduce((least, weight) => Math.min(least, weight), Infinity);
}
