// What if: a month planned with and without changes that nobody has made yet.

export { firstDayOf, loadBase, withBudgets, type BaseMonth } from './base-month.ts';
export { runScenario } from './run-scenario.ts';
export { adviceChanges } from './to-engine-changes.ts';
