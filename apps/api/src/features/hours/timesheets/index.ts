// Clocked beside scheduled hours: corrected, approved, locked and exported.

export { earlierNotes } from './earlier-notes.ts';
export { earlierOvertimeOf, isPaid } from './export/payroll-columns.ts';
export { readConvertible, readOffered, readPendingLeave } from './reconcile-overtime-leave.ts';
export { readPayroll } from './export/read-payroll.ts';
export { readChosenKinds } from './read-day-marks.ts';
export { readMonth, type Month } from './read-month.ts';
export { monthLocks } from './month-locks.ts';
export { readBooksOf } from './read-books.ts';
