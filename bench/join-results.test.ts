import { expect, test } from 'vitest';
import { joinResults } from './join-results.ts';
import type { CaseResult, Results, Run } from './results.ts';

const run = (limit: number, seed: number, penalty: number) => ({ method: 'engine', limit, seed, penalty }) as Run;
const of = (name: string, runs: Run[]) => ({ name, runs }) as CaseResult;
const results = (commit: string, cases: CaseResult[]) =>
  ({ commit, threads: 2, clock: 'wall', machine: { cores: 2 }, cases }) as unknown as Results;

test('calls for one commit add up; a run that was repeated counts as it came later', () => {
  const kept = results('a', [of('one', [run(10, 1, 5), run(10, 2, 6)]), of('two', [run(10, 1, 7)])]);
  const later = results('a', [of('one', [run(10, 2, 4), run(60, 1, 3)])]);
  expect(joinResults(kept, later).cases).toEqual([
    of('one', [run(10, 1, 5), run(10, 2, 4), run(60, 1, 3)]),
    of('two', [run(10, 1, 7)]),
  ]);
});

test('another commit starts from zero', () => {
  const later = results('b', [of('one', [run(10, 1, 5)])]);
  expect(joinResults(results('a', [of('two', [])]), later)).toBe(later);
  expect(joinResults(null, later)).toBe(later);
});
