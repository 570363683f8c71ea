import { readBenchmark } from '@pamaina/engine';
import { benchmarkInstance, diveFromRoot } from '@pamaina/engine/testing';
import { expect, it } from 'vitest';
import { highsSolver } from './highs-solver.ts';

it('a dive from the complete program of many employees gives each a roster, near the bound', async () => {
  const solver = await highsSolver();
  const problem = readBenchmark(benchmarkInstance({ days: 28, people: 90, shifts: 2, seed: 1 }));
  const found = diveFromRoot(problem, solver);
  if (!found) throw new Error('Somebody has no lawful roster');
  const { before, after, rosters, bound } = found;
  expect(rosters).toBeGreaterThan(80);
  expect(after).toBeGreaterThanOrEqual(bound - 1e-6);
  expect(after - bound).toBeLessThan(0.01 * (before - bound));
});
