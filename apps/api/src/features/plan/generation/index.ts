// Jobs that plan a month, and those that solve another program’s problem.

export { takingsAsked } from './budgets-to-keep.ts';
export { startPlanning, type Planning } from './start-planning.ts';
