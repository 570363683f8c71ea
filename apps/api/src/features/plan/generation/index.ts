export { startPlanning, type Planning } from './start-planning.ts';
