import type { Advice, FrontierPoint, Least, OpenComparison, Plan, Problem } from '@pamaina/engine';
import {
  startAdvice,
  startComparison,
  startLeast,
  type AdviceRequest,
  type ComparisonRequest,
  type LeastRequest,
  type RunningAdvice,
  type RunningComparison,
  type RunningLeast,
} from './start-advice.ts';
import { startFrontier, type FrontierRequest, type RunningFrontier } from './start-frontier.ts';
import { startPlan, type PlanRequest, type RunningPlan } from './start-plan.ts';

export interface Planner {
  /**
   * Plans as soon as threads are free, in the order of the calls. The seconds count from the moment planning starts.
   */
  start: (problem: Problem, request: PlanRequest) => RunningPlan;
}

export interface FrontierPlanner {
  /** The frontier of cover and cost, which takes one thread, in the same queue. */
  startFrontier: (problem: Problem, request: FrontierRequest) => RunningFrontier;
}

export interface AdvicePlanner {
  /** What candidates are good for, which takes one thread, in the same queue. */
  startAdvice: (problem: Problem, request: AdviceRequest) => RunningAdvice;
  /** What changes do to the open shifts, likewise. */
  startComparison: (problem: Problem, request: ComparisonRequest) => RunningComparison;
  /** The least that a quantity of a schedule can be, likewise. */
  startLeast: (problem: Problem, request: LeastRequest) => RunningLeast;
}

/** What runs, and how it is stopped with what it has. */
interface Running<T> {
  result: Promise<T>;
  stop: () => void;
}

/** A planner that never runs more than `size` threads at the same time. */
export function createPlanner(size: number): Planner & FrontierPlanner & AdvicePlanner {
  const waiting: { threads: number; begin: () => void }[] = [];
  let free = size;
  const next = (): void => {
    const job = waiting[0];
    if (!job || job.threads > free) return;
    waiting.shift();
    free -= job.threads;
    job.begin();
    next();
  };

  /** @param run begins it; a job that was stopped while it waited has no time left */
  function enqueue<T>(threads: number, run: (isStopped: boolean) => Running<T>): Running<T> {
    let running: Running<T> | null = null;
    let stopped = false;
    const result = new Promise<T>((resolve, reject) => {
      const begin = (): void => {
        running = run(stopped);
        running.result.then(resolve, reject).finally(() => {
          free += threads;
          next();
        });
      };
      waiting.push({ threads, begin });
      next();
    });
    const stop = (): void => {
      stopped = true;
      running?.stop();
    };
    return { result, stop };
  }

  return {
    start: (problem, request) => {
      const threads = Math.max(1, Math.min(request.threads, size));
      return enqueue<Plan>(threads, (isStopped) =>
        startPlan(problem, { ...request, threads, ...(isStopped ? { seconds: 0 } : {}) }),
      );
    },
    startFrontier: (problem, request) =>
      enqueue<FrontierPoint[]>(1, (isStopped) =>
        startFrontier(problem, { ...request, ...(isStopped ? { seconds: 0 } : {}) }),
      ),
    startAdvice: (problem, request) =>
      enqueue<Advice>(1, (isStopped) => startAdvice(problem, { ...request, ...(isStopped ? { seconds: 0 } : {}) })),
    startComparison: (problem, request) =>
      enqueue<OpenComparison>(1, (isStopped) =>
        startComparison(problem, { ...request, ...(isStopped ? { seconds: 0 } : {}) }),
      ),
    startLeast: (problem, request) =>
      enqueue<Least>(1, (isStopped) => startLeast(problem, { ...request, ...(isStopped ? { seconds: 0 } : {}) })),
  };
}
