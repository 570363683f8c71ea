// Method: one budget, in time or in steps of work, so that a plan by work is the same on any machine.
// Paper: none; our own engineering.
import { TOLERANCE } from '../lp/tolerance.ts';
import type { Model } from '../model/model.ts';
import { assignmentsOf } from '../roster/shifts-of.ts';
import type { Incumbent } from './incumbent.ts';
import type { PlanOptions } from './plan-options.ts';

/** [milliseconds] Progress is reported at most so often. */
const PROGRESS_MS = 200;

/** [milliseconds] A better roster is handed out at most so often; at first more often. */
const ROSTER_MS = 2_000;

/** [pricing steps] So many count as one move of annealing. */
const STEPS_PER_MOVE = 300;

/** The budget of a search in time or in work, and its progress. */
export interface SearchClock {
  /** Moves of annealing so far, with the steps of pricing that count as some. */
  moves: () => number;
  setMoves: (moves: number) => void;
  /** Counts steps of pricing. */
  spend: (steps: number) => void;
  /** The used share of the whole budget, 1 or more at its end or when a stop was requested. */
  passed: () => number;
  /** The same; once a plan is proved optimal the search is over. */
  used: () => number;
  /** Whether the time is over by more than the given milliseconds, whatever the work. */
  isLate: (milliseconds: number) => boolean;
  /** Reports the progress now. */
  report: () => void;
}

export function createSearchClock(
  options: PlanOptions & { started: number },
  incumbent: Incumbent,
  model: Model,
): SearchClock {
  const { clock, started, timeLimitMs, maxIterations } = options;
  let moves = 0;
  let steps = 0;
  let reportedAt = -Infinity;
  let wasLawful = false;
  const handed = { at: -Infinity, cost: Infinity };
  /** Hands out the best roster, if it is better than the last one. */
  const hand = (now: number): void => {
    const { hard, cost, cells } = incumbent.best;
    // The first rosters are the worst: better ones are handed out after as long again.
    const isSoon = now - handed.at < Math.min(ROSTER_MS, handed.at - started);
    if (!options.onRoster || hard > 0 || cost >= handed.cost - TOLERANCE.equalCost || isSoon) return;
    [handed.at, handed.cost] = [now, cost];
    options.onRoster(assignmentsOf(model, cells), cost);
  };
  const report = (): void => {
    reportedAt = clock();
    wasLawful = incumbent.best.hard === 0;
    options.onProgress?.(incumbent.progress(moves, reportedAt - started));
    hand(reportedAt);
  };
  const passed = (): number => {
    const now = clock();
    // The first roster without a breach is reported immediately.
    if (now - reportedAt >= PROGRESS_MS || (incumbent.best.hard === 0 && !wasLawful)) report();
    const time = (now - started) / Math.max(1, timeLimitMs);
    if (time >= 1 || options.shouldStop?.()) return 1;
    return maxIterations === undefined ? time : moves / maxIterations;
  };
  return {
    moves: () => moves,
    setMoves: (now) => {
      moves = now;
    },
    spend: (more) => {
      steps += more;
      moves += Math.floor(steps / STEPS_PER_MOVE);
      steps %= STEPS_PER_MOVE;
    },
    passed,
    used: () => {
      const share = passed();
      return incumbent.isProved() || options.isProved?.() ? 1 : share;
    },
    isLate: (milliseconds) => clock() - started >= timeLimitMs + milliseconds,
    report,
  };
}
