import { plan, type LinearSolver, type PlanOnce } from '@pamaina/engine';

/** Plans with so much work, whatever the time: the same on every machine. */
export const planByWork =
  (solver: LinearSolver, work: number): PlanOnce =>
  (problem, { start }) =>
    plan(problem, { seed: 1, clock: () => 0, timeLimitMs: 1e6, maxIterations: work, solver, ...(start && { start }) });
