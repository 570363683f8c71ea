// Filling what an absence opens with the fewest changes, proposed and undone as one.

export { openForAbsence } from './open-for-absence.ts';
