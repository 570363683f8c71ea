export { balanceEffects, overdrawnBy, workingDaysOf } from './overdrawn.ts';
export { chosenLeaveType, readLeaveTypes, type StoredLeave } from './leave-rules.ts';
export { readBalances } from './read-balances.ts';
export { workDayMinutes } from './work-day-minutes.ts';
