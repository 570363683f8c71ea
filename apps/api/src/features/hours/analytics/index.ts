// Hours, costs and coverage of past and coming months in figures.

export {
  normsOf,
  absencesOf,
  multipliersIn,
  normsOfBooks,
  reckonTeam,
  type Books,
  employedIn,
  termsOf,
} from './reckon-team.ts';
export { costOfLate, reckonCost, withoutRate } from './reckon-cost.ts';
export { accountingPeriods, monthsOf, wholePeriods, type DateRange } from './period-range.ts';
export { readKnownMonths } from './read-known-months.ts';
export { ownerOf, readTeam, readWork, type CountedShift, type Team, type Work } from './read-work.ts';

export { hoursOf } from './sums.ts';
