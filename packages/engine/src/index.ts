/** The engine's public API: see docs/decisions/003-engine-door.md. */

export {
  advise,
  type Advice,
  type AdviceCandidate,
  type Advised,
  type AdviceQuestion,
} from './scenario/advice/advise.ts';
export {
  compareOpen,
  type CostDifference,
  type OpenComparison,
  type OpenDifference,
  type OpenQuestion,
} from './scenario/advice/compare-open.ts';
export { compareAbsences, type AbsencesQuestion } from './scenario/advice/compare-absences.ts';
export { explainAssignment } from './api/assignment.ts';
export { candidates } from './api/candidates.ts';
export { explain } from './api/explain.ts';
export {
  frontier,
  leastCost,
  type FrontierOptions,
  type FrontierPoint,
  type PlanOnce,
  type Span,
} from './api/frontier.ts';
export { judge, judgePeople } from './api/judge.ts';
export { ruleCatalogue, ruleNumbers, type RuleEntry } from './api/rule-catalogue.ts';
export { keepsRules } from './api/trial/keeps-rules.ts';
export { measure } from './api/measure.ts';
export { remedies, remediesByNeed } from './api/remedies/remedies.ts';
export { absencesToTry, absenceTest } from './api/repair/absence-test.ts';
export { repair } from './api/repair/repair.ts';
export { findRings, ringKeepsRules, type Ring, type RingsFound } from './api/rings/find-rings.ts';
export type { RingOptions } from './api/rings/ring-links.ts';
export { applyChanges } from './scenario/apply-changes.ts';
export type { Change, Times } from './scenario/change.ts';
export { figuresOf, type Quantity as ScenarioQuantity } from './scenario/figures.ts';
export { haveAllRates, leastOf, provable, type Least, type LeastQuestion, type Provable } from './scenario/least-of.ts';
export { imaginaryPerson } from './scenario/imaginary-person.ts';
export { verdictOf, type Interval, type Verdict } from './scenario/verdict.ts';
export { costOfMoves } from './api/wages.ts';
export { BenchmarkError } from './benchmark/benchmark-lines.ts';
export { readBenchmark } from './benchmark/read-benchmark.ts';
export { writeBenchmark } from './benchmark/write-benchmark.ts';
export { attendanceOf, type Attendance } from './hours/attendance.ts';
export { countWork, type WorkSum } from './hours/count-work.ts';
export { forecastPeriod } from './hours/forecast-period.ts';
export { leastPeriodCost } from './hours/least-period-cost.ts';
export { overtimeFrom } from './rules/overtime.ts';
export {
  absentDays,
  normMinutes,
  roundedDays,
  workDayMinutes,
  workDaysPerWeek,
  type AbsentDay,
  type Absence,
  type Contract,
  type ContractSpan,
  type NormDay,
} from './hours/norm-minutes.ts';
export { payMultipliers, type Multipliers } from './hours/pay-multipliers.ts';
export {
  addConvertible,
  leaveMinutesOf,
  reckonWork,
  type Convertible,
  type PaidAs,
  type Reckoned,
} from './hours/reckon-work.ts';
export { overtimeByDay, overtimeOfWeek } from './hours/week-overtime.ts';
export { grossNightMinutes, shiftMinutes, type ShiftMinutes } from './hours/shift-minutes.ts';
export type { Days, Work } from './law/split-work.ts';
export { dueBreak } from './law/breaks.ts';
export {
  boundOf,
  isAllowed,
  loosest,
  stricterWay,
  withAgreed,
  type AgreedLimit,
  type Stricter,
} from './law/agreed-limits.ts';
export {
  lawIn,
  versionsOn,
  type LawDocument,
  type Reading,
  type RuleValues,
  type RuleVersion,
} from './law/law-document.ts';
export { isWithin, lateDueOf, lostMinutes, type LateDue, type WorkedSpan } from './law/late-loss.ts';
export { lawOn, withLawsOf } from './law/law-on.ts';
export { lawByMonths, lawDocument, lawDocuments, lawHistory, lawOf, lawOfCountry } from './law/packs.ts';
export type {
  LateChangeKind,
  LateCost,
  LawPack,
  LawRule,
  LawRuleName,
  MinorLimits,
  MinutesLimit,
  NoticeUnit,
} from './problem/law-pack.ts';
export { contractMinutesIn, isAway, isEmployed } from './problem/employment.ts';
export { netMinutes, workMinutes } from './problem/calendar.ts';
export { needKey } from './problem/needs.ts';
export { isWork } from './problem/on-call.ts';
export { isInPart, partOf, type Part } from './api/repair/part-of.ts';
export type * from './problem/problem.ts';
export type * from './problem/remedy.ts';
export type * from './problem/result.ts';
export { isPair } from './problem/sequences.ts';
export { sizeFault } from './problem/size-fault.ts';
export { defaultImportance, weightsOf } from './problem/weights.ts';
export { withoutFixedInPeriod } from './problem/calendar.ts';
export type * from './lp/master/linear-solver.ts';
export { gapOf, lowerBound, type LowerBound } from './bounds/lower-bound.ts';
export { SHARED_ROSTERS, type Exchange } from './roster/exchange.ts';
export { operatorNames, type OperatorName } from './search/operator.ts';
export type { PlanOptions } from './search/plan-options.ts';
export { plan } from './api/plan.ts';
export { payOfShift } from './objective/pay.ts';
