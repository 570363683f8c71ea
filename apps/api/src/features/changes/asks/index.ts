// Asking employees one after the other or all at once who takes a shift.

export { closeAsksOfShifts } from './close-asks.ts';
export { startAsking } from './continue-asks.ts';
export { moveAsks } from './move-hours.ts';
