// Method: the budget of a plan and its connections to other threads.
// Paper: none; our own engineering.
import type { LinearSolver } from '../lp/master/linear-solver.ts';
import type { Assignment, Shift } from '../problem/problem.ts';
import type { Progress } from '../problem/result.ts';
import type { Exchange } from '../roster/exchange.ts';
import type { OperatorName } from './operator.ts';

/** The budget of a plan and its connections. */
export interface PlanOptions {
  seed: number;
  /** Milliseconds of a monotonic clock. */
  clock: () => number;
  timeLimitMs: number;
  /**
   * Limits the work instead of the time: the same seed and number give the same plan on any machine, if the time is
   * sufficient.
   */
  maxIterations?: number;
  /** The earlier draft, from which the plan should differ little. */
  previous?: readonly Shift[];
  /** Where the search starts: a plan of the same problem by an earlier run, which the result is never worse than. */
  start?: readonly Assignment[];
  /** Solves the linear programs of the search by whole rosters; without it, the plan is only annealed. */
  solver?: LinearSolver;
  /** Other threads that plan the same problem; with them the plan depends on their speed. */
  exchange?: Exchange;
  /** Another thread solves the linear program of the whole; this one anneals longer and improves parts. */
  helps?: boolean;
  /** Parts of the search that are left out, to measure what they bring. */
  without?: readonly OperatorName[];
  shouldStop?: () => boolean;
  /** Another thread has proved its plan optimal: only the explanation of open shifts remains. */
  isProved?: () => boolean;
  /** Called about five times a second. */
  onProgress?: (progress: Progress) => void;
  /** A better lawful roster and its penalty: the first, others as time doubles, later every two seconds at most. */
  onRoster?: (roster: Assignment[], penalty: number) => void;
}
