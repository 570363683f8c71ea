import {
  applyChanges,
  figuresOf,
  leastOf,
  measure,
  netMinutes,
  needKey,
  payOfShift,
  plan,
  provable,
  type LinearSolver,
  type Problem,
  type Provable,
  type Shift,
  verdictOf,
} from '@pamaina/engine';
import { everyRoster, randomProblem, withPay } from '@pamaina/engine/testing';
import { beforeAll, expect, it } from 'vitest';
import { highsSolver } from './highs-solver.ts';
import { planByWork } from './testing/plan-by-work.ts';

/** With `DRAWS=all` (after a change of the search) many more. */
const PROBLEMS = process.env['DRAWS'] === 'all' ? 500 : 60;
const SIZES = [
  { people: 2, from: 14, to: 16 },
  { people: 3, from: 20, to: 21 },
  { people: 1, from: 12, to: 16 },
];
/** Whole cents and minutes: what was found is rounded. */
const ROUNDED = 1;

let solver: LinearSolver;
beforeAll(async () => {
  solver = await highsSolver();
});

const planner = (work: number) => planByWork(solver, work);

/** Counted by hand: the hours that are needed and not covered. */
function missingOf({ needs }: Problem, shifts: readonly Shift[]): number {
  const counts = Map.groupBy(
    shifts.filter(({ employeeId }) => employeeId !== null),
    needKey,
  );
  return needs.reduce(
    (sum, need) => sum + (Math.max(0, need.count - (counts.get(needKey(need))?.length ?? 0)) * netMinutes(need)) / 60,
    0,
  );
}

/** The least of a quantity of all rosters that cover as much; null: there is none, or it isn't known. */
function truthOf(problem: Problem, quantity: Provable, missing: number): number | null {
  const values = everyRoster(problem)
    .filter((shifts) => missingOf(problem, shifts) <= missing + 1e-6)
    .map((shifts) => amountOf(problem, shifts, quantity));
  return values.length === 0 ? null : Math.min(...values);
}

/** Counted by hand, except what is fair. */
function amountOf(problem: Problem, shifts: Shift[], quantity: Provable): number {
  const { fairHours } = problem.weights;
  if (quantity === 'fairness') return ((measure(problem, shifts).parts['fair-hours'] ?? 0) / fairHours) * 60;
  return shifts.reduce((sum, shift) => {
    const person = problem.people.find(({ id }) => id === shift.employeeId);
    if (!person || shift.date < problem.from || shift.date > problem.to) return sum;
    if (quantity === 'cost') return sum + (payOfShift(problem, person, shift) ?? 0);
    // On call at home isn't working time (Labour Code, Article 118).
    return sum + (shift.onCall === 'at_home' ? 0 : netMinutes(shift));
  }, 0);
}

it('the least of cost, hours and fairness is never above what trying all rosters finds', async () => {
  const counts = { compared: 0, exact: 0, certain: 0, differences: 0 };
  for (let seed = 0; seed < PROBLEMS; seed++) {
    const drawn = withPay(randomProblem(seed, SIZES[seed % SIZES.length]!), seed);
    const needs = drawn.needs.map((need) => ({ ...need, overWeight: null }));
    const problem: Problem = { ...drawn, needs, weights: { ...drawn.weights, fairHours: 2 } };
    const changed = applyChanges(problem, [{ kind: 'away', employeeId: 'p0', from: problem.from, to: problem.from }]);
    const quantity = provable[seed % provable.length]!;
    const about = `seed ${seed} ${quantity}`;
    const sides = [];
    for (const of of [problem, changed]) {
      const planned = plan(of, { seed: 1, clock: () => 0, timeLimitMs: 1e6, maxIterations: 200, solver });
      if (!planned.lawful) break;
      const { bound, reached } = await leastOf(
        of,
        { quantity, shifts: planned.shifts },
        planner(seed % 4 === 0 ? 2 : 4000),
      );
      const truth = truthOf(of, quantity, missingOf(of, planned.shifts));
      const { best } = figuresOf(of, planned)[quantity];
      if (truth === null || best === null) break;
      counts.compared += 1;
      if (bound !== null) expect(bound, about).toBeLessThanOrEqual(truth + ROUNDED);
      if (reached !== null) expect(reached, about).toBeGreaterThanOrEqual(truth - ROUNDED);
      if (bound !== null && Math.abs(bound - truth) <= ROUNDED) counts.exact += 1;
      sides.push({ truth, interval: { best: Math.min(best, reached ?? best), bound } });
    }
    const [base, other] = sides;
    if (!base || !other) continue;
    // What a sentence says of the difference, against the truth.
    const { least, most, certain } = verdictOf(base.interval, other.interval);
    const truth = other.truth - base.truth;
    counts.differences += 1;
    if (least !== null) expect(truth, about).toBeGreaterThanOrEqual(least - 2 * ROUNDED);
    if (most !== null) expect(truth, about).toBeLessThanOrEqual(most + 2 * ROUNDED);
    if (certain === 'certain') counts.certain += 1;
  }
  expect(counts.compared).toBeGreaterThan(PROBLEMS / 2);
  expect(counts.exact).toBeGreaterThan(counts.compared / 2);
  expect(counts.certain).toBeGreaterThan(counts.differences / 4);
}, 240_000);
