export { matchShift } from './match-shift.ts';
export { startRemindingForgotten } from './remind-forgotten.ts';
export { releaseEntriesOf } from './release-entries-of.ts';
export { releasePayrollOf } from './release-payroll-of.ts';
