import { plan, readBenchmark, type Exchange } from '@pamaina/engine';
import { benchmarkInstance } from '@pamaina/engine/testing';
import { expect, it } from 'vitest';
import { highsSolver } from './highs-solver.ts';
import { createBoard, openBoard } from './shared-board.ts';

it('of two threads, the second dives from the incomplete linear program of the first', { timeout: 240_000 }, async () => {
  const solver = await highsSolver();
  const problem = readBenchmark(benchmarkInstance({ days: 28, people: 120, shifts: 8, seed: 1 }));
  const planWith = (exchange: Exchange, helps: boolean) =>
    plan(problem, { seed: 1, helps, exchange, solver, clock: () => 0, timeLimitMs: 60_000, maxIterations: 3_000_000 });

  const board = openBoard(createBoard(problem));
  const first = planWith(board, false);
  console.log(first.quality, first.iterations, first.proved);
  const layers = board.rosters();
  console.log(process.env.X);
  expect(layers?.length).toBeGreaterThan(10);
  const { quality: result } = planWith({ ...board, cheaperThan: () => null, raise: (bound) => bound }, true);
  const alone = planWith(openBoard(createBoard(problem)), true).quality;
  console.log(layers?.length, result.penalty, alone.penalty);
  expect(result.penalty).toBeLessThan(alone.penalty);
});
