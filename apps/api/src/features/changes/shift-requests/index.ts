// Swaps that employees offer and open shifts that they claim, from the offer to the decision.

export { closeRequestsOfEmployee, closeRequestsOfShifts } from './close-requests.ts';
export { incomingSwapCount, pendingClaimCount, pendingShiftRequests, pendingSwapCount } from './pending-counts.ts';
export { startTellingOpenings } from './notify-openings.ts';
export { transitionOf, type Machine } from './machine.ts';
export { moveRequests } from './move-hours.ts';
