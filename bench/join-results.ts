import type { CaseResult, Results } from './results.ts';

/**
 * What was kept of a commit together with what a later call found: of one case, method, limit and seed the later run counts. Results that were
 * measured in another way (commit, threads, clock, machine) cannot stand in one table: then only the later ones are kept.
 */
export function joinResults(kept: Results | null, later: Results): Results {
  if (kept === null || wayOf(kept) !== wayOf(later)) return later;
  const cases = new Map(kept.cases.map((one) => [one.name, one]));
  for (const one of later.cases) cases.set(one.name, joinCase(cases.get(one.name), one));
  return { ...later, cases: [...cases.values()] };
}

function joinCase(kept: CaseResult | undefined, later: CaseResult): CaseResult {
  const again = new Set(later.runs.map(nameOf));
  const rest = kept?.runs.filter((run) => !again.has(nameOf(run))) ?? [];
  return { ...later, runs: [...rest, ...later.runs] };
}

const nameOf = ({ method, limit, seed }: CaseResult['runs'][number]) => `${method} ${limit} ${seed}`;

const wayOf = ({ commit, machine, threads, clock }: Results) => JSON.stringify([commit, machine, threads, clock]);
