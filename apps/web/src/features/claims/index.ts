export { claimQueries } from './claim-queries.ts';
export { ClaimsToDecide } from './claims-to-decide.tsx';
export { OpenShifts } from './open-shifts.tsx';
export { ClaimDecisionDrawer } from './claim-decision-drawer.tsx';
export { ClaimWords } from './claim-words.tsx';
