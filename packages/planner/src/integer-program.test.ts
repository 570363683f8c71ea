import type { LinearColumn, LinearSolver } from '@pamaina/engine';
import { solveIntegerMaster } from '@pamaina/engine/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { highsSolver } from './highs-solver.ts';

let solver: LinearSolver;
beforeAll(async () => {
  solver = await highsSolver();
});

const column = (cost: number, rows: number[], upper = 1, values = rows.map(() => 1)): LinearColumn => ({
  cost,
  lower: 0,
  upper,
  rows,
  values,
});

/**
 * A week of four employees with 12 rosters each; two are needed a day, a missing one costs 100, a surplus one 30. The
 * rosters are drawn by a fixed linear congruence.
 */
function week(seed: number): { rows: Float64Array; columns: LinearColumn[] } {
  let state = seed;
  const draw = (): number => (state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 32;
  const days = [4, 5, 6, 7, 8, 9, 10];
  const rosters = Array.from({ length: 48 }, (_, i) => {
    const worked = days.filter(() => draw() < 0.55);
    return column(Math.floor(draw() * 20), [i % 4, ...worked]);
  });
  const slack = days.flatMap((day) => [column(100, [day], 10), column(30, [day], 10, [-1])]);
  return { rows: Float64Array.from({ length: 11 }, (_, i) => (i < 4 ? 1 : 2)), columns: [...rosters, ...slack] };
}

const free = { over: () => false, nodes: 10_000 };

describe('an integer program', () => {
  it('says with a limit below the optimum only that nothing is at most that good', () => {
    let worse = 0;
    for (let seed = 1; seed <= 20; seed++) {
      const { rows, columns } = week(seed);
      const best = solver.solveWhole(rows, rows, columns, { ...free, below: 1e9 });
      expect(best.complete).toBe(true);
      const cut = solver.solveWhole(rows, rows, columns, { ...free, below: best.objective - 1 });
      expect(cut.complete).toBe(true);
      expect(cut.objective).toBeGreaterThan(best.objective - 1);
      if (cut.objective > best.objective + 1e-6) worse++;
      const exact = solver.solveWhole(rows, rows, columns, { ...free, below: best.objective + 1e-6 });
      expect(exact.objective).toBeCloseTo(best.objective, 6);
    }
    // Else this test no longer shows why the objective decides what is proved.
    expect(worse).toBeGreaterThan(0);
  });

  it('takes a bonus that shares no row with others', () => {
    const rows = new Float64Array([1, 1]);
    const columns = [column(3, [0]), column(5, [0]), column(-2, [1]), column(0, [1])];
    const { values, objective } = solver.solveWhole(rows, rows, columns, { ...free, below: 1e9 });
    expect([...values!]).toEqual([1, 0, 1, 0]);
    expect(objective).toBe(1);
  });
});

describe('the choice among rosters', () => {
  // One shift for one employee; a second one on it costs 10 in the linear program, and is forbidden.
  const demand = {
    codes: [0],
    place: new Int32Array([0]),
    asked: new Float64Array([1]),
    leastMissing: new Float64Array([0]),
    under: new Float64Array([100]),
    over: new Float64Array([10]),
    closed: new Uint8Array([1]),
    amount: new Uint8Array([0]),
  };
  const working = (person: number) => ({ person, row: new Int32Array([0]), codes: [0], cost: 0 });
  const resting = (person: number, cost: number) => ({ person, row: new Int32Array([-1]), codes: [], cost });

  it('is proved to be none where all are forbidden', () => {
    const rosters = [working(0), working(1)];
    const result = solveIntegerMaster(solver, demand, [0, 1], rosters, { ...free, below: 5 });
    expect(result).toEqual({ chosen: null, complete: true });
  });

  it('is proved where a forbidden one would cost less: both work for 10, and for 20 only one rests', () => {
    const rosters = [working(0), working(1), resting(0, 20), resting(1, 30)];
    const { chosen, complete } = solveIntegerMaster(solver, demand, [0, 1], rosters, { ...free, below: 25 });
    expect(chosen?.map(({ person, codes }) => [person, codes])).toEqual([
      [1, [0]],
      [0, []],
    ]);
    expect(complete).toBe(true);
  });

  it('is the cheapest where it is allowed', () => {
    const rosters = [working(0), working(1), resting(0, 4), resting(1, 3)];
    const { chosen, complete } = solveIntegerMaster(solver, demand, [0, 1], rosters, { ...free, below: 25 });
    expect(chosen?.map(({ person, codes }) => [person, codes])).toEqual([
      [0, [0]],
      [1, []],
    ]);
    expect(complete).toBe(true);
  });
});
