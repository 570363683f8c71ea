// When employees cannot work, and who could.

export {
  expandWeekly,
  type GrantedAbsence,
  hoursOfAbsence,
  listAbsences,
  listBlocks,
  readScheduled,
  type Span,
  type Unavailable,
} from './absences.ts';
export { readSpan } from './unavailability.ts';
