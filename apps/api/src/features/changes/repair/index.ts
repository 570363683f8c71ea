export { openForAbsence } from './open-for-absence.ts';
