/** Planning outside of the thread that serves requests: see docs/decisions/003-engine-door.md. */
export { createPlanner, type AdvicePlanner, type FrontierPlanner, type Planner } from './create-planner.ts';
export { keepThreadsReady } from './ready-threads.ts';
export { lowerPriority } from './lower-priority.ts';
export { startAdvice, type AdviceRequest, type RunningAdvice } from './start-advice.ts';
export { startFrontier, type FrontierRequest, type RunningFrontier } from './start-frontier.ts';
export { startPlan, type PlanRequest, type RunningPlan } from './start-plan.ts';
