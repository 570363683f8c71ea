// A month as the engine’s `Problem`, read from rows, and the minutes of shifts.

export { checkSums } from './check-sums.ts';
export {
  contractOf,
  contractSpans,
  employmentOn,
  isEmployedIn,
  listEmployments,
  type EmploymentSpan,
} from './to-engine.ts';
export { countDueMinutes, countMonths, startCountingMonths } from './count-months.ts';
export { debtsOf, periodOf, weekMinutesOf } from './balances.ts';
export { loadMonthOf } from './load-month-of.ts';
export { type LoadedPeriod, loadMonth, loadProblem } from './load-problem.ts';
export { countPlaces, missingHalves } from './cut-places.ts';
export {
  bothHalves,
  type HalfPlace,
  isDuring,
  isNextDay,
  imaginedShift,
  inPlan,
  isOpen,
  planOf,
  shiftColumns,
  type ShiftRow,
  type WhichPlan,
  withAway,
  withoutFixed,
} from './shift-row.ts';
export {
  type Books,
  booksOfMonths,
  isCounted,
  readBooks,
  type EarlierWork,
  readEarlierWork,
  wasExcused,
} from './earlier-work.ts';
export { countMinutes, readDays } from './days-and-needs.ts';
