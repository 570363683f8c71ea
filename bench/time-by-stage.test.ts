import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PLANNING_FILES, STAGE_FILES, timeByStage } from './report/how-it-plans/time-by-stage.ts';

const ENGINE = join(import.meta.dirname, '../packages/engine/src');

/** A profile of functions that call each other, the first one outermost, with the milliseconds of each. */
const profileOf = (calls: [file: string, milliseconds: number][]): string =>
  JSON.stringify({
    nodes: calls.map(([file], i) => ({
      id: i,
      callFrame: { functionName: 'f', url: `file:///packages/${file}` },
      children: i + 1 < calls.length ? [i + 1] : [],
    })),
    samples: calls.map((_, i) => i),
    timeDeltas: calls.map(([, milliseconds]) => milliseconds * 1000),
  });

describe('time by stage', () => {
  it.each([...PLANNING_FILES, ...STAGE_FILES.flatMap(([, paths]) => paths)])('the engine has %s', (path) => {
    expect(globSync(`${path}*`, { cwd: ENGINE })).not.toEqual([]);
  });

  it('counts what a stage calls, unless that is another stage', () => {
    const profile = profileOf([
      ['engine/src/search/portfolio.ts', 1000],
      ['engine/src/lp/integer/neighbourhood-search.ts', 500],
      ['engine/src/lp/pricing/pricing.ts', 250],
      ['engine/src/lp/integer/dive.ts', 250],
      ['engine/src/lp/master/master.ts', 500],
    ]);
    expect(timeByStage(profile)).toEqual({
      annealing: 0,
      root: 0,
      dives: 0.75,
      neighbourhoods: 0.75,
      proofs: 0,
      other: 1,
    });
  });

  it('leaves out a thread that did not plan', () => {
    expect(timeByStage(profileOf([['planner/src/worker.ts', 10]]))).toBeNull();
  });
});
