// What if: a month planned with and without changes that nobody has made yet.

export { runScenario } from './run-scenario.ts';
