// Shifts, and the only place that writes them: locked, counted, judged and recorded.

export { ADDED, findOtherHalf, listRemovals, markOf } from './hand-work.ts';
export {
  beginEdit,
  lockMonth,
  openDraft,
  planningJob,
  refuseWhilePlanning,
  refusingOverlap,
  shiftValues,
} from './begin-edit.ts';
export { closeInvalidRequests, type ShiftChange, type ShiftOutcome } from './close-requests.ts';
export { exchangeShifts, reassignShift } from './reassign-shift.ts';
export type { PlannedRow, ShiftTable } from './shift-table.ts';
export { writeShifts } from './write-shifts.ts';
export { hoursMoved, keepLocalTimes, type MovedHours } from './keep-local-times.ts';
export { presentCut, presentShift, refreshAround, refreshWarnings } from './judged-shifts.ts';
export { notifyShifts, releaseShiftsOf, releaseShiftsOutside, unassignDuring } from './open-shifts-of.ts';
export { renameTemplate } from './rename-template.ts';
export { keepWithMonth, nextVersion } from './schedule-month.ts';
export { isPublished } from './is-published.ts';
export { readEntries, readPublishedChanges } from './stored-version.ts';
