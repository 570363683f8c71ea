export { wholePeriods, type DateRange } from './period-range.ts';
export { readTeam, type Work } from './read-work.ts';
export { reckonTeam, type Books } from './reckon-team.ts';
