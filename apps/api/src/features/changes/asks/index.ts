export { closeAsksOfShifts } from './close-asks.ts';
export { startAsking } from './continue-asks.ts';
export { moveAsks } from './move-hours.ts';
