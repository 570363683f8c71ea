import { plan, readBenchmark, type Exchange } from '@pamaina/engine';
import { benchmarkInstance } from '@pamaina/engine/testing';
import { expect, it } from 'vitest';
import { highsSolver } from './highs-solver.ts';
import { createBoard, openBoard } from './shared-board.ts';

it('of two threads, the second dives from the incomplete linear program of the first', async () => {
  const solver = await highsSolver();
  const problem = readBenchmark(benchmarkInstance({ days: 28, people: 120, shifts: 8, seed: 1 }));
  const planWith = (exchange: Exchange, work: { helps: boolean; maxIterations: number }) =>
    plan(problem, { seed: 1, exchange, solver, clock: () => 0, timeLimitMs: 60_000, ...work });

  const board = openBoard(createBoard(problem));
  planWith(board, { helps: false, maxIterations: 1_000_000 });
  const layers = board.rosters();
  expect(layers?.length).toBeGreaterThan(3);
  expect(layers?.length).toBeLessThanOrEqual(40);
  // Only the rosters come from the first thread, neither its plan nor its bound.
  const given = { ...openBoard(createBoard(problem)), rosters: () => layers };
  const helps = { helps: true, maxIterations: 5_000_000 };
  const dived = planWith(given, helps);
  const alone = planWith(openBoard(createBoard(problem)), helps);
  expect(dived.lawful).toBe(true);
  expect(dived.quality.penalty).toBeLessThan(alone.quality.penalty);
}, 240_000);
