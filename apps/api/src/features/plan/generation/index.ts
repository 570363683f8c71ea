// Jobs that plan a month, those that solve another program’s problem, and those of scenarios.

export {
  budgetsSet,
  budgetsToday,
  budgetsToKeep,
  payBudgets,
  type SetBudget,
  takingsAsked,
} from './budgets-to-keep.ts';
export { claimJob, keepHandWork } from './claim-job.ts';
export { beginNext, endJob, lockJob } from './held-job.ts';
export { type AnyJob, courseOf, findAnyJob, queueOf } from './job.ts';
export { planHeld, type Planned } from './plan-held.ts';
export { askToStop, lockProject, queueJob, stopJob } from './queue-job.ts';
export { runJob, scenarioClaimed, startPlanning, type Planning } from './start-planning.ts';
