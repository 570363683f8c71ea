// Method: one incumbent and one bound for all operators and threads.
// Paper: none; our own engineering.
import { gapOf, type LowerBound } from '../bounds/lower-bound.ts';
import { TOLERANCE } from '../lp/tolerance.ts';
import type { Model } from '../model/model.ts';
import type { Certificate, Progress } from '../problem/result.ts';
import type { Exchange } from '../roster/exchange.ts';
import type { Roster } from '../roster/roster.ts';
import { keep, type Best } from './anneal.ts';

/** The best roster found, the best lower bound and the proved shortages, shared with other threads. */
export interface Incumbent {
  readonly best: Best;
  /** The lower bound for all lawful plans; `raise` reports one and returns the best. */
  bound: () => number;
  raise: (penalty: number) => number;
  /** Whether no plan can cost less. */
  isProved: () => boolean;
  /** The proved shortages, and better ones in their place. */
  shortages: () => readonly Certificate[];
  explain: (shortages: readonly Certificate[]) => void;
  /** Takes over cells if they are better. */
  offer: (cells: Int32Array) => void;
  /** Takes over the roster under search if it is better. */
  keep: () => void;
  /** Recalculates the breaches and cost, after the evaluator changed. */
  recount: () => void;
  /** Publishes the incumbent and bound to other threads, and takes over theirs if better. */
  sync: () => void;
  /** The part of the gap closed by other threads. */
  importedGain: () => number;
  progress: (iterations: number, milliseconds: number) => Progress;
  proof: () => LowerBound;
}

/** The empty roster as incumbent, with the counting bound. */
export function createIncumbent(
  model: Model,
  roster: Roster,
  counted: LowerBound,
  exchange: Exchange | undefined,
): Incumbent {
  const best: Best = { cells: Int32Array.from(roster.cells), hard: roster.hard(), cost: roster.cost() };
  const needed = model.required.reduce((sum, count) => sum + count, 0);
  let bound = counted.penalty;
  let shortages: readonly Certificate[] = counted.certificates;
  let imported = 0;
  const fillable = (): number => needed - shortages.reduce((sum, shortage) => sum + shortage.missing, 0);

  function sync(): void {
    if (!exchange) return;
    const before = { bound, cost: best.cost, hard: best.hard };
    bound = exchange.raise(bound);
    if (Number.isFinite(before.bound)) imported += bound - before.bound;
    if (best.hard === 0) exchange.offer(best.cells, best.cost);
    const cells = exchange.cheaperThan(best.hard === 0 ? best.cost : Infinity);
    if (!cells) return;
    roster.load(cells);
    keep(roster, best);
    if (before.hard === 0) imported += before.cost - best.cost;
  }

  return {
    best,
    bound: () => bound,
    raise: (penalty) => (bound = Math.max(bound, penalty)),
    isProved: () => best.hard === 0 && best.cost <= bound + TOLERANCE.proof,
    shortages: () => shortages,
    explain: (better) => {
      shortages = better;
    },
    offer: (cells) => {
      roster.load(cells);
      keep(roster, best);
    },
    keep: () => keep(roster, best),
    recount: () => {
      roster.load(best.cells);
      best.hard = roster.hard();
      best.cost = roster.cost();
    },
    sync,
    importedGain: () => imported,
    progress: (iterations, milliseconds) => ({
      ...qualityOf(best, bound),
      filled: filledBy(model, best.cells),
      needed,
      fillable: fillable(),
      iterations,
      milliseconds,
    }),
    proof: () => ({ penalty: bound, fillable: fillable(), certificates: [...shortages] }),
  };
}

/** How good a roster is by a lower bound. */
const qualityOf = ({ cost, hard }: Best, bound: number) => ({
  penalty: cost,
  hardViolations: hard,
  bound,
  gap: hard > 0 ? 1 : gapOf(cost, bound),
});

/** The places of needs that a roster fills. */
function filledBy(model: Model, cells: Int32Array): number {
  const counts = Int32Array.from(model.base);
  cells.forEach((code, cell) => {
    if (code >= 0 && model.fixed[cell]! < 0) for (const part of model.parts[code]!) counts[part]!++;
  });
  return counts.reduce((sum, count, code) => sum + Math.min(count, model.required[code]!), 0);
}
