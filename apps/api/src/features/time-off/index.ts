export { noteIllness } from './note-illness.ts';
export { pendingTimeOffCount } from './pending-time-off-count.ts';
export { withdrawTimeOffOf } from './withdraw-time-off-of.ts';
