import {
  applyChanges,
  figuresOf,
  imaginaryPerson,
  plan,
  type Change,
  type LinearSolver,
  type Problem,
  type Verdict,
  verdictOf,
} from '@pamaina/engine';
import { bruteForce, randomProblem } from '@pamaina/engine/testing';
import { beforeAll, expect, it } from 'vitest';
import { highsSolver } from './highs-solver.ts';

/** With `DRAWS=all` (after a change of the search) many more. */
const PAIRS = process.env['DRAWS'] === 'all' ? 500 : 60;
const sizes = [
  { people: 2, from: 14, to: 16 },
  { people: 3, from: 20, to: 21 },
  { people: 1, from: 12, to: 16 },
];
const NEAR = 1e-5;

let solver: LinearSolver;
beforeAll(async () => {
  solver = await highsSolver();
});

it('no sentence about two plans is false, compared with all rosters of both', () => {
  let [pairs, worked, oneSided] = [0, 0, 0];
  const kinds = new Set<string>();
  for (let seed = 0; pairs < PAIRS; seed++) {
    const problem = randomProblem(seed, sizes[seed % sizes.length]!);
    const change = changeOf(problem, seed);
    const changed = applyChanges(problem, [change]);
    const [best, changedBest] = [bruteForce(problem), tryAll(changed)];
    if (!best || !changedBest) continue;
    pairs++;
    kinds.add(change.kind);
    // A little work, so that plans are not always proved.
    const [base, other] = [problem, changed].map((of) => figuresOf(of, planOf(of, seed % 3 === 0 ? 1 : 2000)));
    const about = `seed ${seed} ${JSON.stringify(change)}`;
    const penalty = verdictOf(base!.penalty, other!.penalty);
    expectTrue(penalty, changedBest.penalty - best.penalty, about);
    const open = verdictOf(base!.open, other!.open);
    const missing = (of: Problem, filled: number) => neededIn(of) - filled;
    expectTrue(open, missing(changed, changedBest.filled) - missing(problem, best.filled), about);
    if (seed % 3 === 0) continue;
    worked++;
    if (penalty.certain === 'certain' || penalty.certain === 'at_least') oneSided++;
  }
  expect(kinds.size).toBe(7);
  expect(oneSided).toBeGreaterThan(worked * 0.7);
}, 240_000);

/** More people than these have too many rosters to try. */
function tryAll(problem: Problem) {
  return problem.people.length > 3 ? null : bruteForce(problem);
}

function planOf(problem: Problem, maxIterations: number) {
  return plan(problem, { seed: 1, clock: () => 0, timeLimitMs: 1e6, maxIterations, solver });
}

function neededIn(problem: Problem): number {
  const { quality } = planOf({ ...problem, people: [], fixed: [] }, 1);
  return quality.needed;
}

function expectTrue({ least, most, certain }: Verdict, truth: number, about: string): void {
  if (least !== null) expect(truth, about).toBeGreaterThanOrEqual(least - NEAR);
  if (most !== null) expect(truth, about).toBeLessThanOrEqual(most + NEAR);
  if (certain === 'certain') expect(Math.abs(truth - (least ?? Infinity)), about).toBeLessThan(NEAR);
  if (certain === 'at_least') expect(Math.abs(truth), about).toBeGreaterThan(NEAR / 100);
}

function changeOf(problem: Problem, seed: number): Change {
  const employeeId = 'p0';
  const { from, to } = problem;
  const template = problem.needs[0]?.template ?? 'x';
  const times = { start: 480, end: 960, breakMinutes: 0 };
  const all: Change[] = [
    { kind: 'away', employeeId, from, to: from },
    { kind: 'leaves', employeeId, lastDay: from },
    { kind: 'contractHours', employeeId, minutesPerWeek: 600 },
    { kind: 'closed', date: to },
    { kind: 'role', employeeId, role: 'waiter' },
    { kind: 'requirement', date: to, template, role: 'cook', count: 2, times },
    {
      kind: 'imaginary',
      person: imaginaryPerson(
        problem,
        { id: 'x', name: 'X', roles: ['cook'], minutesPerWeek: 1200, weekdays: [1, 2, 3, 4, 5, 6, 7] },
        from,
      ),
    },
  ];
  return all[seed % all.length]!;
}

const RULES = ['weekly-hours', 'max-consecutive-days', 'daily-rest', 'weekly-rest', 'norm-hours', 'max-weekends'];

it('one more person never lowers what can be filled, and one rule fewer never raises the least penalty', () => {
  let [pairs, gains] = [0, 0];
  for (let seed = 0; pairs < PAIRS; seed++) {
    // Two working days, which have a norm.
    const drawn = { ...randomProblem(seed, { people: 2, from: 17, to: 18 }), fixed: [] };
    const best = bruteForce(drawn);
    if (!best) continue;
    pairs++;
    const hired = tryAll(applyChanges(drawn, [hireFor(drawn)]));
    expect(hired?.filled, `hire ${seed}`).toBeGreaterThanOrEqual(best.filled);
    if (hired!.filled > best.filled) gains++;
    const rule = RULES[seed % RULES.length]!;
    const without = tryAll(applyChanges(drawn, [{ kind: 'strictness', rule, severity: 'off' }]));
    expect(without?.penalty, `without ${rule} ${seed}`).toBeLessThanOrEqual(best.penalty + NEAR);
  }
  expect(gains).toBeGreaterThan(PAIRS / 10);
}, 240_000);

function hireFor(problem: Problem): Change {
  const weekdays = [1, 2, 3, 4, 5, 6, 7];
  const imagined = { id: 'x', name: 'X', roles: ['cook'], minutesPerWeek: 2400, weekdays };
  return { kind: 'imaginary', person: imaginaryPerson(problem, imagined, problem.from) };
}
