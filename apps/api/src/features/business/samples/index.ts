export { weeklyAbsences } from './weekly-absences.ts';
