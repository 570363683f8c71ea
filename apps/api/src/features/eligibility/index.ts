export { absenceConsequence } from './absence-consequence.ts';
export { rankCandidates } from './rank-candidates.ts';
export { refuseIneligible } from './refuse-ineligible.ts';
export { shiftsOpenTo } from './shifts-open-to.ts';
export { type OpenShift, takersOfOpen } from './takers-of-open.ts';
