// A month as the engine’s `Problem`, read from rows, and the minutes of shifts.

export { checkSums } from './check-sums.ts';
export {
  contractOf,
  contractSpans,
  employmentOn,
  isEmployedIn,
  listEmployments,
  type Employments,
  type EmploymentSpan,
} from './employment.ts';
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
  readCut,
  readPlanned,
  shiftColumns,
  type ShiftRow,
  type WhichPlan,
  withAway,
  withoutFixed,
} from './shift-row.ts';
export { isCounted, wasExcused } from './counted-work.ts';
export { type Books, booksOfMonths, readBooks, type EarlierWork, readEarlierWork } from './earlier-work.ts';
export { readDays } from './calendar-days.ts';
export { countMinutes } from './minutes.ts';
export { lawsOfMonths, packOn, type Laws } from './month-laws.ts';
export { forgetMonthBudgets, storeMonthBudgets } from './month-budgets.ts';
