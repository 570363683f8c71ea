// Jobs that plan a month, and those that solve another program’s problem.

export { takingsAsked } from './set-budgets.ts';
export { startPlanning, type Planning } from './start-planning.ts';
