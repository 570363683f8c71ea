// Rings of swaps among two to four employees, which a manager offers and all in them agree to.

export { closeRingsOfEmployee, closeRingsOfShifts, moveRings } from './close-rings.ts';
export { waitingRingCount } from './ring-rows.ts';
