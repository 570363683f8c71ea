export { balanceEffects, overdrawnBy, workingDaysOf } from './overdrawn.ts';
export { chosenLeaveType, type StoredLeave } from './leave-rules.ts';
export { readBalances } from './read-balances.ts';
export { workDayMinutes } from './work-day-minutes.ts';
