// Clocking in and out, on the phone or on the tablet at the counter.

export { matchShift } from './match-shift.ts';
export { clockStateOf, isForgotten } from './open-entry.ts';
export { forgottenReminders } from './remind-forgotten.ts';
export { readBreaks } from './stored-breaks.ts';
export { releaseEntriesOf } from './release-entries-of.ts';
export { addEntry, addFittingEntries, approveEntries, correctEntry } from './write-entries.ts';
