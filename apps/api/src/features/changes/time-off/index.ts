// Time off: asked for, decided, noted, and what it does to shifts.

export { boundsOf } from './absences.ts';
export { forgetAbsence } from './forget-absence.ts';
export { readAbsenceSpan, type AbsenceSpan } from './absence-span.ts';
export { noteAbsence, type NotedAbsence } from './note-absence.ts';
export { pendingOvertimeLeave, pendingTimeOff, pendingTimeOffCount } from './time-off-query.ts';
export { refuseTaken } from './create-time-off.ts';
export type { TakenShift } from './taken-shifts.ts';
export { workDayMinutes } from '../leave-types/index.ts';
export { withdrawTimeOffOf } from './cancel-time-off.ts';
