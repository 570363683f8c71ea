import { applyChanges, compareOpen, plan, type Change, type LinearSolver, type PlanOnce } from '@pamaina/engine';
import { bruteForce, randomProblem } from '@pamaina/engine/testing';
import { beforeAll, expect, it } from 'vitest';
import { highsSolver } from './highs-solver.ts';

const PROBLEMS = process.env['DRAWS'] === 'all' ? 300 : 60;

let solver: LinearSolver;
beforeAll(async () => {
  solver = await highsSolver();
});

/** Little work in every third problem, so that not everything is proved. */
const planner =
  (work: number): PlanOnce =>
  (problem, { start }) =>
    plan(problem, { seed: 1, clock: () => 0, timeLimitMs: 1e6, maxIterations: work, solver, ...(start && { start }) });

it('what is said of the open shifts is never false, against all rosters: somebody away, and a rule dropped', async () => {
  let compared = 0;
  let exact = 0;
  for (let seed = 0; seed < PROBLEMS; seed++) {
    const problem = randomProblem(seed, { people: 2, from: 14, to: 16 });
    const most = bruteForce(problem)?.filled;
    if (most === undefined) continue;
    const isLooser = seed % 2 === 1;
    const changes: Change[] = !isLooser
      ? problem.people.map(({ id }) => ({ kind: 'away', employeeId: id, from: '2026-03-14', to: '2026-03-15' }))
      : ['max-consecutive-days', 'max-hours-per-week', 'unavailable'].map((rule) => ({
          kind: 'strictness',
          rule,
          severity: 'off',
        }));
    const found = await compareOpen(
      problem,
      { isLooser, changes, from: problem.from },
      planner(seed % 3 === 0 ? 2 : 400),
    );
    for (const [i, change] of changes.entries()) {
      const other = bruteForce(applyChanges(problem, [change], problem.from))?.filled;
      const difference = found.differences[i];
      if (other === undefined || !difference) continue;
      const needed = (of: typeof problem) => of.needs.reduce((sum, { count }) => sum + count, 0);
      const truth = needed(applyChanges(problem, [change], problem.from)) - other - (needed(problem) - most);
      const { least, most: top } = difference;
      const told = JSON.stringify([seed, change, difference, truth]);
      if (least !== null) expect(truth, told).toBeGreaterThanOrEqual(least);
      if (top !== null) expect(truth, told).toBeLessThanOrEqual(top);
      compared += 1;
      if (least !== null && least === top) exact += 1;
    }
  }
  expect(compared).toBeGreaterThan(PROBLEMS / 2);
  expect(exact).toBeGreaterThan(compared / 3);
});

it('stopped before the first plan, nothing is said', async () => {
  const problem = randomProblem(3, { people: 2, from: 14, to: 16 });
  const question = { isLooser: false, changes: [], from: problem.from } as const;
  expect(await compareOpen(problem, question, () => null)).toEqual({ open: null, differences: [] });
});
