export { holdMonths } from './hold-months.ts';
export { matchShift } from './match-shift.ts';
export { releaseEntriesOf } from './release-entries-of.ts';
