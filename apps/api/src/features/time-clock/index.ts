export { matchShift } from './match-shift.ts';
export { clockStateOf, isForgotten } from './open-entry.ts';
export { startRemindingForgotten } from './remind-forgotten.ts';
export { releaseEntriesOf } from './release-entries-of.ts';
export { releasePayrollOf } from './release-payroll-of.ts';
