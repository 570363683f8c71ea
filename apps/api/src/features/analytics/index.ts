export { accountingPeriods, wholePeriods, type DateRange } from './period-range.ts';
export { readTeam, type Team, type Work } from './read-work.ts';
export { absencesOf, reckonTeam, type Books } from './reckon-team.ts';
export { hoursOf } from './sums.ts';
