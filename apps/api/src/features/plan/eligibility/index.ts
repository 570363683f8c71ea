// Who may take a shift, and why not: for claims, swaps, replacements and lists of candidates.

export { absenceConsequence, bestOf, takersOf } from './absence-consequence.ts';
export { claimableShifts, eligibleByShift, type OpenShift } from './open-shifts.ts';
export { judgeExchanges, judgingMs, loadExchangeMonths, type Exchange } from './judge-exchanges.ts';
export { rankCandidates, refusedReader, refuseExchange, refuseIneligible } from './rank-candidates.ts';
export { presentCandidates } from './present-candidates.ts';
export { RANKING_MS, whoMayTake } from './who-may-take.ts';
