export { forgetAbsence } from './forget-absence.ts';
export { readAbsenceSpan, type AbsenceSpan } from './absence-span.ts';
export { noteAbsence, type NotedAbsence } from './note-absence.ts';
export { pendingTimeOffCount } from './pending-time-off-count.ts';
export { refuseTaken } from './refuse-overlap.ts';
export type { TakenShift } from './taken-shifts.ts';
export { workDayMinutes } from '../leave-types/index.ts';
export { withdrawTimeOffOf } from './withdraw-time-off-of.ts';
