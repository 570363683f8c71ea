export { claimQueries } from './claim-queries.ts';
export { ClaimsToDecide } from './claims-to-decide.tsx';
export { OpenShifts } from './open-shifts.tsx';
