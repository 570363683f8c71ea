// Kinds of leave, what each employee has of them, and what is left.

export { balanceEffects, overdrawnBy, readBooksOf, workingDaysOf } from './overdrawn.ts';
export { chosenLeaveType, readLeaveTypes, type StoredLeave } from './leave-rules.ts';
export { balancesOf, readBalanceBooks } from './read-balances.ts';
export { workDayMinutes } from './work-day-minutes.ts';
