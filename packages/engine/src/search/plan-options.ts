import type { LinearSolver } from '../columns/linear-solver.ts';
import type { Shift } from '../model/problem.ts';
import type { Progress } from '../model/result.ts';
import type { Exchange } from './exchange.ts';

/** The budget of a plan and whom it talks to. */
export interface PlanOptions {
  seed: number;
  /** Milliseconds of a clock that never goes back. */
  clock: () => number;
  timeLimitMs: number;
  /** Bounds the work instead of the time: the same seed and number give the same plan on any machine, if the time suffices. */
  maxIterations?: number;
  /** The earlier draft, which the plan stays close to. */
  previous?: readonly Shift[];
  /** Solves the linear programs of the search by whole rosters; without one the plan is annealed alone. */
  solver?: LinearSolver;
  /** Other threads that plan the same problem; whatever they tell makes the plan depend on their speed. */
  exchange?: Exchange;
  /** Another thread solves the linear program of the whole; this one anneals longer and improves parts. */
  helps?: boolean;
  shouldStop?: () => boolean;
  /** Another thread has proved its plan the best: all that is left to do is to explain what stays open. */
  isProved?: () => boolean;
  /** Called about five times a second. */
  onProgress?: (progress: Progress) => void;
}
