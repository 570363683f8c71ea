export { listAbsences, type GrantedAbsence } from './list-absences.ts';
export { listBlocks, type Unavailable } from './list-blocks.ts';
