/** The engine's public API: see docs/decisions/003-engine-door.md. */
import { eu } from './law/eu.ts';
import { lithuania } from './law/lithuania.ts';

export { explainAssignment } from './answers/assignment.ts';
export { candidates } from './answers/candidates.ts';
export { explain } from './answers/explain.ts';
export { judge, judgePeople } from './answers/judge.ts';
export { ruleCatalogue, type RuleEntry } from './answers/rule-catalogue.ts';
export { keepsRules } from './answers/keeps-rules.ts';
export { measure } from './answers/measure.ts';
export { remedies, remediesByNeed } from './answers/remedies.ts';
export { repair } from './answers/repair.ts';
export { BenchmarkError, readBenchmark } from './benchmark/read-benchmark.ts';
export { writeBenchmark } from './benchmark/write-benchmark.ts';
export { attendanceOf, type Attendance } from './hours/attendance.ts';
export { countWork, type WorkSum } from './hours/count-work.ts';
export { forecastPeriod } from './hours/forecast-period.ts';
export { leastPeriodCost } from './hours/least-period-cost.ts';
export { overtimeFrom } from './rules/overtime.ts';
export { absentDays, normMinutes, type Absence, type Contract, type NormDay } from './hours/norm-minutes.ts';
export { payMultipliers } from './hours/pay-multipliers.ts';
export {
  addConvertible,
  leaveMinutesOf,
  reckonWork,
  type Convertible,
  type PaidAs,
  type Reckoned,
} from './hours/reckon-work.ts';
export type { Days, Work } from './hours/split-work.ts';
export type { LawPack, LawRule, MinorLimits, MinutesLimit } from './law/law-pack.ts';
export { netMinutes, workMinutes } from './model/calendar.ts';
export { isWork } from './model/on-call.ts';
export { isInPart, partOf, type Part } from './model/part-of.ts';
export type * from './model/problem.ts';
export { minutesInWindow } from './model/wall-clock.ts';
export type * from './model/remedy.ts';
export type * from './model/result.ts';
export { sizeFault } from './model/size-fault.ts';
export { defaultImportance, weightsOf } from './model/weights.ts';
export { withoutFixedInPeriod } from './model/without-fixed-in-period.ts';
export type * from './columns/linear-solver.ts';
export { gapOf, lowerBound, type LowerBound } from './search/lower-bound.ts';
export type { Exchange } from './search/exchange.ts';
export type { PlanOptions } from './search/plan-options.ts';
export { plan } from './search/plan.ts';

/** The law packs by ID. */
export const lawPacks = { lt: lithuania, eu };
