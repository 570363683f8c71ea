import type { CaseResult, Results } from './results.ts';

/**
 * Merges the stored results of a commit with later ones: for the same case, method, limit and seed the later run
 * counts. Results measured differently (commit, threads, clock, machine) cannot share a table: then only the later ones
 * are stored.
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
