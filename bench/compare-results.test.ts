import { describe, expect, it } from 'vitest';
import { compareResults } from './compare-results.ts';
import type { Results, Run } from './results.ts';

function resultsOf(...runs: Partial<Run>[]): Results {
  const whole = runs.map((run, seed): Run => ({
    method: 'engine',
    limit: 10,
    seed,
    penalty: 1000,
    bound: 990,
    proved: false,
    filled: 10,
    needed: 10,
    firstFeasible: 0.2,
    best: 5,
    coverageProved: 1,
    seconds: 10,
    cpuSeconds: 20,
    peakMegabytes: 100,
    curve: [],
    ...run,
  }));
  const machine = { cores: 2, processor: '', node: '' };
  const one = { name: 'A', kind: 'instance', days: 7, people: 2, shifts: 1, bestKnown: null, runs: whole } as const;
  return { commit: 'a', date: '', machine, threads: 2, clock: 'wall', cases: [one] };
}

describe('compareResults', () => {
  it('finds nothing in noise', () => {
    expect(compareResults(resultsOf({}), resultsOf({ penalty: 1004, bound: 986, firstFeasible: 1, best: 9 }))).toEqual(
      [],
    );
  });

  it.each<[Partial<Run>, string]>([
    [{ penalty: 1010 }, 'A, 10 s: penalty 1000 -> 1010'],
    [{ penalty: null }, 'A, 10 s: penalty 1000 -> none'],
    [{ bound: 900 }, 'A, 10 s: bound 990 -> 900'],
    [{ filled: 9 }, 'A, 10 s: filled 10 -> 9'],
    [{ firstFeasible: 3 }, 'A, 10 s: feasible at 0.2 -> 3'],
    [{ seconds: 16 }, 'A, 10 s: seconds 10 -> 16'],
    [{ peakMegabytes: 130 }, 'A, 10 s: memory 100 -> 130'],
  ])('names %j', (run, line) => {
    expect(compareResults(resultsOf({}), resultsOf(run))).toEqual([line]);
  });

  it('takes medians of the seeds', () => {
    const after = resultsOf({ penalty: 1000 }, { penalty: 2000 }, { penalty: 1001 });
    expect(compareResults(resultsOf({}, {}, {}), after)).toEqual([]);
  });
});
