export { forgetIllness } from './forget-illness.ts';
export { noteIllness, type NotedIllness } from './note-illness.ts';
export { pendingTimeOffCount } from './pending-time-off-count.ts';
export type { TakenShift } from './taken-shifts.ts';
export { workDayMinutes } from './work-day-minutes.ts';
export { withdrawTimeOffOf } from './withdraw-time-off-of.ts';
