export { normsOf } from './norms-of.ts';
export { accountingPeriods, monthsOf, wholePeriods, type DateRange } from './period-range.ts';
export { readKnownMonths } from './read-known-months.ts';
export { ownerOf, readTeam, type Team, type Work } from './read-work.ts';
export { absencesOf, normsOfBooks, reckonTeam, type Books } from './reckon-team.ts';
export { hoursOf } from './sums.ts';
export { employedIn, termsOf } from './terms-of.ts';
