import { frontier, type FrontierPoint, type Problem } from '@pamaina/engine';
import { startPlan, type PlanRequest, type RunningPlan } from './start-plan.ts';

export interface FrontierRequest {
  /** Wall-clock limit of all plans together, from the call. */
  seconds: number;
  seed: number;
  threads: number;
  /** Limits the work of each thread in all plans together: the same points on any machine. */
  maxIterations?: number;
  givesWay?: boolean;
  /** The shares of the cost of the best cover; default: five points, down to 90 %. None: the first point alone. */
  shares?: readonly number[];
  /** What is known after each plan. */
  onPoints?: (points: FrontierPoint[]) => void;
}

export interface RunningFrontier {
  /** Rejected if a thread crashes. */
  result: Promise<FrontierPoint[]>;
  /** Ends it with the points so far. Can be called at any time and more than once. */
  stop: () => void;
}

/**
 * The frontier of cover and cost of a problem, plan by plan in worker threads.
 * @param start how each of them is planned: `startPlan`, or the `start` of a planner whose threads others use too
 */
export function startFrontier(
  problem: Problem,
  request: FrontierRequest,
  start: (problem: Problem, request: PlanRequest) => RunningPlan = startPlan,
): RunningFrontier {
  const { seconds, seed, threads, maxIterations, givesWay, shares, onPoints } = request;
  const end = performance.now() + seconds * 1000;
  let isStopped = false;
  let running: RunningPlan | null = null;
  /** The share of the budget that the plans so far had: what they left goes to the later ones. */
  let spent = 0;
  const result = frontier(
    problem,
    async (asked, { share, start: from }) => {
      const left = (end - performance.now()) / 1000;
      if (isStopped || left <= 0) return null;
      // Annealing follows the limit of time: under a work budget it is the same however long the plans before took.
      const own = maxIterations === undefined ? (left * share) / Math.max(share, 1 - spent) : seconds;
      spent += share;
      running = start(asked, {
        seconds: own,
        seed,
        threads,
        ...(maxIterations !== undefined && { maxIterations: Math.ceil(maxIterations * share) }),
        ...(givesWay && { givesWay }),
        ...(from && { start: from }),
      });
      return running.result;
    },
    shares,
    onPoints,
  );
  const stop = (): void => {
    isStopped = true;
    running?.stop();
  };
  return { result, stop };
}
