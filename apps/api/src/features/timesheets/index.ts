export { earlierNotes } from './earlier-notes.ts';
export { earlierOvertimeOf, isPaid } from './export/is-paid.ts';
export { readPendingLeave } from './read-pending-leave.ts';
export { readPayroll } from './export/read-payroll.ts';
export { readChosenKinds } from './read-day-marks.ts';
export { readMonth, type Month } from './read-month.ts';
export { monthLocks } from './month-locks.ts';
export { readConvertible } from './read-convertible.ts';
