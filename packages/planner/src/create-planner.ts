import type { Plan, Problem } from '@pamaina/engine';
import { startPlan, type PlanRequest, type RunningPlan } from './start-plan.ts';

export interface Planner {
  /**
   * Plans as soon as threads are free, in the order of the calls. The seconds count from the moment planning starts.
   */
  start: (problem: Problem, request: PlanRequest) => RunningPlan;
}

/** A planner that never runs more than `size` threads at the same time. */
export function createPlanner(size: number): Planner {
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
  return {
    start: (problem, request) => {
      const threads = Math.max(1, Math.min(request.threads, size));
      let running: RunningPlan | null = null;
      let stopped = false;
      const result = new Promise<Plan>((resolve, reject) => {
        const begin = (): void => {
          running = startPlan(problem, { ...request, threads, ...(stopped ? { seconds: 0 } : {}) });
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
    },
  };
}
