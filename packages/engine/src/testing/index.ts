/**
 * An additional entry point of the engine, for benchmarks and tests of other packages: sample businesses and instances.
 */
export { judgeRemedies, judgeRepair, refereeProblem } from './answers-referee.ts';
export { bruteForce, everyRoster } from './brute-force.ts';
export { benchmarkInstance, type InstanceSize } from './benchmark-instance.ts';
export { cpuClock } from './cpu-clock.ts';
export { crowding } from './crowding.ts';
export { businessMonth } from './business.ts';
export { diveFromRoot, planByParts, rootsAfterWeeks, type Parts } from './plan-by-parts.ts';
export { withEmployment } from './random-employment.ts';
export { eu, lithuania } from './laws.ts';
export { solveIntegerMaster } from '../lp/master/integer-master.ts';
export { withPay } from './random-pay.ts';
export { withSequences } from './random-sequences.ts';
export { withSplitDays } from './random-split-days.ts';
export { randomMonth } from './random-month.ts';
export { randomProblem } from './random-problem.ts';
export { sampleAbsences, samples, shortOf, type Sample } from './sample-absences.ts';
export { adult, FIRST_PLANNED, midnight, needOf, shiftOf, world } from './small-world.ts';
/** The tuned numbers, for `npm run bench:parameters`. */
export * as programParameters from '../lp/parameters.ts';
export * as searchParameters from '../search/parameters.ts';
