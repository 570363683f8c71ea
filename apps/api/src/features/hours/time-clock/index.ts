export { matchShift } from './match-shift.ts';
export { clockStateOf, isForgotten } from './open-entry.ts';
export { forgottenReminders } from './remind-forgotten.ts';
export { releaseEntriesOf, releasePayrollOf } from './release-entries-of.ts';
