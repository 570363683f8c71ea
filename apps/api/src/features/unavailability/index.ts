export { listBlocks, type Unavailable } from './absences.ts';
