// Jobs that plan a month, and those that solve another program’s problem.

export { startPlanning, type Planning } from './start-planning.ts';
