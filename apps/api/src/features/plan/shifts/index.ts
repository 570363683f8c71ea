export { ADDED, findOtherHalf, listRemovals, markOf } from './hand-work.ts';
export {
  beginEdit,
  lockMonth,
  openDraft,
  planningJob,
  refuseWhilePlanning,
  refusingOverlap,
  shiftValues,
} from './write-shift.ts';
export { closeInvalidRequests, type ShiftChange, type ShiftOutcome, reassignShift } from './reassign-shift.ts';
export { keepLocalTimes } from './keep-local-times.ts';
export { judgedShift, judgedShifts, presentShift, refreshAround, refreshWarnings } from './judged-shifts.ts';
export { notifyShifts, releaseShiftsOf, releaseShiftsOutside, unassignDuring } from './open-shifts-of.ts';
