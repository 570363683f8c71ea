export { listAbsences, type GrantedAbsence, listBlocks, type Unavailable } from './absences.ts';
