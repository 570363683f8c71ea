export { ADDED, listRemovals } from './hand-work.ts';
export { beginEdit, lockMonth, planningJob, refuseWhilePlanning, refusingOverlap, shiftValues } from './write-shift.ts';
export { closeInvalidRequests, type ShiftChange, type ShiftOutcome } from './close-invalid-requests.ts';
export { judgedShift, refreshAround, refreshWarnings } from './refresh-warnings.ts';
export { notifyShifts } from './notify-shifts.ts';
export { presentShift } from './present-shift.ts';
export { reassignShift } from './reassign-shift.ts';
export { releaseShiftsOf, releaseShiftsOutside, unassignDuring } from './open-shifts-of.ts';
