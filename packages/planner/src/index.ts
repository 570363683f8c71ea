/** Planning off the thread that answers requests: see docs/decisions/003-engine-door.md. */
export { AnswersBusy, createAnswers, type Answers } from './create-answers.ts';
export { createPlanner, type Planner } from './create-planner.ts';
export { keepThreadsReady } from './ready-threads.ts';
export { startPlan, type PlanRequest, type RunningPlan } from './start-plan.ts';
