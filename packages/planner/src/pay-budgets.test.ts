import { judge, payOfShift, plan, type LinearSolver, type PayBudget, type Problem, type Shift } from '@pamaina/engine';
import { bruteForce, randomProblem, withPay } from '@pamaina/engine/testing';
import { beforeAll, expect, it } from 'vitest';
import { highsSolver } from './highs-solver.ts';

/** With `DRAWS=all` (after a change of the search) all of them. */
const isLong = process.env['DRAWS'] === 'all';
const COMPARED = isLong ? 1000 : 200;
const MONTHS = isLong ? 300 : 40;
const BUSY = 240_000;
const SIZES = [
  { people: 2, from: 14, to: 16 },
  { people: 3, from: 20, to: 21 },
  { people: 1, from: 12, to: 16 },
];

let solver: LinearSolver;
beforeAll(async () => {
  solver = await highsSolver();
});

const options = (maxIterations: number) => ({ seed: 1, clock: () => 0, timeLimitMs: 1e6, maxIterations, solver });

/** The pay of the shifts from a date to another, added up by hand. */
function paid(problem: Problem, shifts: readonly Shift[], { from, to }: PayBudget): number {
  const of = shifts.filter(({ date }) => from <= date && date <= to);
  return of.reduce((sum, shift) => {
    const person = problem.people.find(({ id }) => id === shift.employeeId);
    return sum + (person ? (payOfShift(problem, person, shift) ?? 0) : 0);
  }, 0);
}

const inPeriod = ({ from, to }: Problem, shifts: readonly Shift[]): Shift[] =>
  shifts.filter(({ date }) => from <= date && date <= to);

/** Budgets of the period and of its last day, of which some cannot be kept with all needs. */
function drawBudgets(problem: Problem, seed: number, whole: number): PayBudget[] {
  const { from, to } = problem;
  const share = [0, 0.25, 0.5, 0.65, 0.8, 0.95, 1][seed % 7] ?? 1;
  const kinds: PayBudget['keep'][] =
    seed % 3 === 0 ? ['goal', 'cap'] : seed % 3 === 1 ? ['cap', 'goal'] : ['cap', 'cap'];
  return [
    { from, to, cents: Math.round(whole * share), keep: kinds[0] ?? 'cap' },
    ...(seed % 2 === 0 ? [{ from: to, to, cents: Math.round((whole * share) / 3), keep: kinds[1] ?? 'cap' }] : []),
  ];
}

it('keeps caps, and finds and proves no less than the best of all rosters', { timeout: BUSY }, () => {
  let compared = 0;
  let proved = 0;
  let bound = 0;
  for (let seed = 0; compared < COMPARED; seed++) {
    const drawn = withPay(randomProblem(seed, SIZES[seed % SIZES.length]), seed);
    const free = seed % 4 === 0 ? drawn : { ...drawn, fixed: [] };
    const weights = { ...free.weights, budget: 3 };
    const period = { from: free.from, to: free.to, cents: 0, keep: 'cap' } as const;
    const whole = paid(free, plan(free, options(1000)).shifts, period);
    const problem = { ...free, weights, budgets: drawBudgets(free, seed, whole) };
    const best = bruteForce(problem);
    if (!best) continue;
    compared++;
    const result = plan(problem, options(3000));
    const { quality, shifts } = result;
    const about = `problem ${seed}`;
    expect(result.lawful, about).toBe(true);
    expect(quality.bound, about).toBeLessThanOrEqual(best.penalty + 1e-6);
    expect(quality.penalty, about).toBeGreaterThanOrEqual(best.penalty - 1e-6);
    if (result.proved) expect(quality.penalty, about).toBeCloseTo(best.penalty, 6);
    if (result.proved) proved++;
    if (quality.penalty <= best.penalty + 1e-6) bound++;
    for (const budget of problem.budgets) {
      const cents = paid(problem, shifts, budget);
      const standing = paid(problem, inPeriod(problem, problem.fixed), budget);
      if (budget.keep === 'cap') expect(cents, about).toBeLessThanOrEqual(Math.max(budget.cents, standing) + 1e-6);
      const said = judge(problem, shifts).filter(({ rule, params }) => rule === 'budget' && params['to'] === budget.to);
      const isOver = budget.keep === 'cap' && cents > budget.cents + 1e-6;
      expect(
        said.some(({ params }) => params['from'] === budget.from),
        about,
      ).toBe(isOver);
    }
  }
  console.log(compared, proved, bound);
  expect(proved).toBeGreaterThan(COMPARED / 2);
});
