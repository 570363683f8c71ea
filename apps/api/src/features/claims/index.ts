export { cancelClaimsOf } from './cancel-claims-of.ts';
export { pendingClaimCount } from './pending-claim-count.ts';
export { startTellingOpenings } from './start-telling-openings.ts';
