import { readBenchmark, type LinearSolver } from '@pamaina/engine';
import { benchmarkInstance, diveFromRoot } from '@pamaina/engine/testing';
import { expect, it } from 'vitest';
import { highsSolver } from './highs-solver.ts';

/** The solver, and after each deletion from a program of columns: how many of them are gone. */
function countDeletions(solver: LinearSolver): { counting: LinearSolver; shares: number[] } {
  const shares: number[] = [];
  const open: LinearSolver['open'] = (lower, upper) => {
    const program = solver.open(lower, upper);
    return {
      ...program,
      deleteColumns: (from, isGone) => {
        let asked = 0;
        const gone = program.deleteColumns(from, (distance) => {
          asked++;
          return isGone(distance);
        });
        shares.push(gone.size / asked);
        return gone;
      },
    };
  };
  return { counting: { ...solver, open }, shares };
}

it('a dive deletes columns that fit no more, many at a time, and closes most of the gap all the same', async () => {
  const { counting, shares } = countDeletions(await highsSolver());
  const problem = readBenchmark(benchmarkInstance({ days: 28, people: 20, shifts: 3, seed: 1 }));
  const found = diveFromRoot(problem, counting);
  if (!found) throw new Error('Somebody has no lawful roster');
  const { before, after, rosters, bound } = found;
  expect(rosters).toBeGreaterThan(15);
  expect(after).toBeGreaterThanOrEqual(bound - 1e-6);
  expect(after - bound).toBeLessThan(0.25 * (before - bound));
  // Whatever is in the basis stays, so that a deletion can be a little smaller than what no longer fits.
  expect(shares.length).toBeGreaterThan(1);
  expect(Math.min(...shares)).toBeGreaterThan(0.05);
  expect(Math.max(...shares)).toBeLessThan(1);
});
