// Sample businesses that fill an empty project.

export { weeklyAbsences } from './weekly-absences.ts';
