export { cancelClaimsOf } from './cancel-claims-of.ts';
export { pendingClaimCount } from './pending-claim-count.ts';
