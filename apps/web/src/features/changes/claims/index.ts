export { claimQueries } from './claim-queries.ts';
export { ClaimsToDecide, ClaimDecisionDrawer } from './claims-to-decide.tsx';
export { OpenShifts } from './open-shifts.tsx';

export { ClaimWords } from './claim-words.tsx';
