export { closeAsksOfShifts } from './close-asks.ts';
export { startAsking } from './continue-asks.ts';
